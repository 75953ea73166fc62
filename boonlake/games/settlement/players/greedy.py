"""A player that takes the option whose outcome is worth most right away."""

from __future__ import annotations

from collections.abc import Iterator

from ....players.guessing import Guess, Guesser
from ..rules.agenda import PASS
from ..state import State
from .sequence import KINDS_TRIED, promising, worth_of

KINDS_PLAYED_ON = 2
"""So many kinds of landscape are tried while an option is played on."""


class Greedy(Guesser[State]):
    """Values every option by the position after it."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option worth most so far."""
        return weigh(guess(), self.seat)


def weigh(s: State, seat: int, kinds: int = KINDS_TRIED) -> Iterator[str]:
    """The option worth most to a seat so far, after each that was weighed."""
    options = promising(s, seat)
    chosen, most = options[0], float("-inf")
    if len(options) == 1:
        yield chosen
        return
    for option in options:
        worth = worth_of(s, seat, option, kinds)
        if worth > most:
            chosen, most = option, worth
        yield chosen


def aside(s: State) -> str:
    """How a seat passes most simply that is to be in nobody's way."""
    return PASS if PASS in s.options else s.options[0]


PLAYER = Greedy
