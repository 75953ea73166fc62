"""A player that plans its round: promising options are played on until it passes."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ....players.guessing import Guess, Guesser
from ....players.search import PlayedOn, best_played_on, best_right_away
from ..state import State
from .greedy import playing_on
from .sequence import after, promising, worth_of
from .value import value

CANDIDATES = 5
"""How many options of a decision are played on."""
MARGIN = 4.0
"""Options so many VP behind the best right away are not looked at."""


class Steady(Guesser[State]):
    """Plays promising options on to the end of its own part of the round."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option after which the rest of the round brings most so far."""
        return plan(guess(), self.seat)


def plan(s: State, seat: int) -> Iterator[str]:
    """The option after which the round ends best for a seat so far, after each short step."""
    few = yield from candidates(s, seat, CANDIDATES)
    yield from best_played_on(few, lambda option: _play_on(s, seat, option))


def _play_on(s: State, seat: int, option: str) -> PlayedOn:
    trial = after(s, seat, option)
    yield from playing_on(trial, seat)
    return value(trial, seat)


def candidates(s: State, seat: int, most: int) -> Generator[str, None, list[str]]:
    """Promising options, the best right away first."""
    return best_right_away(
        promising(s, seat), lambda option: worth_of(s, seat, option), most, MARGIN
    )


PLAYER = Steady
