"""Markup and attributes of the page."""

from __future__ import annotations

from typing import Any

from pyscript import document, window

HOLDERS = frozenset({"app", "screen", "panel", "prompt"})
"""Places with other places inside."""

_shown: dict[str, str] = {}
"""By place: the markup it shows."""


def put(place: str, markup: str) -> bool:
    """Show `markup` in the element with this id; whether it is there and showed something else."""
    before = _shown.get(place, "")
    if before == markup and place in _shown:
        return False
    element = document.getElementById(place)
    if not element:
        return False
    element.innerHTML = markup
    if place in HOLDERS:
        _forget(before)
    _shown[place] = markup
    return True


def _forget(markup: str) -> None:
    """Places inside what was replaced are empty now, and so are those inside of them."""
    for name in [name for name in _shown if f'id="{name}"' in markup]:
        inner = _shown.pop(name, "")
        if name in HOLDERS:
            _forget(inner)


def redraw(place: str, markup: str) -> bool:
    """As `put`, but nodes that stay the same are kept: for what changes with every move."""
    if _shown.get(place) == markup:
        return False
    window.boonlake.redraw(document.getElementById(place), markup)
    _shown[place] = markup
    return True


def patch(place: str, **attributes: str | None) -> None:
    """Set attributes of one element; None takes an attribute away, `_` stands for `-`."""
    element = document.getElementById(place)
    if element:
        _patch(element, attributes)


def patch_all(selector: str, **attributes: str | None) -> None:
    """Set attributes of every element that a selector finds."""
    for element in document.querySelectorAll(selector):
        _patch(element, attributes)


def _patch(element: Any, attributes: dict[str, str | None]) -> None:
    for name, value in attributes.items():
        name = name.strip("_").replace("_", "-")
        if value is None:
            element.removeAttribute(name)
        else:
            element.setAttribute(name, value)


def set_state(state: str, *, seat: int | None = None, game: str | None = None) -> None:
    """Say on `#app` what the page waits for, of whom, in which game."""
    patch("app", data_seat=None if seat is None else str(seat), data_game=game)
    patch("app", data_state=state)


def set_root(*, language: str, theme: str, motion: bool) -> None:
    """Say on the root what language is spoken and how the page looks."""
    element = document.documentElement
    element.lang = language
    element.setAttribute("data-theme", theme)
    element.setAttribute("data-motion", "on" if motion else "off")


def keep_picture(selector: str, place: str) -> None:
    """Keep a picture of the opening, which is about to leave, in an element of the page."""
    picture = document.querySelector(selector)
    if picture:
        document.getElementById(place).append(picture.cloneNode(True))


def scroll_to(selector: str, block: str = "nearest") -> None:
    """Bring an element into sight inside whatever scrolls around it."""
    element = document.querySelector(selector)
    if element:
        element.scrollIntoView(window.JSON.parse(f'{{"block":"{block}","inline":"nearest"}}'))


def is_out_of_sight(selector: str, place: str) -> bool:
    """Whether any of these elements lies, in part, outside another one."""
    left, top, width, height = frame_of(place)
    for element in document.querySelectorAll(selector):
        box = element.getBoundingClientRect()
        across = float(box.left) < left - 1 or float(box.right) > left + width + 1
        if across or float(box.top) < top - 1 or float(box.bottom) > top + height + 1:
            return True
    return False


def frame_of(place: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of an element on the screen; all 0 where there is none."""
    element = document.getElementById(place)
    if not element:
        return 0.0, 0.0, 0.0, 0.0
    box = element.getBoundingClientRect()
    return float(box.left), float(box.top), float(box.width), float(box.height)


def value_of(selector: str) -> str:
    """What stands in a field."""
    field = document.querySelector(selector)
    return str(field.value) if field else ""


def set_value(selector: str, value: str) -> None:
    """What a field shows, without drawing it anew."""
    field = document.querySelector(selector)
    if field and str(field.value) != value:
        field.value = value
