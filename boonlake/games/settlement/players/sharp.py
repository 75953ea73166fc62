"""A player that searches: promising options are played on for two rounds, on many guesses of what
is hidden, and the weaker half is dropped again and again."""

from __future__ import annotations

from collections.abc import Iterator

from ....players.guessing import Guess, Guesser
from ..state import State
from .greedy import playing_on
from .sequence import after
from .steady import candidates
from .value import value

EFFORT = 12
"""Rounds played on for a choice."""
CANDIDATES = 5
"""How many options are played on."""
ROUNDS = 2
"""The present round and the following ones that are played on."""


class Sharp(Guesser[State]):
    """Searches on many guesses; its effort is counted in rounds played on."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option that leads furthest on average so far."""
        first = guess()
        options = yield from candidates(first, self.seat, CANDIDATES)
        yield options[0]
        yield from halving(options, EFFORT, guess, self.seat, first)


def halving(
    options: list[str], effort: int, guess: Guess[State], seat: int, first: State
) -> Iterator[str]:
    """Play all options on equally often on the same guesses, drop the weaker half, and again."""
    totals: dict[str, float] = dict.fromkeys(options, 0.0)
    times: dict[str, int] = dict.fromkeys(options, 0)
    alive = options
    rounds = max(1, (len(options) - 1).bit_length())
    state = first
    while len(alive) > 1:
        for _ in range(max(1, round(effort / (rounds * len(alive))))):
            for option in alive:
                trial = after(state, seat, option)
                for _ in playing_on(trial, seat, ROUNDS):
                    yield alive[0]
                totals[option] += value(trial, seat)
                times[option] += 1
            state = guess()
        alive = sorted(alive, key=lambda option: -totals[option] / times[option])
        alive = alive[: (len(alive) + 1) // 2]
        yield alive[0]
    yield alive[0]
