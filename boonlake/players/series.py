"""Series of games that nobody watches: over any executor, kept in a file, resumable."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any

from ..engine.game import Game
from .contest import play, rotated
from .study import Facts

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

AHEAD = 1_000
"""So many games are handed to an executor before the first of them is done."""


class SeriesError(ValueError):
    """A file that holds another series, or none; the message is one sentence."""


@dataclass(frozen=True)
class Series:
    """Games with seeds that follow each other; what a game is follows from its seed alone."""

    games: int
    seed: int
    """The first game's."""
    play: Callable[[int], Facts]
    """Plays the game of a seed; another process, or another machine, can be asked for it."""
    subject: dict[str, Any]
    """What else has to be the same for results to stand in one file."""

    def head(self) -> dict[str, Any]:
        """The first line of the file; more games may be asked for later."""
        return {**self.subject, "seed": self.seed}


def contest(
    make_game: Callable[[], Game[Any]], seats: tuple[str, ...], games: int, seed: int
) -> Series:
    """Games between the same players, who move on by one seat from game to game."""
    subject = {"seats": list(seats), "components": make_game().components.digest}
    return Series(games, seed, partial(_contest_game, make_game, seats, seed), subject)


def _contest_game(
    make_game: Callable[[], Game[Any]], seats: tuple[str, ...], first: int, seed: int
) -> Facts:
    return play(make_game(), rotated(seats, seed - first), seed)


def results(
    series: Series, executor: Executor | None = None, file: Path | None = None
) -> Generator[Facts, None, None]:
    """The facts of every game: those kept in the file first, then the others as they are done.

    Without an executor they are played here, one after the other.
    """
    seeds = range(series.seed, series.seed + series.games)
    kept = [facts for facts in read(series, file) if facts["seed"] in seeds] if file else []
    yield from kept
    there = {facts["seed"] for facts in kept}
    todo = (seed for seed in seeds if seed not in there)
    for facts in _done(series.play, todo, executor) if executor else map(series.play, todo):
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(facts, separators=(",", ":")) + "\n")
        yield facts


def _done(
    play_one: Callable[[int], Facts], todo: Iterable[int], executor: Executor
) -> Iterator[Facts]:
    """Games in the order in which they end."""
    waiting = iter(todo)
    done: SimpleQueue[Future[Facts]] = SimpleQueue()
    under_way: set[Future[Facts]] = set()

    def hand_over(most: int) -> None:
        for seed in islice(waiting, most):
            future = executor.submit(play_one, seed)
            under_way.add(future)
            future.add_done_callback(done.put)

    try:
        hand_over(AHEAD)
        while under_way:
            future = done.get()
            under_way.remove(future)
            yield future.result()
            hand_over(1)
    finally:
        for future in under_way:
            future.cancel()


def read(series: Series, file: Path) -> list[Facts]:
    """The games already in the file, which is begun if there is none; a torn last line is cut."""
    if not file.exists() or not file.stat().st_size:
        file.write_text(json.dumps(series.head()) + "\n", "utf-8")
        return []
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    lines = whole.splitlines()
    try:
        head, *games = [json.loads(line) for line in lines]
    except ValueError:
        raise SeriesError(f"{file}: expected the games of a series, found something else") from None
    if head != series.head():
        raise SeriesError(
            f"{file}: holds games of {_name(head)}, not of {_name(series.head())};"
            " name another file"
        )
    if whole != text:
        file.write_text(whole, "utf-8")
    return games


def _name(head: Any) -> str:
    if not isinstance(head, dict) or "seed" not in head:
        return "no series"
    return ", ".join(f"{key} {_said(value)}" for key, value in head.items())


def _said(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
