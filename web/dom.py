"""The only module that touches the page: markup in, taps out, storage, address, time.

Everything here takes and gives plain Python values, so that all other modules can be
run and tested without a browser.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any
from urllib.parse import parse_qsl

from pyscript import document, window
from pyscript.ffi import create_proxy

__all__ = ["StorageFull", "address", "after", "escape", "fail", "forget", "on", "put"]
__all__ += ["patch", "query", "set_state", "store", "stored", "stored_keys"]

_shown: dict[str, str] = {}
_handlers: dict[str, list[tuple[str, Callable[[str], object]]]] = {}


class StorageFull(Exception):
    """The browser refuses to keep any more."""


def put(place: str, markup: str) -> bool:
    """Shows `markup` in the element with this id, unless it shows it already."""
    if _shown.get(place) == markup:
        return False
    document.getElementById(place).innerHTML = markup
    _forget_inside(place)
    _shown[place] = markup
    return True


def _forget_inside(place: str) -> None:
    """Drops what is remembered of places that were inside the replaced markup."""
    for other in [name for name in _shown if not document.getElementById(name)]:
        del _shown[other]
    for inner in document.getElementById(place).querySelectorAll("[id]"):
        _shown.pop(str(inner.id), None)


def patch(place: str, **attributes: str | None) -> None:
    """Sets attributes of one element; None takes an attribute away, `_` stands for `-`."""
    element = document.getElementById(place)
    for name, value in attributes.items():
        name = name.strip("_").replace("_", "-")
        if value is None:
            element.removeAttribute(name)
        else:
            element.setAttribute(name, value)


def set_state(state: str, *, seat: int | None = None, game: str | None = None) -> None:
    """Says on `#app` what the page waits for, of whom, in which game."""
    patch("app", data_seat=None if seat is None else str(seat), data_game=game)
    patch("app", data_state=state)


def on(event: str, attribute: str, handler: Callable[[str], object]) -> None:
    """Calls `handler` with the attribute's value when an element that has it is meant."""
    if event not in _handlers:
        _handlers[event] = []
        document.addEventListener(event, create_proxy(_dispatch))
    _handlers[event].append((attribute, handler))


def _dispatch(event: Any) -> None:
    for attribute, handler in _handlers[str(event.type)]:
        element = event.target.closest(f"[{attribute}]")
        if element:
            handler(str(element.getAttribute(attribute)))


def stored(key: str) -> str | None:
    """What the browser keeps under this key."""
    text = window.localStorage.getItem(key)
    return str(text) if isinstance(text, str) else None


def stored_keys() -> list[str]:
    """All keys under which the browser keeps something for this page, sorted."""
    storage = window.localStorage
    return sorted(str(storage.key(index)) for index in range(storage.length))


def store(key: str, text: str) -> None:
    """Keeps a text in the browser under this key."""
    try:
        window.localStorage.setItem(key, text)
    except Exception as error:
        if "QuotaExceeded" in str(error):
            raise StorageFull(key) from None
        raise


def forget(key: str) -> None:
    """Removes what is kept under this key."""
    window.localStorage.removeItem(key)


def query() -> dict[str, str]:
    """The parameters in the page's address."""
    return dict(parse_qsl(str(window.location.search).removeprefix("?"), keep_blank_values=True))


def address(search: str) -> None:
    """Replaces the parameters in the page's address, without loading anything."""
    window.history.replaceState(None, "", window.location.pathname + search)


def after(milliseconds: int, act: Callable[[], object]) -> None:
    """Calls `act` once, after the page has had time to draw."""
    from pyscript.ffi import create_once_callable

    window.setTimeout(create_once_callable(act), milliseconds)


def fail(detail: str) -> None:
    """Tells boot.js that the page could not be started."""
    window.boonlake.fail("python", detail)
