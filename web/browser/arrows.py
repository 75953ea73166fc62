"""Arrow keys lead from thing to thing within a part of the table or a panel.

Only what can be taken is a stop of the Tab key; everything else that can be explained is reached
from there, so that there are not a hundred stops.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document

from .keys import FIELDS

WAYS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
GROUPS = "#screen section, .panel-body"
THINGS = "[data-about]"
LEAST = 3.0
"""Pixels that something must lie further in the direction of the arrow."""
ASIDE = 2.5
"""How much worse it is to lie beside the way than along it."""

Place = tuple[float, float]


def on_arrow(named: Callable[[str], str], reached: Callable[[str], object]) -> None:
    """Let arrow keys move the focus; `named` names a thing, `reached` hears of one on the table."""

    def pressed(event: Any) -> None:
        way = WAYS.get(str(event.key))
        held = event.ctrlKey or event.metaKey or event.altKey or event.shiftKey
        active = document.activeElement
        if way is None or held or event.defaultPrevented or str(active.tagName).upper() in FIELDS:
            return
        group = active.closest(GROUPS)
        element = _next(group, active, way) if group else None
        if element is None:
            return
        event.preventDefault()
        thing = str(element.getAttribute("data-about"))
        _name(element, named(thing))
        element.focus()
        if group.matches("section"):
            reached(thing)

    document.addEventListener("keydown", create_proxy(pressed))


def _next(group: Any, active: Any, way: tuple[int, int]) -> Any:
    """The nearest thing in a direction; from the group itself the first one."""
    things = [thing for thing in group.querySelectorAll(THINGS) if thing.checkVisibility()]
    if not active.matches(THINGS):
        return things[0] if things else None
    x, y = _middle(active)
    best, least = None, 0.0
    for thing in things:
        ox, oy = _middle(thing)
        along = (ox - x) * way[0] + (oy - y) * way[1]
        aside = abs((ox - x) * way[1]) + abs((oy - y) * way[0])
        far = along + ASIDE * aside
        if along > LEAST and (best is None or far < least):
            best, least = thing, far
    return best


def _middle(thing: Any) -> Place:
    box = thing.getBoundingClientRect()
    return float(box.x) + float(box.width) / 2, float(box.y) + float(box.height) / 2


def _name(thing: Any, name: str) -> None:
    """What takes the focus has a name; what can be taken has one already."""
    if not thing.hasAttribute("tabindex"):
        thing.setAttribute("tabindex", "-1")
    if not thing.hasAttribute("role"):
        thing.setAttribute("role", "img")
        thing.setAttribute("aria-label", name)
