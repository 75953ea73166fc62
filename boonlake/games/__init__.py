"""The games, by name. A game is registered by the package that has its BOX."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..engine.box import Box

if TYPE_CHECKING:
    from ..engine.game import Game

_packages: dict[str, str] = {}


def register(name: str, package: str) -> None:
    """Make a game known: its package has a `BOX` and a module `game` with the `GAME`."""
    _packages[name] = package


register("boonlake", "boonlake.games.boonlake")
register("settlement", "boonlake.games.settlement")


def names() -> list[str]:
    """All games."""
    return list(_packages)


def box(name: str) -> Box:
    """What stands on the box of a game, without opening it."""
    if name not in _packages:
        raise ValueError(f"unknown game {name[:40]!r}; there is {', '.join(_packages)}")
    found: Box = import_module(_packages[name]).BOX
    return found


def get(name: str) -> Game[Any]:
    """The game itself, with our own component set."""
    return box(name).open()
