"""Time: calling something later, and times as people write them."""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_once_callable
from pyscript import window


def after(milliseconds: int, act: Callable[[], object]) -> None:
    """Call `act` once, after the page has had time to draw."""
    window.setTimeout(create_once_callable(act), milliseconds)


def moment(milliseconds: int, language: str) -> str:
    """A date and time as people write them."""
    how = window.JSON.parse('{"dateStyle":"medium","timeStyle":"short"}')
    return str(window.Date.new(milliseconds).toLocaleString(language, how))


def day(milliseconds: int) -> str:
    """A date for the name of a file."""
    return str(window.Date.new(milliseconds).toISOString())[:10]
