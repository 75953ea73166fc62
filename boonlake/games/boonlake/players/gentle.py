"""A player for beginners to meet: sensible moves, no plans, no hurry."""

from __future__ import annotations

from collections.abc import Iterator

from ....players.guessing import Forgetful, Guess
from ..state import State
from .greedy import weigh

UNHURRIED = 2
"""The ship sails no farther than so many steps."""


class Gentle(Forgetful[State]):
    """Takes the topmost strip and sails slowly; all else is what a greedy player finds good."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option that comes to mind first, or the one worth most so far."""
        state = guess()
        kind, options = state.agenda[-1][0], state.options[: state.main]
        if kind == "strip":
            yield options[0]
        elif kind == "ship":
            yield options[min(UNHURRIED, len(options)) - 1]
        else:
            yield from weigh(state, self.seat)


PLAYER = Gentle
