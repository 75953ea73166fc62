"""A player for beginners to meet: sensible moves, no plans."""

from __future__ import annotations

from collections.abc import Iterator

from ....players.guessing import Forgetful, Guess
from ..state import State
from .sequence import promising, worth_of

COME_TO_MIND = 3
"""So many options are thought of, whichever they are."""


class Gentle(Forgetful[State]):
    """Takes the best of a few options that come to mind."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The best so far of those thought of."""
        state = guess()
        options = promising(state, self.seat)
        self.chance.shuffle(options)
        chosen, most = options[0], float("-inf")
        for option in options[:COME_TO_MIND]:
            worth = worth_of(state, self.seat, option)
            if worth > most:
                chosen, most = option, worth
            yield chosen


PLAYER = Gentle
