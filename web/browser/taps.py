"""Taps, holding and fields: one listener each for the whole page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document

from . import focus
from .clock import after

HOLD = 450
"""Milliseconds after which a touch is a question rather than a tap."""
SLOP = 10
"""Pixels a finger may wander and still tap."""
TINY = 34
"""Pixels below which a finger cannot be sure what it taps."""


class Finger:
    """What the finger that is down does."""

    def __init__(self) -> None:
        self.place = (0.0, 0.0)
        """Where it went down."""
        self.used = False
        """Whether it has meant something else than a tap."""
        self.touch: object = None
        """The touch that may become a question; None once it cannot."""

    def put_down(self, x: float, y: float) -> None:
        """It begins to touch."""
        self.place, self.used, self.touch = (x, y), False, None

    def has_wandered(self, x: float, y: float) -> bool:
        """Whether it went too far to tap."""
        return abs(x - self.place[0]) + abs(y - self.place[1]) > SLOP


finger = Finger()


def on_tap(
    handlers: Mapping[str, Callable[[str], object]],
    small: Callable[[float, float], bool] = lambda x, y: False,
) -> None:
    """Call the handler of the attribute named first that the tapped element or one around it has.

    A finger on something drawn too small to be sure is offered to `small` before, with the place
    of the tap.
    """

    def tapped(event: Any) -> None:
        used, finger.used = finger.used, False
        if used and event.isTrusted and event.detail:  # no finger is behind any other click
            return
        for attribute, handler in handlers.items():
            element = event.target.closest(f"[{attribute}]")
            if element:
                if not too_small(event, element):
                    handler(str(element.getAttribute(attribute)))
                return

    def too_small(event: Any, element: Any) -> bool:
        if not (event.isTrusted and event.detail and element.closest("svg")):
            return False
        box = element.getBoundingClientRect()
        tiny = min(float(box.width), float(box.height)) < TINY
        return tiny and small(float(event.clientX), float(event.clientY))

    document.addEventListener("click", create_proxy(tapped))


def on_hold(attribute: str, handler: Callable[[str], object]) -> None:
    """Call `handler` when an element is held, or asked about with the other mouse button."""

    def ask(element: Any, touch: object) -> None:
        if finger.touch is touch:
            finger.used = True
            handler(str(element.getAttribute(attribute)))

    def down(event: Any) -> None:
        focus.used_keyboard(False)
        finger.put_down(float(event.clientX), float(event.clientY))
        element = event.target.closest(f"[{attribute}]")
        if element and event.isPrimary and int(event.button) == 0:
            touch = finger.touch = object()
            after(HOLD, lambda: ask(element, touch))

    def move(event: Any) -> None:
        if finger.touch and finger.has_wandered(float(event.clientX), float(event.clientY)):
            finger.touch = None

    def up(event: Any) -> None:
        finger.touch = None

    def menu(event: Any) -> None:
        element = event.target.closest(f"[{attribute}]")
        if element:
            event.preventDefault()
            if not finger.used:
                handler(str(element.getAttribute(attribute)))

    for name, act in (("pointerdown", down), ("pointermove", move), ("pointerup", up)):
        document.addEventListener(name, create_proxy(act))
    document.addEventListener("pointercancel", create_proxy(up))
    document.addEventListener("contextmenu", create_proxy(menu))


def on_field(handler: Callable[[str, str], object]) -> None:
    """Call `handler` with a field's `data-field` and its new value."""

    def changed(event: Any) -> None:
        element = event.target.closest("[data-field]")
        if element:
            ticked = str(element.type) == "checkbox"
            value = ("on" if element.checked else "off") if ticked else str(element.value)
            handler(str(element.getAttribute("data-field")), value)

    document.addEventListener("input", create_proxy(changed))
