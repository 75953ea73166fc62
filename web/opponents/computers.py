"""The computer players of a table: when they think, and how their moves are shown."""

from __future__ import annotations

import asyncio
import json
from time import monotonic
from traceback import print_exc
from typing import TYPE_CHECKING, Any

from boonlake import players as bots
from boonlake.engine.decision import Decision
from web.browser import dom, motion

from ..screens import news, thinking_view
from ..session.seats import names_of
from ..session.settings import PAUSES
from ..session.table import THINKING, Table
from .thinking import SLICE, Thinking

if TYPE_CHECKING:
    from ..screens.page import Page

AT_ONCE = frozenset({"random"})
"""Players that need no time to think."""
SECONDS = {"sharp": 2.5}
"""How long the clock lets a player think about a wide choice; it never makes anybody wait."""
MOST = 6.0
"""For players who stop by themselves."""
WIDE = 6
"""A choice of so many options gets the whole time, smaller ones their share of it."""
HURRY = 0.6
"""Seconds for a choice where nobody wants to watch."""
SELDOM = 0.25
"""Seconds between two pictures while nobody wants to watch."""


class Computers:
    """Wakes up when a computer player is asked, and sleeps when a person is."""

    def __init__(self, table: Table, page: Page, thinking: Thinking) -> None:
        self.table = table
        self.page = page
        self.thinking = thinking
        self._quick: dict[int, bots.Player] = {}
        self._task: asyncio.Task[None] | None = None
        self._skipped = -1
        """Where the turn began that somebody does not want to watch."""
        self._resting: asyncio.Event | None = None

    # From the page

    def wake(self) -> None:
        """Let computer players move as long as they are asked."""
        if self._task is None and self._asked():
            self._task = asyncio.ensure_future(self._move_on())

    def skip(self) -> None:
        """Enough thought: the best found so far is played, and the turn goes on at once."""
        self._skipped = self.table.match.turn_start
        self._hurry_up()

    def leave(self) -> None:
        """The table is left; nobody waits for an answer any more."""
        self._hurry_up()

    def _hurry_up(self) -> None:
        if self._task is not None:
            self.thinking.stop()
            if self._resting:
                self._resting.set()

    # Moving

    def _asked(self) -> Decision | None:
        """The decision of a computer player, while the table is on the page."""
        return self.table.asked() if self._here and self.table.state == THINKING else None

    @property
    def _here(self) -> bool:
        """Whether the page still shows the table."""
        return self.page.table is self.table

    @property
    def _watched(self) -> bool:
        """Whether somebody wants to see every move."""
        unseen = self.table.hurried or self.page.settings.speed == "instant"
        return not unseen and self._skipped != self.table.match.turn_start

    async def _move_on(self) -> None:
        try:
            await self._moves()
        finally:
            self._task = None
        if self._here:
            self.page.go_on()

    async def _moves(self) -> None:
        """Moves until a person is asked; each is kept before it is seen."""
        drawn = breath = monotonic()
        told = False
        while asked := self._asked():
            match = self.table.match
            state, position = match.state, len(match.moves)
            move = await self._choose(asked)
            if told and self._watched:
                await self._rest(drawn + PAUSES[self.page.settings.speed] / 1000 - monotonic())
            if self._asked() is None or match.state is not state or len(match.moves) != position:
                continue  # somebody took a move back meanwhile, or the seat over
            self.table.play(move)
            now = monotonic()
            if self._watched or now - drawn > SELDOM:
                self.page.keep()
                await asyncio.sleep(0)
                told = await self._show()
                await asyncio.sleep(0)
                drawn = breath = monotonic()
            elif now - breath > SLICE / 1000:
                await asyncio.sleep(0)
                breath = monotonic()
        if self._here:
            self.page.keep()

    async def _show(self) -> bool:
        """Draw the table and light up what was moved; whether there was anything to tell."""
        if not self._here:
            return False
        drawing, pictures = self.page.prepare(), self.page.pictures
        await asyncio.sleep(0)
        if not self._here:
            return False
        self.page.draw(turn_to=True, prepared=drawing if self.page.pictures == pictures else None)
        names = names_of(self.table, self.page.words)
        lines = news.sentences(self.table, self.page.words, names)
        if self._watched:
            for place in news.places(self.table):
                motion.flash(place)
            dom.put("live", " ".join(lines))
        return bool(lines)

    async def _rest(self, seconds: float) -> None:
        """Linger on the last move, unless somebody has seen enough."""
        if seconds > 0:
            self._resting = asyncio.Event()
            waiting = asyncio.ensure_future(self._resting.wait())
            await asyncio.wait([waiting], timeout=seconds)
            waiting.cancel()
            self._resting = None

    # Thinking

    async def _choose(self, asked: Decision) -> str:
        word = self.table.match.seats[asked.seat]
        if len(asked.options) == 1:
            return asked.options[0]
        if word in AT_ONCE:
            return self._choose_at_once(asked, word)
        try:
            found = await self.thinking.answer(
                self._question(asked, word), self._seconds(asked, word), self._watch
            )
        except Exception:  # a player that fails must not end the game
            print_exc()
            found = None
        return str(found) if found in asked.options else asked.options[0]

    def _choose_at_once(self, asked: Decision, word: str) -> str:
        match = self.table.match
        if asked.seat not in self._quick:
            self._quick[asked.seat] = bots.player(word, match.game, asked.seat, match.seed)
        return self._quick[asked.seat].choose(asked, dict)

    def _question(self, asked: Decision, word: str) -> str:
        return question(self.table, asked.seat, word)

    def _seconds(self, asked: Decision, word: str) -> float:
        if word not in SECONDS:
            return MOST
        whole = SECONDS[word] if self._watched else HURRY
        return whole * min(1.0, len(asked.options) / WIDE)

    def _watch(self, best: Any) -> None:
        """Say for how long somebody has been thinking."""
        seconds = monotonic() - self.thinking.since
        dom.patch("app", data_mind=self.thinking.where)
        dom.put(thinking_view.TIME, thinking_view.elapsed(self.page.words, seconds))


def question(table: Table, seat: int, word: str) -> str:
    """What a mind is asked: the view of the seat, and who is to answer."""
    match = table.match
    return json.dumps(
        {
            "table": table.name,
            "game": match.game.NAME,
            "word": word,
            "seed": match.seed,
            "view": match.game.view(match.state, seat),
        }
    )
