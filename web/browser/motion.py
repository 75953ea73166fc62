"""What moves on the page: pieces that glide, places that light up."""

from __future__ import annotations

from pyscript import document, window

from .clock import after

FLASH = 1600
"""Milliseconds for which a place lights up."""
AROUND, ROUND = 5, 64
"""Pixels between a place and the ring around it; a ring up to so wide is a circle."""
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


def glow(within: str) -> None:
    """Let what has changed since the last call glow in what a selector finds; "" for nowhere."""
    window.boonlake.glow(within)


def trace(place: str, colour: str, milliseconds: int) -> None:
    """Draw a ring in somebody's colour around an element for a while."""
    element = document.getElementById(place)
    box = element.getBoundingClientRect() if element else None
    if not box or not box.width:
        return
    ring = document.createElement("div")
    ring.className = f"trace seat-{colour}"
    left, top = float(box.left) - AROUND, float(box.top) - AROUND
    width, height = float(box.width) + 2 * AROUND, float(box.height) + 2 * AROUND
    ring.style.cssText = (
        f"left:{left:.0f}px;top:{top:.0f}px;width:{width:.0f}px;height:{height:.0f}px;"
        f"border-radius:{min(width, height, ROUND) / 2:.0f}px;animation-duration:{milliseconds}ms"
    )
    document.getElementById("screen").append(ring)
    after(milliseconds, ring.remove)


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
