"""Clipboard and files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_once_callable
from pyscript import document, window

from .clock import after

LATER = 1_000
"""Milliseconds after which the browser has taken a file over."""


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
    after(LATER, lambda: window.URL.revokeObjectURL(address))


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
