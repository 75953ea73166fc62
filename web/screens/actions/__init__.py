"""What the page's own buttons and fields do: functions by the words that markup names them with.

A button names its action in `data-act`, a field in `data-field`; the first word is the name, the
rest its argument. The modules of this package mark their functions. The set-up's are there from the
start, the others are imported when one of them is first asked for, if not before.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..page import Page

Action = Callable[["Page", str], None]
Field = Callable[["Page", str, str], None]

LATER = ("table", "replay", "games", "sharing", "coach", "review")
"""Modules that only a table or a panel needs."""

_actions: dict[str, Action] = {}
_fields: dict[str, Field] = {}


def action(name: str) -> Callable[[Action], Action]:
    """Mark the function that carries out an action."""

    def mark(function: Action) -> Action:
        _actions[name] = function
        return function

    return mark


def field(name: str) -> Callable[[Field], Field]:
    """Mark the function that hears of a field."""

    def mark(function: Field) -> Field:
        _fields[name] = function
        return function

    return mark


def act(page: Page, words: str) -> None:
    """Carry out what a button names."""
    name, _, rest = words.partition(" ")
    if name not in _actions:
        _import_all()
    _actions[name](page, rest)


def fill(page: Page, words: str, value: str) -> None:
    """A field has another value; one that is only read later has no function."""
    name, _, rest = words.partition(" ")
    if name not in _fields:
        _import_all()
    if name in _fields:
        _fields[name](page, rest, value)


def names() -> list[str]:
    """Every action there is."""
    _import_all()
    return sorted(_actions)


def _import_all() -> None:
    for module in LATER:
        import_module(f"{__name__}.{module}")
