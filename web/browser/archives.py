"""Archives that come after the page: each game has one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript import window

from .config import config

FOLDER = Path("/python/games")
"""Where they are kept for Python; workers have them at the same place."""


def addresses() -> dict[str, str]:
    """By game: where its archive is to be fetched."""
    games: dict[str, str] = config()["games"]
    return games


def place(game: str) -> str:
    """Where the archive of a game is kept."""
    return str(FOLDER / f"{game}.zip")


def fetch(game: str, came: Callable[[], object], failed: Callable[[], object]) -> None:
    """Fetch the archive of a game; one of the two is called later."""

    def keep(buffer: Any) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        Path(place(game)).write_bytes(buffer.to_bytes())
        came()

    def read(response: Any) -> None:
        if not response.ok:
            failed()
            return
        _hear(response.arrayBuffer(), keep, failed)

    _hear(window.fetch(addresses()[game]), read, failed)


def _hear(promise: Any, kept: Callable[[Any], None], failed: Callable[[], object]) -> None:
    promise.then(create_once_callable(kept), create_once_callable(lambda error: failed()))


def give_up(game: str) -> None:
    """Nothing can be shown without the archive of this game: say so in place of the page."""
    window.boonlake.fail("missing", addresses()[game].rpartition("/")[2])
