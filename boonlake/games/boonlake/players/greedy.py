"""A player that takes the option whose outcome is worth most right away."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....players.guessing import Guess, Guesser
from ..rules.agenda import apply
from ..state import State
from .sequence import first_pastures, promising, tried
from .strips import best_strip
from .valuation import BY_HAND, LEARNED, Valuation

Choose = Callable[[State, int], Iterator[str]]
"""How a seat chooses: the best option so far, after each step."""


class Greedy(Guesser[State]):
    """Values every option by the position after it."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option worth most so far."""
        return weigh(guess(), self.seat)


def weigh(s: State, seat: int, by: Valuation = BY_HAND) -> Iterator[str]:
    """The option worth most to a seat so far, after each that was weighed."""
    if s.agenda[-1][0] == "strip":
        yield best_strip(s, seat)
        return
    kind, options = s.agenda[-1][0], promising(s, seat)
    if kind == "pasture":
        options = first_pastures(s, options)
    worth = by.lead if kind == "ship" else by.value  # sailing moves everybody's time on
    chosen, most = options[0], float("-inf")
    if len(options) == 1:
        yield chosen
        return
    for move in options:
        brings = worth(tried(s, seat, move), seat)
        if brings > most:
            chosen, most = move, brings
        yield chosen


def weigh_learned(s: State, seat: int) -> Iterator[str]:
    """The same by what was learned from games: who chooses so beats greedy players."""
    return weigh(s, seat, LEARNED)


def a_round(s: State) -> int:
    """The turns of everybody who takes strips: the Wise Eminence has hers in between."""
    return s.seats - (s.eminence is not None)


def playing_on(
    s: State, turns: int = 0, choose: Choose = weigh, *, in_steps: bool = False
) -> Iterator[None]:
    """Finish the turn and play so many more, a short step at a time; as greedy players would.

    A choice is one step, unless it is to be made `in_steps`: a greedy one is soon made, and search
    waits for very many of them.
    """
    while s.agenda:
        kind, seat = s.agenda[-1][:2]
        if kind == "strip":
            if not turns:
                return
            turns -= 1
        chosen = ""
        for so_far in choose(s, seat):
            chosen = so_far
            if in_steps:
                yield
        apply(s, chosen)
        yield


PLAYER = Greedy
