"""The coach beside a first game: which step is told now, and which have been.

What was told is kept with the game, so it can be left and taken up at any time.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from boonlake.engine.lesson import Lesson, Moment, Step

if TYPE_CHECKING:
    from .table import Table


class Coach:
    """Tells one step at a time, and only when it matters."""

    def __init__(self, table: Table, told: Iterable[str] = ()) -> None:
        self._table = table
        self._lesson: Lesson = table.game.box.teaching().lesson
        self.told = dict.fromkeys(told)
        """The keys of the steps that have been told, in their order."""
        self._seen: tuple[object, Step | None] | None = None

    @property
    def step(self) -> Step | None:
        """What is told now; None for silence."""
        table = self._table
        if not (table.history.taught and table.people):
            return None
        at = (table.aims, len(table.history.moves), len(self.told))
        if self._seen is None or self._seen[0] != at:
            self._seen = (at, self._lesson.due(self._moment(), self.told))
        return self._seen[1]

    def _moment(self) -> Moment:
        table = self._table
        seat = table.people[0]
        decision = table.decision()
        asked = decision if decision and decision.seat == seat and table.options() else None
        over = decision is None and not table.scoring_steps
        return Moment(seat, asked, table.history.records, bool(table.scoring_steps), over)

    def go_on(self) -> None:
        """The step has been read, or something was done without reading it."""
        if self.step is not None:
            self.told[self.step.key] = None
