"""What people see of computer players: their thinking, and each of their moves for a while."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..browser import dom, motion
from ..session.seats import names_of
from ..session.table import Table
from .table import latest, thinking

if TYPE_CHECKING:
    from .page import Page


class PageOnlookers:
    """Those who look at the page."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def show(self, *, watched: bool) -> bool:
        """Draw the table and light up what was moved; whether there was anything to tell."""
        page, table = self._page, self._page.session.table
        if table is None:
            return False
        # Making the picture and showing it are two tasks, so that none of them takes long.
        drawing, pictures = page.painter.prepare(), page.painter.pictures
        await asyncio.sleep(0)
        if page.session.table is not table:
            return False
        unchanged = page.painter.pictures == pictures
        page.draw(turn_to=True, prepared=drawing if unchanged else None)
        return self._tell(table, watched)

    def _tell(self, table: Table, watched: bool) -> bool:
        language, look = self._page.language, self._page.look
        lines = latest.sentences(table, language, names_of(table, language.text))
        if watched:
            for place in latest.places(table, look):
                motion.flash(place)
            dom.put("live", " ".join(lines))
        return bool(lines)

    def show_thinking(self, seconds: float, where: str) -> None:
        """Say for how long somebody has been thinking."""
        dom.patch("app", data_mind=where)
        dom.put(thinking.TIME, thinking.elapsed(self._page.language, seconds))

    def show_result(self) -> None:
        """Draw the table when computer players have moved."""
        self._page.go_on()
