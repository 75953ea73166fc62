"""A player that plans its round: lines of moves are followed until it passes."""

from __future__ import annotations

from collections.abc import Iterator

from ....players.guessing import Guess, Guesser
from ..state import State
from .planning import best_of, planned
from .sequence import promising

ROOTS = 6
"""How many options of a decision are looked at."""
WIDTH = 4
"""How many lines of moves are followed side by side."""


class Steady(Guesser[State]):
    """Plans to the end of its own part of the round."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option after which the rest of the round brings most so far."""
        return plan(guess(), self.seat)


def plan(s: State, seat: int, roots: int = ROOTS, width: int = WIDTH) -> Iterator[str]:
    """The option after which the rest of the round brings a seat most so far."""
    options = promising(s, seat)
    if len(options) == 1:
        yield options[0]
        return
    yield best_of((yield from planned(s, seat, roots, width)))


PLAYER = Steady
