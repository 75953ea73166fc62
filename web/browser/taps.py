"""Taps, holding and fields: one listener each for the whole page.

A tap counts for the picture at which it was aimed. Whatever a tap can mean may be replaced by
something else while the finger is on its way; such a tap means nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, window

from . import focus
from .clock import after

HOLD = 450
"""Milliseconds after which a touch is a question rather than a tap."""
SLOP = 10
"""Pixels a finger may wander and still tap."""
TINY = 34
"""Pixels below which a finger cannot be sure what it taps."""
GLANCE = 120
"""Milliseconds that it takes at least to see that the same spot means something else now."""
UNKNOWN = 10_000
"""Milliseconds by which a time that belongs to another clock is off."""


class Finger:
    """What the finger that is down does."""

    def __init__(self) -> None:
        self.place = (0.0, 0.0)
        """Where it went down."""
        self.used = False
        """Whether it has meant something else than a tap."""
        self.touch: object = None
        """The touch that may become a question; None once it cannot."""
        self.since: float | None = None
        """When it went down; None once that led to a tap."""

    def put_down(self, x: float, y: float, moment: float) -> None:
        """It begins to touch."""
        self.place, self.used, self.touch, self.since = (x, y), False, None, moment

    def has_wandered(self, x: float, y: float) -> bool:
        """Whether it went too far to tap."""
        return abs(x - self.place[0]) + abs(y - self.place[1]) > SLOP


finger = Finger()


class Picture:
    """What is on the screen, as far as taps can mean something there."""

    def __init__(self) -> None:
        self._number = 0
        self._since = 0.0
        """When it could be seen; after everything else while it cannot."""
        self._cause: tuple[float, float] | None = None
        """Where the tap was that led to it."""

    def change(self) -> None:
        """Taps mean something else from now on, and people see that two frames later."""
        self._number += 1
        self._since, self._cause = float("inf"), None
        number = self._number

        def drawn(moment: float) -> None:
            window.requestAnimationFrame(create_once_callable(seen))

        def seen(moment: float) -> None:
            if number == self._number:
                self._since = float(window.performance.now())

        window.requestAnimationFrame(create_once_callable(drawn))

    def was_aimed_at(self, since: float | None) -> bool:
        """Whether a finger that went down then can have meant this picture."""
        if since is None:  # no finger: a keyboard, or whatever else helps people
            return True
        same_spot = self._cause is not None and not finger.has_wandered(*self._cause)
        return since >= self._since + (GLANCE if same_spot else 0)

    def follow(self, act: Callable[[str], object], words: str) -> None:
        """Do what a tap means, and remember where it was if it led to another picture."""
        number = self._number
        act(words)
        if number != self._number:
            self._cause = finger.place


picture = Picture()


def _moment(event: Any) -> float:
    """When something happened, by the clock of the page."""
    now, then = float(window.performance.now()), float(event.timeStamp)
    return then if 0 <= now - then < UNKNOWN else now


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
        since, finger.since = finger.since, None
        by_finger = event.isTrusted and event.detail  # none is behind any other click
        if by_finger and (used or not picture.was_aimed_at(since)):
            return
        for attribute, handler in handlers.items():
            element = event.target.closest(f"[{attribute}]")
            if element:
                if str(element.tagName) == "A":
                    event.preventDefault()  # its address is for those who open it elsewhere
                if event.isTrusted and not event.detail:
                    focus.used_keyboard(True)
                if not too_small(event, element):
                    picture.follow(handler, str(element.getAttribute(attribute)))
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
        finger.put_down(float(event.clientX), float(event.clientY), _moment(event))
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
