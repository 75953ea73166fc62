"""Series of games between computer players: in several processes, kept in a file, resumable."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ..engine.game import Game
from .contest import play, rotated
from .study import Facts


class SeriesError(ValueError):
    """A file that holds another series, or none; the message is one sentence."""


@dataclass(frozen=True)
class Series:
    """Which games are played; game n has the seed `seed + n` and its seats moved on by n."""

    seats: tuple[str, ...]
    games: int
    seed: int
    components: str
    """The hash of the component set, so that results of different sets are never mixed."""

    def head(self) -> dict[str, Any]:
        """The first line of the file; more games may be asked for later."""
        return {"seats": list(self.seats), "seed": self.seed, "components": self.components}


def one(make_game: Callable[[], Game[Any]], seats: tuple[str, ...], seed: int, n: int) -> Facts:
    """Game n of a series; a function of its own so that another process can be asked for it."""
    return play(make_game(), rotated(seats, n), seed + n)


def results(
    series: Series, make_game: Callable[[], Game[Any]], jobs: int, file: Path | None
) -> Iterator[Facts]:
    """The facts of every game in order: those kept in the file first, then the others played."""
    done = read(series, file) if file else []
    yield from done[: series.games]
    todo = range(len(done), series.games)
    if not todo:
        return
    play_one = partial(one, make_game, series.seats, series.seed)
    for facts in _played(play_one, todo, jobs):
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(facts, separators=(",", ":")) + "\n")
        yield facts


def _played(play_one: Callable[[int], Facts], todo: Sequence[int], jobs: int) -> Iterator[Facts]:
    if jobs == 1:
        yield from map(play_one, todo)
        return
    from multiprocessing import get_context  # not to be had in a browser

    with get_context("spawn").Pool(min(jobs, len(todo))) as pool:
        yield from pool.imap(play_one, todo)


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
    if not isinstance(head, dict) or set(head) != {"seats", "seed", "components"}:
        return "no series"
    return f"{','.join(head['seats'])} from seed {head['seed']} with set {head['components']}"
