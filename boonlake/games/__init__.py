"""The games, by name."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

NAMES = ("boonlake",)


def get(name: str) -> ModuleType:
    """The game's module: new, decision, apply, view, outcome and the questions beside them."""
    if name not in NAMES:
        raise ValueError(f"unknown game {name!r}; there is {', '.join(NAMES)}")
    return import_module(f"boonlake.games.{name}")
