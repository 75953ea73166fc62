"""A player that plans its round: promising options are played on until it passes."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from operator import itemgetter

from ....players.guessing import Guess, Guesser
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
    chosen, most = few[0], float("-inf")
    if len(few) > 1:
        for option in few:
            trial = after(s, seat, option)
            for _ in playing_on(trial, seat):
                yield chosen
            worth = value(trial, seat)
            if worth > most:
                chosen, most = option, worth
    yield chosen


def candidates(s: State, seat: int, most: int) -> Generator[str, None, list[str]]:
    """Promising options, the best right away first."""
    ranked: list[tuple[float, str]] = []
    for option in promising(s, seat):
        ranked.append((worth_of(s, seat, option), option))
        yield max(ranked, key=itemgetter(0))[1]
    ranked.sort(key=itemgetter(0), reverse=True)
    least = ranked[0][0] - MARGIN
    return [option for worth, option in ranked[:most] if worth >= least]
