"""The computer players of a table: when they think, and how long their moves are looked at."""

from __future__ import annotations

import asyncio
import json
from time import monotonic
from traceback import print_exc
from typing import Any, Protocol

from boonlake.engine.decision import Decision
from boonlake.players import Player

from ..session.session import Session
from ..session.settings import PAUSES
from ..session.states import THINKING
from ..session.table import Table
from .thinking import SLICE, Thinking

MOST = 6.0
"""Seconds for players who stop by themselves."""
WIDE = 6
"""A choice of so many options gets the whole time, smaller ones their share of it."""
HURRY = 0.6
"""Seconds for a choice where nobody wants to watch."""
SELDOM = 0.25
"""Seconds between two pictures while nobody wants to watch."""


class PlayerError(Exception):
    """A player that gave no answer, or one that is no option."""


class Onlookers(Protocol):
    """Those to whom the table is shown."""

    async def show(self, *, watched: bool) -> bool:
        """Show the position now; whether there was anything to tell of it."""

    def show_thinking(self, seconds: float, where: str) -> None:
        """Say for how long somebody has been thinking, and where that is done."""

    def show_result(self) -> None:
        """Show that the computer players have moved, or why they have not."""


class Opponents:
    """Wakes up when a computer player is asked, and sleeps when a person is."""

    def __init__(
        self, session: Session, table: Table, thinking: Thinking, onlookers: Onlookers
    ) -> None:
        self.table = table
        self._session = session
        self._thinking = thinking
        self._onlookers = onlookers
        self._quick: dict[int, Player] = {}
        self._task: asyncio.Task[None] | None = None
        self._skipped = -1
        """Where the turn began that somebody does not want to watch."""
        self._resting: asyncio.Event | None = None

    # From the page

    def wake(self) -> None:
        """Let computer players move as long as they are asked."""
        if self._task is None and self._decision():
            self._task = asyncio.ensure_future(self._move_on())

    def skip(self) -> None:
        """Enough thought: the best found so far is played, and the turn goes on at once."""
        self._skipped = self.table.history.turn_start
        self._hurry_up()

    def leave(self) -> None:
        """The table is left; nobody waits for an answer any more."""
        self._hurry_up()

    def _hurry_up(self) -> None:
        if self._task is not None:
            self._thinking.stop()
            if self._resting:
                self._resting.set()

    # Moving

    def _decision(self) -> Decision | None:
        """The decision of a computer player, while somebody sits at the table."""
        waiting = self._here and self.table.state == THINKING and not self.table.failure
        return self.table.decision() if waiting else None

    @property
    def _here(self) -> bool:
        """Whether somebody still sits at the table."""
        return self._session.table is self.table

    @property
    def _watched(self) -> bool:
        """Whether somebody wants to see every move."""
        return not self.table.is_hurried and self._skipped != self.table.history.turn_start

    async def _move_on(self) -> None:
        try:
            await self._moves()
        finally:
            self._task = None
        if self._here:
            self._onlookers.show_result()

    async def _moves(self) -> None:
        """Moves until a person is asked; each is kept before it is seen."""
        drawn = breath = monotonic()
        eventful = False
        while decision := self._decision():
            match = self.table.history
            state, position = match.state, len(match.moves)
            try:
                move = await self._choose(decision)
            except Exception as error:  # whatever it is, the people at the table are told
                if self._decision() is None:
                    return
                print_exc()
                self._session.fail(self.table, decision.seat, repr(error))
                return
            if eventful and self._watched:
                pause = PAUSES[self.table.settings.speed] / 1000
                await self._rest(drawn + pause - monotonic())
            if self._decision() is None or match.state is not state or len(match.moves) != position:
                continue  # somebody took a move back meanwhile, or the seat over
            self._session.play(self.table, move)
            now = monotonic()
            if self._here and (self._watched or now - drawn > SELDOM):
                await asyncio.sleep(0)
                eventful = await self._onlookers.show(watched=self._watched)
                await asyncio.sleep(0)
                drawn = breath = monotonic()
            elif now - breath > SLICE / 1000:
                await asyncio.sleep(0)
                breath = monotonic()

    async def _rest(self, seconds: float) -> None:
        """Linger on the last move, unless somebody has seen enough."""
        if seconds > 0:
            self._resting = asyncio.Event()
            waiting = asyncio.ensure_future(self._resting.wait())
            await asyncio.wait([waiting], timeout=seconds)
            waiting.cancel()
            self._resting = None

    # Thinking

    async def _choose(self, decision: Decision) -> str:
        """The choice of a player; PlayerError if it makes none that can be taken."""
        word = self.table.history.seats[decision.seat]
        if len(decision.options) == 1:
            return decision.options[0]
        clock = self.table.game.box.seating.clock
        if clock.get(word) == 0:
            return _checked(self._choose_at_once(decision, word), decision)
        best = await self._thinking.answer(
            question(self.table, decision.seat, word),
            self._seconds(decision, word),
            self._watch,
            first_thought=True,
        )
        return _checked(best, decision)

    def _choose_at_once(self, decision: Decision, word: str) -> str:
        match = self.table.history
        if decision.seat not in self._quick:
            self._quick[decision.seat] = match.game.player(word, decision.seat, match.seed)
        return self._quick[decision.seat].choose(decision, dict)

    def _seconds(self, decision: Decision, word: str) -> float:
        clock = self.table.game.box.seating.clock
        if word not in clock:
            return MOST
        whole = clock[word] if self._watched else HURRY
        return whole * min(1.0, len(decision.options) / WIDE)

    def _watch(self, best: Any) -> None:
        seconds = monotonic() - self._thinking.since
        self._onlookers.show_thinking(seconds, self._thinking.where)


def _checked(move: Any, decision: Decision) -> str:
    if move not in decision.options:
        raise PlayerError(f"{move!r} is no option of {decision.kind}")
    return str(move)


def question(table: Table, seat: int, word: str) -> str:
    """What a mind is asked: the view of the seat, and who is to answer."""
    match = table.history
    return json.dumps(
        {
            "table": table.name,
            "game": match.game.name,
            "word": word,
            "seed": match.seed,
            "view": match.game.view(match.state, seat),
        }
    )
