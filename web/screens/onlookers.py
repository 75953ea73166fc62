"""What people see of computer players: their thinking, and each of their moves for a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from boonlake.engine.records import NOBODY

from ..browser import dom, motion
from ..session.seats import names_of
from ..session.table import Table
from .table import latest, thinking

if TYPE_CHECKING:
    from .stage import Stage


TRACED = {"calm": 1400, "quick": 700, "instant": 0}
"""By speed: milliseconds for which a ring shows where somebody has moved."""


class PageOnlookers:
    """Those who look at the page."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    async def show(self, *, watched: bool) -> bool:
        """Draw the table and light up what was moved; whether there was anything to tell."""
        stage, table = self._stage, self._stage.session.table
        if table is None:
            return False
        # Making the picture and showing it are two tasks, so that none of them takes long.
        drawing, pictures = stage.painter.prepare(), stage.painter.pictures
        await asyncio.sleep(0)
        if stage.session.table is not table:
            return False
        unchanged = stage.painter.pictures == pictures
        stage.draw(turn_to=True, prepared=drawing if unchanged else None)
        return self._tell(table, watched)

    def _tell(self, table: Table, watched: bool) -> bool:
        language, look = self._stage.language, self._stage.look
        lines = latest.sentences(table, language, names_of(table, language.text))
        if watched:
            for place, seat in latest.places(table, look).items():
                if seat != NOBODY:
                    motion.trace(place, table.colours[seat], TRACED[table.settings.speed])
        return bool(lines)

    def show_thinking(self, seconds: float, where: str) -> None:
        """Say for how long somebody has been thinking."""
        dom.patch("app", data_mind=where)
        dom.put(thinking.TIME, thinking.elapsed(self._stage.language, seconds))

    def show_result(self) -> None:
        """Draw the table when computer players have moved."""
        self._stage.go_on()
