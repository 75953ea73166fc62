"""A player that plans ahead: the best plans of this round are followed through the next one."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

from ....players.guessing import Guess, Guesser
from ..state import State
from .planning import best_of, planned, planned_next
from .sequence import promising

ROOTS = 12
"""How many options of a decision are looked at."""
WIDTH = 30
"""How many lines of moves are followed side by side in the present round."""
NEXT_WIDTH = 3
"""And in the next one."""
CANDIDATES = 4
"""How many options are followed through the next round."""
MARGIN = 5.0
"""Options so many VP behind the best at the end of the round are not."""


class Sharp(Guesser[State]):
    """Plans to the end of the next round."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option after which two rounds bring most so far."""
        state = guess()
        options = promising(state, self.seat)
        if len(options) == 1:
            yield options[0]
            return
        ends = yield from planned(state, self.seat, ROOTS, WIDTH)
        best = sorted(ends.values(), key=itemgetter(0), reverse=True)[:CANDIDATES]
        best = [end for end in best if end.worth >= best[0].worth - MARGIN]
        chosen, most = best[0].root, float("-inf")
        if len(best) > 1 and state.round < state.components.rounds:
            for end in best:
                later = yield from planned_next(end, self.seat, NEXT_WIDTH)
                worth = later[best_of(later)].worth
                if worth > most:
                    chosen, most = end.root, worth
        yield chosen


PLAYER = Sharp
