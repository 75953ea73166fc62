"""Hints on demand: asks the strongest mind about the position, and shows what it found."""

from __future__ import annotations

import asyncio
from time import monotonic
from traceback import print_exc
from typing import TYPE_CHECKING, Any

from boonlake.players.mind import HINT
from web.browser import dom, motion

from ..screens import thinking_view
from ..screens.actions import act
from ..screens.hint_view import Advice
from ..screens.marks import place_of
from ..screens.table_view import PANE_OF, Drawing
from .computers import question

if TYPE_CHECKING:
    from ..screens.page import Page
    from ..session.table import Table

SECONDS = 4.0
"""The most time that a hint takes."""

_tasks: set[asyncio.Future[None]] = set()
"""Hints that are being thought about; a task that nobody holds may be dropped."""


@act("hint")
def ask(page: Page, rest: str) -> None:
    """Ask what a strong player would do here."""
    table = page.table
    if table is None or not table.options():
        return
    page.panel = ""
    if table.advice is None or table.advice.position != len(table.match.moves):
        task = asyncio.ensure_future(_advise(page, table))
        _tasks.add(task)
        task.add_done_callback(_tasks.discard)


async def _advise(page: Page, table: Table) -> None:
    asked = table.asked()
    assert asked is not None
    advice = table.advice = Advice(len(table.match.moves))
    page.draw()

    def watch(best: Any) -> None:
        if page.table is not table or len(table.match.moves) != advice.position:
            page.thinking.stop()
        elif table.advice is advice:
            seconds = monotonic() - page.thinking.since
            dom.put(thinking_view.TIME, thinking_view.elapsed(page.words, seconds))

    try:
        best = await page.thinking.answer(question(table, asked.seat, HINT), SECONDS, watch)
    except Exception:  # no hint is no reason to stop the game
        print_exc()
        best = []
    advice.best = [(str(option), float(gain)) for option, gain in best or []]
    advice.done = True
    if page.table is table and table.advice is advice:
        page.draw()


@act("hint-stop")
def stop(page: Page, rest: str) -> None:
    """Enough thought: what was found so far is the hint."""
    page.thinking.stop()


@act("hint-close")
def close(page: Page, rest: str) -> None:
    """Put the hint away."""
    if page.table:
        page.table.advice = None
        page.draw()


@act("hint-show")
def show(page: Page, option: str) -> None:
    """Show where an option of the hint lies; a card opens its choices."""
    if page.table is None or option not in page.table.options():
        return
    drawing = Drawing(page.table, page.words)
    place = place_of(option, drawing.landings)
    page.turn_pane(PANE_OF.get(place.partition("-")[0], ""))
    if place in drawing.placing.choices:
        page.picked = place
    page.draw()
    motion.flash(place)
