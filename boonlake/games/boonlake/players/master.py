"""The strongest player: it plays its options on far more often than a sharp one, drops those that
are clearly behind, and values where they lead by what was learned from games.

`search` finds the best option of one decision.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import NamedTuple

from ....players.guessing import Guess, Guesser
from ....players.search import PlayedOn, Race
from ..state import State
from .expected import expected_lead
from .greedy import a_round, playing_on, weigh_learned
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
    """By how much a seat may expect to win with an option.

    It is the mean of what may be expected at the end of the turn and a round later. What lies
    further ahead says less: nobody plays on there as a master would.
    """
    s = after(state, seat, option)
    yield from playing_on(s, 0, weigh_learned)
    before = expected_lead(s, seat)
    yield from playing_on(s, a_round(s), weigh_learned)
    return (before + expected_lead(s, seat)) / 2


PLAYER = Master
