"""Pinching, dragging and wheeling a drawing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from .dom import frame_of
from .motion import hurry
from .taps import finger

WHEEL = 0.85
"""By how much one turn of the wheel zooms."""

Pair = tuple[float, float]
Gesture = Callable[[float, Pair, Pair, Pair], object]
"""Called with a factor of zoom, the place in the frame, how far the fingers wandered, and how wide
and high the frame is; answers whether that moved anything."""


class _Fingers:
    """The fingers on a drawing: where they are, and where they were when it last moved."""

    def __init__(self) -> None:
        self.now: dict[int, Pair] = {}
        self._before: dict[int, Pair] = {}
        self.frame = (0.0, 0.0, 0.0, 0.0)
        """Left, top, width and height of the drawing; it stays where it is meanwhile."""

    def settle(self) -> None:
        """From here on they move it."""
        self._before = dict(self.now)

    def move(self, handler: Gesture) -> None:
        """Let them move the drawing from where they were to where they are."""
        if not self.now or self.now == self._before:
            return
        (x, y), (ox, oy) = _middle(self.now), _middle(self._before)
        left, top, width, height = self.frame
        pinching = len(self.now) == 2
        factor = _spread(self.now) / max(1.0, _spread(self._before)) if pinching else 1.0
        self.settle()
        moved = handler(factor, (x - left, y - top), (x - ox, y - oy), (width, height))
        if pinching or (moved and finger.has_wandered(x, y)):
            finger.used = True


def on_gesture(place: Callable[[], str], handler: Gesture) -> None:
    """Call `handler` while a drawing is pinched, dragged or wheeled; `place` is its id now.

    Fingers tell of their way more often than there are pictures, so it is called once for each
    picture, and when a finger comes or goes.
    """
    fingers = _Fingers()
    waiting = {"picture": False}

    def hits(event: Any) -> bool:
        wanted = place()
        return bool(wanted and event.target.closest(f"#{wanted}"))

    def wheel(event: Any) -> None:
        if hits(event):
            event.preventDefault()
            factor = WHEEL if float(event.deltaY) > 0 else 1 / WHEEL
            left, top, width, height = frame_of(place())
            at = (float(event.clientX) - left, float(event.clientY) - top)
            handler(factor, at, (0.0, 0.0), (width, height))

    def down(event: Any) -> None:
        hurry()
        if hits(event):
            fingers.move(handler)
            fingers.frame = frame_of(place())
            fingers.now[int(event.pointerId)] = (float(event.clientX), float(event.clientY))
            fingers.settle()

    def move(event: Any) -> None:
        if not fingers.now:
            return
        number = int(event.pointerId)
        if number in fingers.now:
            fingers.now[number] = (float(event.clientX), float(event.clientY))
            if not waiting["picture"]:
                waiting["picture"] = True
                window.requestAnimationFrame(each_picture)

    def show(moment: float) -> None:
        waiting["picture"] = False
        fingers.move(handler)

    def up(event: Any) -> None:
        fingers.move(handler)
        fingers.now.pop(int(event.pointerId), None)
        fingers.settle()

    each_picture = create_proxy(show)
    passive = window.JSON.parse('{"passive":false}')
    document.addEventListener("wheel", create_proxy(wheel), passive)
    for name, act in (("pointerdown", down), ("pointermove", move), ("pointerup", up)):
        document.addEventListener(name, create_proxy(act))
    document.addEventListener("pointercancel", create_proxy(up))


def _spread(fingers: dict[int, Pair]) -> float:
    """How far the first two fingers are apart."""
    (ax, ay), (bx, by) = list(fingers.values())[:2]
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def _middle(fingers: dict[int, Pair]) -> Pair:
    """The place between all fingers."""
    count = len(fingers)
    return sum(x for x, _ in fingers.values()) / count, sum(y for _, y in fingers.values()) / count
