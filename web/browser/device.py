"""The device: its languages, its screen, and how it wants things to move."""

from __future__ import annotations

from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, window


def languages() -> list[str]:
    """The languages the browser asks for, the dearest first."""
    return [str(language) for language in window.navigator.languages]


def wants_stillness() -> bool:
    """Whether the system asks for reduced motion."""
    return bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches)


def is_tall() -> bool:
    """Whether the table lies in a column: on screens taller than wide, or as low as a phone's."""
    return bool(window.matchMedia("(max-aspect-ratio: 1/1), (max-height: 560px)").matches)


def forgets() -> bool:
    """Whether the browser drops what a page keeps after seven days of use without a visit.

    WebKit's do, unless the page is on the home screen or in the dock.
    """
    webkit = str(window.navigator.vendor or "").startswith("Apple")
    return webkit and bool(window.matchMedia("(display-mode: browser)").matches)


def vibrates() -> bool:
    """Whether the device is held in a hand and can be felt."""
    touched = bool(window.matchMedia("(any-pointer: coarse)").matches)
    return touched and bool(getattr(window.navigator, "vibrate", None))


def vibrate(milliseconds: int) -> None:
    """Let the device tremble for a moment."""
    if vibrates():
        window.navigator.vibrate(milliseconds)


class _Screen:
    """Whether the screen is to stay on; the browser lets go of it whenever the page is not seen."""

    def __init__(self) -> None:
        self.wanted = False
        self.held: Any = None
        document.addEventListener("visibilitychange", create_proxy(self.ask))

    def ask(self, event: Any = None) -> None:
        """Ask for the screen if it is wanted and the page is seen."""
        if self.wanted and str(document.visibilityState) == "visible":
            request = window.navigator.wakeLock.request("screen")
            request.then(create_once_callable(self.hold), create_once_callable(lambda error: None))

    def hold(self, lock: Any) -> None:
        """The screen stays on."""
        self.held = lock
        self.want(self.wanted)

    def want(self, wanted: bool) -> None:
        """From now on it is to stay on, or may go dark."""
        self.wanted = wanted
        if not wanted and self.held:
            self.held.release()
            self.held = None
        elif wanted and not self.held:
            self.ask()


_screen: list[_Screen] = []


def keep_awake(wanted: bool) -> None:
    """Whether the device is asked to leave the screen on for as long as the page is seen."""
    if not getattr(window.navigator, "wakeLock", None):
        return
    if not _screen:
        _screen.append(_Screen())
    _screen[0].want(wanted)
