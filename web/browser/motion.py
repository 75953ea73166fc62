"""What moves on the page: pieces that glide, places that light up, drawings that are zoomed.

Belongs to dom.py; the two are the only modules of the table that touch the page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from .dom import SLOP, after, held

FLASH = 1600
"""Milliseconds for which a place lights up."""
GLIDE = 220
"""Milliseconds in which a piece glides to its new place."""

WHEEL = 0.85
"""By how much one turn of the wheel zooms."""


def flash(place: str) -> None:
    """Let an element light up for a moment."""
    element = document.getElementById(place)
    if element:
        element.classList.remove("flash")
        after(0, lambda: element.classList.add("flash"))
        after(FLASH, lambda: element.classList.remove("flash"))


def still() -> bool:
    """Whether the system asks for reduced motion."""
    return bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)


# Gliding


def glide(element: str, dx: str, dy: str) -> None:
    """Let what a selector finds glide to where it is from so far away."""
    frames = f'[{{"transform":"translate({dx},{dy})"}},{{"transform":"translate(0px,0px)"}}]'
    _animate(element, frames, GLIDE)


def appear(element: str) -> None:
    """Let something new drop in."""
    _animate(element, APPEAR, GLIDE)


APPEAR = '[{"opacity":0,"transform":"translate(0px,-24px)"},{"opacity":1,"transform":"none"}]'


def _animate(selector: str, frames: str, milliseconds: int) -> None:
    element = document.querySelector(selector)
    if element:
        timing = f'{{"duration":{milliseconds},"easing":"ease-in-out"}}'
        element.animate(window.JSON.parse(frames), window.JSON.parse(timing))


def tall() -> bool:
    """Whether the strips lie in a row: on screens taller than wide, or as low as a phone's."""
    return bool(window.matchMedia("(max-aspect-ratio: 1/1), (max-height: 560px)").matches)


def hurry() -> None:
    """Everything that glides is where it belongs."""
    for movement in document.getAnimations():
        timing = movement.effect.getComputedTiming() if movement.effect else None
        if timing and float(timing.endTime) < FLASH:
            movement.finish()


# Zooming a drawing

Gesture = Callable[[float, tuple[float, float], tuple[float, float]], object]
"""Called with a factor of zoom, the place in the frame, and how far the fingers wandered."""


def frame_of(place: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of an element on the screen."""
    box = document.getElementById(place).getBoundingClientRect()
    return float(box.left), float(box.top), float(box.width), float(box.height)


def on_gesture(place: str, handler: Gesture) -> None:
    """Call `handler` while a drawing is pinched, dragged or wheeled."""
    fingers: dict[int, tuple[float, float]] = {}

    def within(x: float, y: float) -> tuple[float, float]:
        left, top, _, _ = frame_of(place)
        return x - left, y - top

    def wheel(event: Any) -> None:
        if event.target.closest(f"#{place}"):
            event.preventDefault()
            factor = WHEEL if float(event.deltaY) > 0 else 1 / WHEEL
            handler(factor, within(float(event.clientX), float(event.clientY)), (0.0, 0.0))

    def down(event: Any) -> None:
        hurry()
        if event.target.closest(f"#{place}"):
            fingers[int(event.pointerId)] = (float(event.clientX), float(event.clientY))

    def move(event: Any) -> None:
        number = int(event.pointerId)
        if number not in fingers:
            return
        old = dict(fingers)
        fingers[number] = (float(event.clientX), float(event.clientY))
        (x, y), (ox, oy) = _middle(fingers), _middle(old)
        if len(fingers) == 2:
            held["done"] = True
            handler(_spread(fingers) / max(1.0, _spread(old)), within(x, y), (x - ox, y - oy))
        elif handler(1.0, within(x, y), (x - ox, y - oy)):
            start = held.get("at", (x, y))
            if abs(x - start[0]) + abs(y - start[1]) > SLOP:
                held["done"] = True

    def up(event: Any) -> None:
        fingers.pop(int(event.pointerId), None)

    passive = window.JSON.parse('{"passive":false}')
    document.addEventListener("wheel", create_proxy(wheel), passive)
    for name, act in (("pointerdown", down), ("pointermove", move), ("pointerup", up)):
        document.addEventListener(name, create_proxy(act))
    document.addEventListener("pointercancel", create_proxy(up))


def _spread(fingers: dict[int, tuple[float, float]]) -> float:
    """How far the first two fingers are apart."""
    (ax, ay), (bx, by) = list(fingers.values())[:2]
    return float(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5)


def _middle(fingers: dict[int, tuple[float, float]]) -> tuple[float, float]:
    """The place between all fingers."""
    count = len(fingers)
    return sum(x for x, _ in fingers.values()) / count, sum(y for _, y in fingers.values()) / count
