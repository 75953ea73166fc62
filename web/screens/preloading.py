"""What a game needs is imported while people look at the set-up.

The page is ready sooner that way, and the first game starts as quickly as before: whatever has
not come by itself is imported when it is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

from boonlake import games

from ..games import LOOKS

PAUSE = 40
"""Milliseconds between two imports; the page answers in between."""
OF_GAME = (
    "text",
    "components",
    "state",
    "tables",
    "rules",
    "game",
    "insight",
    "outlook",
    "wording",
)
"""Parts of a game's package in the order in which they need each other; not every game has all."""
OF_PAGE = (
    "web.kit.look",
    "web.screens.table.drawing",
    "web.screens.table.announcing",
    "web.screens.actions.table",
    "web.screens.actions.replay",
    "web.screens.actions.games",
    "web.screens.actions.sharing",
    "web.screens.actions.coach",
    "web.screens.actions.review",
    "web.screens.onlookers",
    "web.session.recording",
    "web.opponents.thinking",
    "web.opponents.players",
    "web.opponents.hints",
)
"""What every table needs."""

Later = Callable[[int, Callable[[], object]], None]


def preload(game: str, later: Later) -> None:
    """Import what a game needs, one part after the other."""
    _go_on(parts(game), later)


def _go_on(modules: Iterator[str], later: Later) -> None:
    module = next(modules, "")
    if module:
        import_module(module)
        later(PAUSE, lambda: _go_on(modules, later))


def parts(game: str) -> Iterator[str]:
    """The modules a game needs: its own, those of its look, those of every table."""
    package = games.box(game).package
    for part in OF_GAME:
        yield from _modules(f"{package}.{part}")
    if game in LOOKS:
        yield from _modules(LOOKS[game].rpartition(".")[0])
    yield from OF_PAGE


def _modules(name: str) -> Iterator[str]:
    """A module, or every module of a package one by one."""
    from importlib.util import find_spec  # not needed for the set-up itself
    from pkgutil import iter_modules

    spec = find_spec(name)
    if spec is None:
        return
    for inner in iter_modules(spec.submodule_search_locations or []):
        if not inner.ispkg:
            yield f"{name}.{inner.name}"
    yield name
