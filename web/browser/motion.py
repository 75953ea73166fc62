"""What moves on the page: pieces that glide, places that light up."""

from __future__ import annotations

from pyscript import document, window

from .clock import after

FLASH = 1600
"""Milliseconds for which a place lights up."""
LEAP = 900
"""Milliseconds in which something leaps out."""
GLIDE = 220
"""Milliseconds in which a piece glides to its new place."""
STARTLE = (
    '[{"opacity":0,"transform":"scale(.2)"},{"opacity":1,"transform":"scale(1.7)","offset":0.35},'
    '{"transform":"scale(.92) rotate(-8deg)","offset":0.55},'
    '{"transform":"scale(1.12) rotate(6deg)","offset":0.75},{"transform":"none"}]'
)
APPEAR = '[{"opacity":0,"transform":"translate(0px,-24px)"},{"opacity":1,"transform":"none"}]'


def flash(place: str) -> None:
    """Let an element light up for a moment."""
    element = document.getElementById(place)
    if element:
        element.classList.remove("flash")
        after(0, lambda: element.classList.add("flash"))
        after(FLASH, lambda: element.classList.remove("flash"))


def glide(element: str, dx: str, dy: str) -> None:
    """Let what a selector finds glide to where it is from so far away."""
    frames = f'[{{"transform":"translate({dx},{dy})"}},{{"transform":"translate(0px,0px)"}}]'
    _animate(element, frames, GLIDE)


def startle(element: str) -> None:
    """Let something new leap out."""
    _animate(element, STARTLE, LEAP)


def appear(element: str) -> None:
    """Let something new drop in."""
    _animate(element, APPEAR, GLIDE)


def _animate(selector: str, frames: str, milliseconds: int) -> None:
    element = document.querySelector(selector)
    if element:
        timing = f'{{"duration":{milliseconds},"easing":"ease-in-out"}}'
        element.animate(window.JSON.parse(frames), window.JSON.parse(timing))


def hurry() -> None:
    """Everything that glides is where it belongs."""
    for movement in document.getAnimations():
        timing = movement.effect.getComputedTiming() if movement.effect else None
        if timing and float(timing.endTime) < FLASH:
            movement.finish()
