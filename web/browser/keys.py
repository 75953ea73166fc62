"""The keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import document, window

from . import focus

FIELDS = ("INPUT", "SELECT", "TEXTAREA")
"""Elements that need the keys for themselves."""
NATIVE = (*FIELDS, "BUTTON", "A", "SUMMARY")
"""Elements that the browser itself lets answer to Enter and Space."""


def on_key(handler: Callable[[str], bool]) -> None:
    """Call `handler` with a key pressed outside of fields; it returns whether it used it.

    Drawn buttons and things that can be explained answer to Enter and Space as real buttons do.
    """

    def pressed(event: Any) -> None:
        focus.used_keyboard(True)
        target, key = event.target, str(event.key)
        tag = str(target.tagName).upper()
        if key in ("Enter", " ") and tag not in NATIVE:
            if target.matches("[role=button], [data-about]"):
                event.preventDefault()
                target.dispatchEvent(
                    window.MouseEvent.new("click", window.JSON.parse('{"bubbles":true}'))
                )
            return
        if event.ctrlKey or event.metaKey or event.altKey:
            key = ("Ctrl+" if event.ctrlKey or event.metaKey else "Alt+") + key
        if tag in FIELDS and key != "Escape":
            return
        if handler(key):
            event.preventDefault()

    document.addEventListener("keydown", create_proxy(pressed))
