"""Which element has the focus, also when what it lies in is drawn anew.

Whoever works with keys never loses the place: what had the focus gets it back, and where that is
gone, the next sensible thing does. What was opened takes the focus, and gives it back to where it
came from.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from .dom import patch

NAMES = ("data-option", "data-act", "data-field", "id", "data-about")
"""Attributes by which an element is found again."""
PARKED = "data-parked"
"""Marks an element that has the focus only until there is something to choose."""

_noted: list[str] = []
"""Selectors of the element that had the focus, the best first."""
_openers: list[str] = []
"""Selectors of the element from which something was opened that lies over all else."""
_keyboard = {"used": False}


def used_keyboard(used: bool) -> None:
    """Whether somebody works with keys or with a finger."""
    _keyboard["used"] = used


def note() -> None:
    """Remember which element has the focus, before it may be redrawn."""
    active = document.activeElement
    _noted.clear()
    if active and active != document.body and not active.hasAttribute(PARKED):
        for attribute in NAMES:
            value = active.getAttribute(attribute)
            if isinstance(value, str):
                _noted.append(f'[{attribute}="{window.CSS.escape(value)}"]')


def note_opener() -> None:
    """Something is opened: what had the focus before gets it back when that is closed."""
    if not _openers:
        _openers.extend(_noted)


def forget_opener() -> list[str]:
    """What was opened is closed: selectors of what had the focus before."""
    openers = _openers[:]
    _openers.clear()
    return openers


def give_back(first: Iterable[str], otherwise: Iterable[str], resort: str, *, new: bool) -> None:
    """Give the focus back to what had it; the selectors `first` go before that.

    With keys, if that is gone, to what one of the selectors `otherwise` finds, or as a last resort
    to an element that has it only until there is something to choose. At a `new` choice the option
    that was taken does not count as what had the focus.
    """
    active = document.activeElement
    parked = bool(active) and active.hasAttribute(PARKED)
    if active and active != document.body and not parked:
        return
    kept = [one for one in (*first, *_noted) if not (new and one.startswith("[data-option"))]
    if not _keyboard["used"]:
        otherwise, resort = (), ""
    for selector in (*kept, *otherwise):
        for element in document.querySelectorAll(selector):
            if _focus(element):
                if parked:
                    active.removeAttribute(PARKED)
                return
    element = document.querySelector(resort) if resort else None
    if element and _focus(element):
        element.setAttribute(PARKED, "")


def _focus(element: Any) -> bool:
    """Whether an element could take the focus; hidden ones cannot."""
    if element.closest("[data-covered]"):
        return False
    element.focus(window.JSON.parse('{"preventScroll":true}'))
    return bool(document.activeElement == element)


def give(selector: str) -> bool:
    """Give the focus to the first element that a selector finds; whether there is one."""
    element = document.querySelector(selector)
    if element:
        element.focus()
    return bool(element)


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
