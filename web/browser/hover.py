"""A mouse that rests on something is told what that is, in a small note beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from .clock import after

REST = 600
"""Milliseconds that a mouse rests before the note comes."""
NOTE = "hover-note"
GAP = 8
"""Pixels between a thing and its note, and between the note and the edge of the window."""

STILL = 6
"""Pixels within which a mouse has not moved since it was pressed."""
COACH = ".coach-bubble"
"""What a note never covers."""

_resting: dict[str, Any] = {"on": None, "pressed": None}


def on_hover(attribute: str, told: Callable[[str], Sequence[str]]) -> None:
    """From now on show what is `told` of the element that a mouse rests on, line by line."""

    def over(event: Any) -> None:
        if str(event.pointerType) != "mouse":
            return
        element = event.target.closest(f"[{attribute}]")
        if _is_still(event):  # the page has changed under it
            element = None
        resting = _resting["on"]
        if element and resting and element.isSameNode(resting):
            return
        leave()
        _resting["on"] = element or None
        if element:
            after(REST, lambda: show(element))

    def show(element: Any) -> None:
        resting = _resting["on"]
        if resting and resting.isSameNode(element) and element.isConnected:
            _show(element, told(str(element.getAttribute(attribute))))

    def press(event: Any) -> None:
        _resting["pressed"] = float(event.clientX), float(event.clientY)
        leave()

    def leave(event: Any = None) -> None:
        _resting["on"] = None
        note = document.getElementById(NOTE)
        if note:
            note.remove()

    document.addEventListener("pointerover", create_proxy(over))
    gone = create_proxy(leave)
    document.addEventListener("pointerdown", create_proxy(press), True)
    for name in ("keydown", "wheel"):
        document.addEventListener(name, gone, True)
    document.documentElement.addEventListener("pointerleave", gone)


def _is_still(event: Any) -> bool:
    """Whether a mouse is where it was pressed last."""
    pressed: tuple[float, float] | None = _resting["pressed"]
    if pressed is None:
        return False
    return abs(float(event.clientX) - pressed[0]) + abs(float(event.clientY) - pressed[1]) < STILL


def _show(element: Any, lines: Sequence[str]) -> None:
    """Below the element, or above it where there is more room; not over what the coach says."""
    if not lines:
        return
    note = document.createElement("div")
    note.id = NOTE
    note.setAttribute("aria-hidden", "true")  # whoever reads aloud has the names of all things
    for number, line in enumerate(lines):
        part = document.createElement("p" if number else "b")
        part.textContent = line
        note.append(part)
    document.body.append(note)
    box, own = element.getBoundingClientRect(), note.getBoundingClientRect()
    width, height = float(own.width), float(own.height)
    left = float(box.left) + (float(box.width) - width) / 2
    left = max(GAP, min(left, float(window.innerWidth) - width - GAP))
    below = float(window.innerHeight) - float(box.bottom) - GAP
    top = float(box.bottom) + GAP if below >= height + GAP else float(box.top) - height - GAP
    top = max(float(GAP), top)
    note.style.left, note.style.top = f"{left:.0f}px", f"{top:.0f}px"
    coach = document.querySelector(COACH)
    if coach and _meets(coach.getBoundingClientRect(), left, top, width, height):
        note.remove()


def _meets(box: Any, left: float, top: float, width: float, height: float) -> bool:
    """Whether a note would lie over a box."""
    across = float(box.left) < left + width and float(box.right) > left
    return across and float(box.top) < top + height and float(box.bottom) > top
