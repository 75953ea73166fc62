"""A player that searches: promising options are played on for two rounds, on many guesses of what
is hidden, and the weaker half is dropped again and again."""

from __future__ import annotations

from collections.abc import Iterator

from ....players.guessing import Guess, Guesser
from ....players.search import PlayedOn, halving
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
        yield from halving(options, EFFORT, first, guess, self._play_on)

    def _play_on(self, state: State, option: str) -> PlayedOn:
        trial = after(state, self.seat, option)
        yield from playing_on(trial, self.seat, ROUNDS)
        return value(trial, self.seat)


PLAYER = Sharp
