"""Where computer players think: in a worker once there is one, else here in short slices."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Protocol

from boonlake import games
from boonlake.players.mind import Mind

SLICE = 15
"""Milliseconds for which the page's own thread may think before it does anything else."""
PAUSE = 0.015
"""Seconds between two such slices while a worker is on its way: its files come through the page."""
STRIDE = 60
"""Milliseconds after which a worker tells its best so far."""
TICK = 0.1
"""Seconds between two looks at the clock."""
PATIENCE = 0.12
"""Seconds for which somebody who has seen enough waits for a first answer."""
LOST = 10.0
"""Seconds after which a worker that does not answer is given up."""
ARRIVAL = 20.0
"""Seconds for which a question that is not urgent waits for a worker that was called."""

Answer = tuple[Any, bool]
"""The best so far (None: nothing new), and whether it is final."""


class Worker(Protocol):
    """Functions on another thread."""

    async def call(self, function: str, argument: str | int) -> str:
        """What a function answers."""


class Place(Protocol):
    """Where one question at a time is thought about."""

    async def begin(self, question: str) -> None:
        """Take up a question."""

    async def step(self) -> Answer:
        """Think on for a moment."""


class Here:
    """On the page's own thread, a slice at a time."""

    def __init__(self) -> None:
        self.mind = Mind(games.get)
        self.pause = 0.0
        """Seconds between two slices."""
        self._first = True

    async def begin(self, question: str) -> None:
        """Take up a question."""
        await asyncio.sleep(0)
        self.mind.begin(question)
        self._first = True

    async def step(self) -> Answer:
        """Think for a slice, after the page has had its turn."""
        await asyncio.sleep(0 if self._first else self.pause)
        self._first = False
        return _read(self.mind.step(SLICE))


class Beside:
    """In a worker."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker

    async def begin(self, question: str) -> None:
        """Take up a question."""
        await asyncio.wait_for(self.worker.call("begin", question), LOST)

    async def step(self) -> Answer:
        """Let the worker think for a stride."""
        return _read(await asyncio.wait_for(self.worker.call("step", STRIDE), LOST))


def _read(text: str) -> Answer:
    answer = json.loads(text)
    return answer["best"], answer["done"]


class Thinking:
    """One question at a time; asking another one stops the one before."""

    def __init__(self, start: Callable[[], Awaitable[Worker]]) -> None:
        self._start = start
        self._starting: asyncio.Future[None] | None = None
        self._called = 0.0
        """When the worker was called."""
        self._beside: Beside | None = None
        self._here: Here | None = None
        self._stop = asyncio.Event()
        self.since = 0.0
        """When the open question was asked."""

    @property
    def where(self) -> str:
        """Where the next question will be thought about."""
        return "beside" if self._beside else "here"

    def stop(self) -> None:
        """Whoever waits gets the best so far at once."""
        self._stop.set()

    async def answer(
        self,
        question: str,
        seconds: float,
        watch: Callable[[Any], object],
        *,
        first_thought: bool = False,
        urgent: bool = True,
    ) -> Any:
        """The best that was found; `watch` hears the best so far several times a second.

        Whoever stops it before the first thought gets nothing, or with `first_thought` that one.
        What is not `urgent` waits for the worker rather than keep the page busy.
        """
        self.stop()
        stop = self._stop = asyncio.Event()
        self.since = monotonic()
        self._call_worker()
        if not urgent:
            await self._arrival(stop)
            if stop.is_set():
                return None
        patience = LOST if first_thought else PATIENCE
        if self._beside:
            try:
                return await _ask(self._beside, question, seconds, patience, stop, watch)
            except Exception as error:  # whatever happens beside the page, the game goes on here
                print(repr(error))
                self._beside = None
        self._here = self._here or Here()
        waiting = self._starting is not None and not self._starting.done()
        self._here.pause = PAUSE if waiting else 0.0
        return await _ask(self._here, question, seconds, patience, stop, watch)

    def _call_worker(self) -> None:
        """Ask for a worker once; until it comes, and if it never does, thinking is done here.

        On a slow device it may take long: late is better than never.
        """
        if self._starting is None:
            self._called = monotonic()
            self._starting = asyncio.ensure_future(self._await_worker())

    async def _await_worker(self) -> None:
        try:
            self._beside = Beside(await self._start())
        except Exception as error:  # no worker, whatever the reason
            print(repr(error))

    async def _arrival(self, stop: asyncio.Event) -> None:
        """Wait until the worker is there, but not for ever, and not for one who stops."""
        left = self._called + ARRIVAL - monotonic()
        if self._starting is None or self._starting.done() or left <= 0:
            return
        stopped: asyncio.Future[Any] = asyncio.ensure_future(stop.wait())
        await asyncio.wait(
            [self._starting, stopped], timeout=left, return_when=asyncio.FIRST_COMPLETED
        )
        stopped.cancel()


async def _ask(
    place: Place,
    question: str,
    seconds: float,
    patience: float,
    stop: asyncio.Event,
    watch: Callable[[Any], object],
) -> Any:
    until = monotonic() + seconds
    await place.begin(question)
    stopped: asyncio.Future[Any] = asyncio.ensure_future(stop.wait())
    best = None
    try:
        while True:
            step: asyncio.Future[Any] = asyncio.ensure_future(place.step())
            while not step.done() and not stop.is_set():
                watch(best)
                await asyncio.wait(
                    [step, stopped], timeout=TICK, return_when=asyncio.FIRST_COMPLETED
                )
            if best is None and not step.done():
                await asyncio.wait([step], timeout=patience)
            if not step.done():
                step.cancel()
                return best
            better, done = step.result()
            best = best if better is None else better
            if done or stop.is_set() or monotonic() >= until:
                return best
    finally:
        stopped.cancel()
