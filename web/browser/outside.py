"""What lies outside of the page: clipboard, files, other tabs, the end of the address.

Beside dom.py the only module that touches the browser; plain Python values in and out.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, window

from . import dom

LATER = 1_000
"""Milliseconds after which the browser has taken a file over."""


def new_word() -> str:
    """A word that no other tab has."""
    return f"{SystemRandom().getrandbits(60):015x}"


# Other tabs


def channel(name: str, hear: Callable[[str], object]) -> Callable[[str], None]:
    """Hear what other tabs of this site say; the function returned speaks to them."""
    make = getattr(window, "BroadcastChannel", None)
    if not make:
        return lambda word: None
    made = make.new(name)
    made.addEventListener("message", create_proxy(lambda event: hear(str(event.data))))

    def speak(word: str) -> None:
        made.postMessage(word)

    return speak


def on_storage(handler: Callable[[str], object]) -> None:
    """Call `handler` with the key under which another tab has changed something."""

    def changed(event: Any) -> None:
        if isinstance(event.key, str):
            handler(event.key)

    window.addEventListener("storage", create_proxy(changed))


def on_leave(handler: Callable[[], object]) -> None:
    """Call `handler` when the page is about to go."""
    window.addEventListener("pagehide", create_proxy(lambda event: handler()))


def on_return(handler: Callable[[], object]) -> None:
    """Call `handler` when the page comes back as it was left."""

    def shown(event: Any) -> None:
        if event.persisted:
            handler()

    window.addEventListener("pageshow", create_proxy(shown))


# The address


def fragment() -> str:
    """The end of the page's address, without its sign."""
    return str(window.location.hash).removeprefix("#")


def on_fragment(handler: Callable[[], object]) -> None:
    """Call `handler` after the end of the address has changed."""
    window.addEventListener("hashchange", create_proxy(lambda event: handler()))


def link(end: str) -> str:
    """An address of this page with an end."""
    return f"{window.location.origin}{window.location.pathname}#{end}"


# Clipboard and files


def copy(text: str, selector: str, told: Callable[[bool], object]) -> None:
    """Put a text on the clipboard; where that is refused, from the field that shows it."""

    def from_field(error: Any = None) -> None:
        field = document.querySelector(selector)
        if not field:
            told(False)
            return
        field.focus()
        field.select()
        told(bool(document.execCommand("copy")))

    board = getattr(window.navigator, "clipboard", None)
    if not board:
        from_field()
        return
    board.writeText(text).then(
        create_once_callable(lambda done: told(True)), create_once_callable(from_field)
    )


def download(name: str, text: str) -> None:
    """Let the browser save a text as a file."""
    parts = window.Array.new()
    parts.push(text)
    blob = window.Blob.new(parts, window.JSON.parse('{"type":"text/plain;charset=utf-8"}'))
    address = window.URL.createObjectURL(blob)
    anchor = document.createElement("a")
    anchor.href = address
    anchor.download = name
    document.body.appendChild(anchor)
    anchor.click()
    anchor.remove()
    dom.after(LATER, lambda: window.URL.revokeObjectURL(address))


def read_file(selector: str, limit: int, told: Callable[[str | None], object]) -> None:
    """The text of the file that was chosen in a field; None if it is larger than the limit."""
    files = document.querySelector(selector).files
    if not files or not files.length:
        return
    chosen = files.item(0)
    if int(chosen.size) > limit:
        told(None)
        return
    chosen.text().then(create_once_callable(lambda text: told(str(text))))


# Small things


def set_value(selector: str, value: str) -> None:
    """What a field shows, without drawing it anew."""
    field = document.querySelector(selector)
    if field and str(field.value) != value:
        field.value = value


def value_of(selector: str) -> str:
    """What stands in a field."""
    field = document.querySelector(selector)
    return str(field.value) if field else ""


def moment(milliseconds: int, language: str) -> str:
    """A date and time as people write them."""
    how = window.JSON.parse('{"dateStyle":"medium","timeStyle":"short"}')
    return str(window.Date.new(milliseconds).toLocaleString(language, how))


def day(milliseconds: int) -> str:
    """A date for the name of a file."""
    return str(window.Date.new(milliseconds).toISOString())[:10]
