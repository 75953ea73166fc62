"""A player that takes the option whose outcome is worth most right away."""

from __future__ import annotations

from collections.abc import Iterator

from ....players.guessing import Guess, Guesser
from ..rules.agenda import PASS, apply
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


def playing_on(s: State, seat: int) -> Iterator[None]:
    """Play a seat's part of the round as a greedy player would, the others standing aside."""
    last = s.round
    while s.agenda:
        decides = s.agenda[-1][1]
        if decides != seat:
            stand_aside(s)
            continue
        if s.round > last or (s.round == last and s.players[seat].passed and _waiting(s)):
            return
        chosen = ""
        for so_far in weigh(s, seat, KINDS_PLAYED_ON):
            chosen = so_far
            yield
        apply(s, chosen)


def _waiting(s: State) -> bool:
    """Whether a seat that has passed has nothing more to choose."""
    return bool(s.agenda[-1][0] == "turn-choice")


def stand_aside(s: State) -> None:
    """Let another seat pass as simply as it can."""
    apply(s, PASS if PASS in s.options else s.options[0])


PLAYER = Greedy
