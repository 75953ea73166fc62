"""A plan that is kept: a round is planned once, and again only where the plan cannot go on."""

from __future__ import annotations

from collections.abc import Iterator

from ..rules.turn import END
from ..state import State
from .greedy import KINDS_PLAYED_ON, weigh
from .planning import best_line, planned
from .steady import ROOTS, WIDTH


class Following:
    """Plays as a steady player would that does not think of its plan again at every turn."""

    def __init__(self, seat: int, roots: int = ROOTS, width: int = WIDTH) -> None:
        self.seat, self.roots, self.width = seat, roots, width
        self._left: list[str] = []
        """What is left of the plan, the next move last."""

    def weigh(self, s: State) -> Iterator[str]:
        """What the plan says; of what belongs to its moves, the option worth most so far."""
        if s.agenda[-1][0] != "turn-choice":
            yield from weigh(s, self.seat, KINDS_PLAYED_ON)
            return
        if not self._left or (self._left[-1] not in s.options and END not in s.options):
            ends = yield from planned(s, self.seat, self.roots, self.width)
            self._left = list(reversed(best_line(ends).moves))
        yield self._left.pop() if self._left[-1] in s.options else END
