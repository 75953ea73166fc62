"""Which element has the focus, also when what it lies in is drawn anew."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from .dom import patch

NAMES = ("data-option", "data-act", "data-field", "id", "data-about")
"""Attributes by which an element is found again."""

_noted: list[str] = []
"""Selectors of the element that had the focus, the best first."""
_keyboard = {"used": False}


def used_keyboard(used: bool) -> None:
    """Whether somebody works with keys or with a finger."""
    _keyboard["used"] = used


def note() -> None:
    """Remember which element has the focus, before it may be redrawn."""
    active = document.activeElement
    _noted.clear()
    if active and active != document.body:
        for attribute in NAMES:
            value = active.getAttribute(attribute)
            if isinstance(value, str):
                _noted.append(f'[{attribute}="{window.CSS.escape(value)}"]')


def give_back(otherwise: str) -> None:
    """Give the focus back to the remembered element, or else to what the selector finds first."""
    active = document.activeElement
    if not _noted or (active and active != document.body):
        return
    wanted = [*_noted, otherwise] if _keyboard["used"] else _noted
    for selector in wanted:
        element = document.querySelector(selector)
        if element:
            element.focus(window.JSON.parse('{"preventScroll":true}'))
            return


def give(selector: str) -> None:
    """Give the focus to the first element that a selector finds."""
    element = document.querySelector(selector)
    if element:
        element.focus()


def cover(place: str, covered: bool) -> None:
    """Something lies over an element: the focus does not go there until it is uncovered."""
    # The attribute `inert` would do the same, and make the browser style all that is covered anew.
    patch(place, data_covered="" if covered else None)


def keep_uncovered(otherwise: str) -> None:
    """From now on focus that goes where something is covered goes to what a selector finds."""

    def wandered(event: Any) -> None:
        if event.target.closest("[data-covered]"):
            give(otherwise)

    document.addEventListener("focusin", create_proxy(wandered))
