"""Where things are on the screen, and when they may have moved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

Spot = tuple[float, float, float, float]
"""Left, top, width, height in pixels."""
SMALLEST = 4
"""What is smaller in pixels cannot be seen."""

_state: dict[str, Any] = {"act": None, "asked": False}


def spots(selectors: Iterable[str]) -> list[Spot]:
    """Where everything is that the selectors find and that can be seen."""
    across, down = window_size()
    found = []
    for selector in selectors:
        for element in document.querySelectorAll(selector):
            box = element.getBoundingClientRect()
            spot = (float(box.left), float(box.top), float(box.width), float(box.height))
            left, top, width, height = spot
            inside = left < across and top < down and left + width > 0 and top + height > 0
            if inside and min(width, height) >= SMALLEST:
                found.append(spot)
    return found


def window_size() -> tuple[float, float]:
    """Width and height of the window."""
    return float(window.innerWidth), float(window.innerHeight)


def on_shift(act: Callable[[], object] | None) -> None:
    """From now on call `act` when things may have moved; None for nothing."""
    listening = "heard" in _state
    _state["act"] = act
    if act is None or listening:
        return
    _state["heard"] = heard = create_proxy(_shift)
    for event in ("resize", "scroll", "transitionend", "wheel", "pointerup"):
        window.addEventListener(event, heard, True)


def _shift(event: Any) -> None:
    """Once for each picture, however often something moves."""
    if _state["act"] is None or _state["asked"]:
        return
    _state["asked"] = True
    _state.setdefault("frame", create_proxy(_shifted))
    window.requestAnimationFrame(_state["frame"])


def _shifted(time: float) -> None:
    _state["asked"] = False
    act = _state["act"]
    if act is not None:
        act()
