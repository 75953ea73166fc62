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
Gesture = Callable[[float, Pair, Pair], object]
"""Called with a factor of zoom, the place in the frame, and how far the fingers wandered."""


def on_gesture(place: Callable[[], str], handler: Gesture) -> None:
    """Call `handler` while a drawing is pinched, dragged or wheeled; `place` is its id now."""
    fingers: dict[int, Pair] = {}

    def hits(event: Any) -> bool:
        wanted = place()
        return bool(wanted and event.target.closest(f"#{wanted}"))

    def within(x: float, y: float) -> Pair:
        left, top, _, _ = frame_of(place())
        return x - left, y - top

    def wheel(event: Any) -> None:
        if hits(event):
            event.preventDefault()
            factor = WHEEL if float(event.deltaY) > 0 else 1 / WHEEL
            handler(factor, within(float(event.clientX), float(event.clientY)), (0.0, 0.0))

    def down(event: Any) -> None:
        hurry()
        if hits(event):
            fingers[int(event.pointerId)] = (float(event.clientX), float(event.clientY))

    def move(event: Any) -> None:
        number = int(event.pointerId)
        if number not in fingers:
            return
        old = dict(fingers)
        fingers[number] = (float(event.clientX), float(event.clientY))
        (x, y), (ox, oy) = _middle(fingers), _middle(old)
        if len(fingers) == 2:
            finger.used = True
            handler(_spread(fingers) / max(1.0, _spread(old)), within(x, y), (x - ox, y - oy))
        elif handler(1.0, within(x, y), (x - ox, y - oy)) and finger.has_wandered(x, y):
            finger.used = True

    def up(event: Any) -> None:
        fingers.pop(int(event.pointerId), None)

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
