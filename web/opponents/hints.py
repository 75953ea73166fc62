"""Hints on demand: asks the strongest mind about the position."""

from __future__ import annotations

import asyncio
from time import monotonic
from traceback import print_exc
from typing import Any

from boonlake.players.mind import HINT

from ..session.events import Turned
from ..session.hint import Hint
from ..session.session import Session
from ..session.table import Table
from .players import Onlookers, question
from .thinking import Thinking

SECONDS = 4.0
"""The most time that a hint takes."""


class Hints:
    """One hint at a time."""

    def __init__(self, session: Session, thinking: Thinking, onlookers: Onlookers) -> None:
        self._session = session
        self._thinking = thinking
        self._onlookers = onlookers
        self._tasks: set[asyncio.Future[None]] = set()
        """Hints that are being thought about; a task that nobody holds may be dropped."""

    def ask(self) -> None:
        """Ask what a strong player would do here, unless that is known or asked already."""
        table = self._session.table
        if table is None or not table.options() or _is_current(table, table.hint):
            return
        task = asyncio.ensure_future(self._think(table))
        self._tasks.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Future[None]) -> None:
        """Nobody else waits for a hint, so what failed in it is raised here."""
        self._tasks.discard(task)
        if not task.cancelled():
            task.result()

    def stop(self) -> None:
        """Enough thought: what was found so far is the hint."""
        self._thinking.stop()

    def put_away(self) -> None:
        """Nobody wants to see the hint any more."""
        table = self._session.table
        if table is not None:
            table.hint = None
            self._session.events.tell(Turned(table))

    async def _think(self, table: Table) -> None:
        decision = table.decision()
        assert decision is not None
        hint = table.hint = Hint(len(table.history.moves))
        self._session.events.tell(Turned(table))

        def watch(best: Any) -> None:
            if self._session.table is not table or not _is_current(table, hint):
                self._thinking.stop()
            else:
                seconds = monotonic() - self._thinking.since
                self._onlookers.show_thinking(seconds, self._thinking.where)

        try:
            words = question(table, decision.seat, HINT)
            best = await self._thinking.answer(words, SECONDS, watch, first_thought=True)
        except Exception:  # no hint is no reason to stop the game
            print_exc()
            best = []
        hint.best = [
            (str(option), float(gain), [(str(kind), int(n)) for kind, n in why])
            for option, gain, why in best or []
        ]
        hint.done = True
        if self._session.table is table and table.hint is hint:
            self._session.events.tell(Turned(table))


def _is_current(table: Table, hint: Hint | None) -> bool:
    """Whether a hint is the one of this position."""
    return hint is not None and table.hint is hint and hint.position == len(table.history.moves)
