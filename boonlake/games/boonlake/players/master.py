"""The strongest player: it plays its options on far more often than a sharp one, drops those that
are clearly behind, and values where they lead by what was learned from games.

`search` finds the best option of one decision, lines.py whole turns.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from ....players.guessing import Guess, Guesser
from ....players.search import PlayedOn, Race
from ..state import State
from .expected import expected_lead
from .greedy import playing_on
from .sequence import after
from .sharp import worth_a_look


class Effort(NamedTuple):
    """Games played on for one choice."""

    strip: int
    other: int


FULL = Effort(strip=140, other=20)
"""What a master takes for its own decisions."""
FEW = 5
"""How many options are played on; of strips all are."""
MARGIN = 4.0
"""Options so many VP behind the best right away are not looked at."""
ROUNDS = (0, 0, 3, 2, 2)
"""By seats: how many turns each of them has after the present one. What leads furthest after one
round is often not what leads furthest in the end."""
SOLO_ROUNDS = 1
"""Against the Wise Eminence, whose turns are none of these: two turns of one's own. She does not
play on as simply as the seat does when it is played on, so that it must not take long."""


class Master(Guesser[State]):
    """Searches on very many guesses."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option that leads furthest ahead on average so far."""
        yield from search(self.seat, guess, FULL)


def search(seat: int, guess: Guess[State], effort: Effort) -> Generator[str, None, Race]:
    """The best option of a decision so far, after each short step; all that was found in the end.

    The race's means are leads that a seat may expect at the end of the game.
    """
    first = guess()
    is_strip = first.agenda[-1][0] == "strip"
    options = yield from worth_a_look(first, seat, FEW, MARGIN)
    race = Race(options)
    yield race.best
    games = effort.strip if is_strip else effort.other
    yield from race.run(games, first, guess, lambda s, option: _play_on(s, seat, option))
    return race


def _play_on(state: State, seat: int, option: str) -> PlayedOn:
    return ahead_later(after(state, seat, option), seat)


def ahead_later(s: State, seat: int) -> PlayedOn:
    """By how much a seat may expect to win when a position is played on; the position changes.

    It is the mean of what may be expected after the last two rounds, which chance sways less than
    what is expected after the very last.
    """
    rounds = SOLO_ROUNDS if s.eminence else ROUNDS[s.seats]
    yield from playing_on(s, s.seats * (rounds - 1))
    before = expected_lead(s, seat)
    yield from playing_on(s, s.seats)
    return (before + expected_lead(s, seat)) / 2


PLAYER = Master
