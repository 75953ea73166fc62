"""Reviews on demand: one stretch after the other is asked of the mind beside the page."""

from __future__ import annotations

import asyncio
import json
from time import monotonic
from traceback import print_exc
from typing import Any

from boonlake.players.mind import REVIEW
from boonlake.players.review.judging import DEEP, Effort
from boonlake.players.review.keeping import from_data
from boonlake.players.review.stretches import Stretch

from ..session.events import Reviewed
from ..session.keeping import save_of_table
from ..session.review import Review
from ..session.reviewing import review_of
from ..session.session import Session
from ..session.table import Table
from .thinking import Thinking

SECONDS = 600.0
"""The most time for one stretch; on a slow device a close look takes long."""
PICTURES = 0.7
"""Seconds between two pictures of the progress."""
KEPT_EVERY = 8
"""A review is kept after so many stretches, and when it stops."""


class Reviews:
    """One review at a time."""

    def __init__(self, session: Session, thinking: Thinking) -> None:
        self._session = session
        self._thinking = thinking
        self._tasks: set[asyncio.Future[None]] = set()
        """What is being thought about; a task that nobody holds may be dropped."""

    def begin(self) -> None:
        """Review the game on the table, or go on where the review stopped."""
        review, table = review_of(self._session), self._session.table
        if review is None or table is None or review.running or not review.todo():
            return
        review.running, review.failed = True, False
        self._hold(self._go_on(table, review))

    def stop(self) -> None:
        """Enough for now; what is judged stays."""
        table = self._session.table
        if table is not None and table.review is not None and table.review.running:
            table.review.running = False
            self._thinking.stop()

    def answer(self, at: int, option: str) -> None:
        """Find out what a move is worth that somebody would have made at a position."""
        review, table = review_of(self._session), self._session.table
        if review is None or table is None or (at, option) in review.answers:
            return
        self.stop()
        review.answers[at, option] = None
        self._hold(self._try_out(table, review, at, option))

    def _hold(self, thought: Any) -> None:
        task = asyncio.ensure_future(thought)
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Future[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.result()

    async def _go_on(self, table: Table, review: Review) -> None:
        text = save_of_table(table).text()
        shown = monotonic()
        count = 0
        try:
            while review.running and (todo := review.todo()):
                for stretch, effort in todo:
                    if not review.running:
                        return
                    best = await self._ask(table, text, stretch, effort)
                    if best is None or not review.running:
                        return
                    review.note(from_data(best))
                    await asyncio.sleep(0)  # each of the following takes a task of its own
                    count += 1
                    if count % KEPT_EVERY == 0:
                        review.keep()
                        await asyncio.sleep(0)
                    if monotonic() - shown > PICTURES:
                        shown = monotonic()
                        self._tell(table)
                        await asyncio.sleep(0)
        except Exception:  # no review is no reason to lose the game
            print_exc()
            review.failed = True
        finally:
            review.running = False
            review.keep()
            await asyncio.sleep(0)
            self._tell(table)

    async def _try_out(self, table: Table, review: Review, at: int, option: str) -> None:
        inside = next(each for each in review.stretches.values() if each.at <= at < each.end)
        stretch = inside._replace(at=at)
        try:
            text = save_of_table(table).text()
            more = await self._ask(table, text, stretch, DEEP, option=option)
        except Exception:
            print_exc()
            more = None
        if more is None:
            review.answers.pop((at, option), None)
        else:
            review.answers[at, option] = float(more)
        self._tell(table)

    async def _ask(
        self, table: Table, text: str, stretch: Stretch, effort: Effort, **more: str
    ) -> Any:
        """The answer to a question; None if somebody stopped it."""
        question = {
            "table": table.name,
            "game": table.game.name,
            "word": REVIEW,
            "save": text,
            "at": stretch.at,
            "end": stretch.end,
            "effort": effort.word,
            **more,
        }
        return await self._thinking.answer(
            json.dumps(question), SECONDS, lambda best: None, urgent=False
        )

    def _tell(self, table: Table) -> None:
        if self._session.table is table:
            self._session.events.tell(Reviewed(table))
