"""The only module that touches the page: markup in, taps out, storage, address, time.

Everything here takes and gives plain Python values, so that all other modules can be
run and tested without a browser.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import document, window

HOLD = 450
"""Milliseconds after which a touch is a question rather than a tap."""
FIELDS = ("INPUT", "SELECT", "TEXTAREA")
"""Elements that need the keys for themselves."""
NATIVE = (*FIELDS, "BUTTON", "A", "SUMMARY")
"""Elements that the browser itself lets answer to Enter and Space."""
SLOP = 10
"""Pixels a finger may wander and still tap."""
TINY = 34
"""Pixels below which a finger cannot be sure what it taps."""

HOLDERS = frozenset({"app", "screen", "panel", "prompt"})
"""Places with other places inside."""

_shown: dict[str, str] = {}


class StorageFullError(Exception):
    """The browser refuses to keep any more."""


# Markup


def put(place: str, markup: str) -> bool:
    """Show `markup` in the element with this id, unless it shows it already."""
    before = _shown.get(place, "")
    if before == markup and place in _shown:
        return False
    document.getElementById(place).innerHTML = markup
    if place in HOLDERS:
        for other in [name for name in _shown if f'id="{name}"' in before]:
            del _shown[other]  # it lay inside what was replaced
    _shown[place] = markup
    return True


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


def root(*, language: str, theme: str, motion: bool) -> None:
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


def size(place: str) -> tuple[float, float]:
    """How wide and high an element is on the screen, in pixels."""
    box = document.getElementById(place).getBoundingClientRect()
    return float(box.width), float(box.height)


# Taps, keys and fields


def on_tap(
    handlers: Mapping[str, Callable[[str], object]],
    small: Callable[[float, float], bool] = lambda x, y: False,
) -> None:
    """Call the handler of the attribute named first that the tapped element or one around it has.

    A finger on something drawn too small to be sure is offered to `small` before, with the place
    of the tap.
    """

    def tapped(event: Any) -> None:
        if held.pop("done", False):
            return
        for attribute, handler in handlers.items():
            element = event.target.closest(f"[{attribute}]")
            if element:
                if not _too_small(event, element):
                    handler(str(element.getAttribute(attribute)))
                return

    def _too_small(event: Any, element: Any) -> bool:
        if not (event.isTrusted and event.detail and element.closest("svg")):
            return False
        box = element.getBoundingClientRect()
        tiny = min(float(box.width), float(box.height)) < TINY
        return tiny and small(float(event.clientX), float(event.clientY))

    document.addEventListener("click", create_proxy(tapped))


def on_field(handler: Callable[[str, str], object]) -> None:
    """Call `handler` with a field's `data-field` and its new value."""

    def changed(event: Any) -> None:
        element = event.target.closest("[data-field]")
        if element:
            ticked = str(element.type) in ("checkbox",)
            value = ("on" if element.checked else "off") if ticked else str(element.value)
            handler(str(element.getAttribute("data-field")), value)

    document.addEventListener("input", create_proxy(changed))


def on_key(handler: Callable[[str], bool]) -> None:
    """Call `handler` with a key pressed outside of fields; it returns whether it used it.

    Drawn buttons and things that can be explained answer to Enter and Space as real buttons do.
    """

    def pressed(event: Any) -> None:
        _keyboard["used"] = True
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


_keyboard = {"used": False}
held: dict[str, Any] = {}
"""What the finger that is down does; `done` once it has meant something else than a tap."""


def on_hold(attribute: str, handler: Callable[[str], object]) -> None:
    """Call `handler` when an element is held, or asked about with the other mouse button."""

    def ask(element: Any) -> None:
        held["done"] = True
        handler(str(element.getAttribute(attribute)))

    def down(event: Any) -> None:
        _keyboard["used"] = False
        held.clear()
        element = event.target.closest(f"[{attribute}]")
        if element and event.isPrimary and int(event.button) == 0:
            held["at"] = (float(event.clientX), float(event.clientY))
            mark = held["mark"] = object()
            after(HOLD, lambda: ask(element) if held.get("mark") is mark else None)

    def move(event: Any) -> None:
        if "mark" in held:
            x, y = held["at"]
            if abs(float(event.clientX) - x) + abs(float(event.clientY) - y) > SLOP:
                del held["mark"]

    def up(event: Any) -> None:
        held.pop("mark", None)

    def menu(event: Any) -> None:
        element = event.target.closest(f"[{attribute}]")
        if element:
            event.preventDefault()
            if not held.get("done"):
                handler(str(element.getAttribute(attribute)))

    for name, act in (("pointerdown", down), ("pointermove", move), ("pointerup", up)):
        document.addEventListener(name, create_proxy(act))
    document.addEventListener("pointercancel", create_proxy(up))
    document.addEventListener("contextmenu", create_proxy(menu))


# Focus


def note_focus() -> None:
    """Remember which element has the focus, before it may be redrawn."""
    active = document.activeElement
    _focus.clear()
    if active and active != document.body:
        for attribute in ("data-option", "data-act", "data-field", "id", "data-about"):
            value = active.getAttribute(attribute)
            if isinstance(value, str):
                _focus.append(f'[{attribute}="{window.CSS.escape(value)}"]')


_focus: list[str] = []


def refocus(otherwise: str) -> None:
    """Give the focus back to the remembered element, or else to what the selector finds first."""
    active = document.activeElement
    if not _focus or (active and active != document.body):
        return
    wanted = [*_focus, otherwise] if _keyboard["used"] else _focus
    for selector in wanted:
        element = document.querySelector(selector)
        if element:
            element.focus(window.JSON.parse('{"preventScroll":true}'))
            return


def cover(place: str, covered: bool) -> None:
    """Something lies over an element: the focus does not go there until it is uncovered."""
    # The attribute `inert` would do the same, and make the browser style all that is covered anew.
    patch(place, data_covered="" if covered else None)


def keep_focus(otherwise: str) -> None:
    """From now on focus that goes where something is covered goes to what a selector finds."""

    def wandered(event: Any) -> None:
        if event.target.closest("[data-covered]"):
            focus(otherwise)

    document.addEventListener("focusin", create_proxy(wandered))


def focus(selector: str) -> None:
    """Give the focus to the first element that a selector finds."""
    element = document.querySelector(selector)
    if element:
        element.focus()


# Storage


def stored(key: str) -> str | None:
    """What the browser keeps under this key."""
    text = window.localStorage.getItem(key)
    return str(text) if isinstance(text, str) else None


def stored_keys() -> list[str]:
    """All keys under which the browser keeps something for this page, sorted."""
    storage = window.localStorage
    return sorted(str(storage.key(index)) for index in range(storage.length))


def store(key: str, text: str) -> None:
    """Keep a text in the browser under this key."""
    try:
        window.localStorage.setItem(key, text)
    except Exception as error:
        if "QuotaExceeded" in str(error):
            raise StorageFullError(key) from None
        raise


def forget(key: str) -> None:
    """Remove what is kept under this key."""
    window.localStorage.removeItem(key)


# Address, time, device


def query() -> dict[str, str]:
    """The parameters in the page's address."""
    # The browser reads them; Python's reader would be a tenth of all imports at the start.
    # As an array: Python would take the parameters themselves for a mapping and see only keys.
    pairs = getattr(window.Array, "from")(window.URLSearchParams.new(window.location.search))
    return {str(pair[0]): str(pair[1]) for pair in pairs}


def address(search: str, *, step: bool = False) -> None:
    """Replace the parameters in the page's address; with `step` the back button returns."""
    where = str(window.location.pathname) + search
    if step:
        window.history.pushState(None, "", where)
    else:
        window.history.replaceState(None, "", where)


def on_back(handler: Callable[[], object]) -> None:
    """Call `handler` after the back or forward button has changed the address."""
    window.addEventListener("popstate", create_proxy(lambda event: handler()))


def wishes() -> list[str]:
    """The languages the browser asks for, the dearest first."""
    return [str(language) for language in window.navigator.languages]


def after(milliseconds: int, act: Callable[[], object]) -> None:
    """Call `act` once, after the page has had time to draw."""
    window.setTimeout(create_once_callable(act), milliseconds)


class _Screen:
    """Whether the screen is to stay on; the browser lets go of it whenever the page is not seen."""

    def __init__(self) -> None:
        self.wanted = False
        self.held: Any = None
        document.addEventListener("visibilitychange", create_proxy(self.ask))

    def ask(self, event: Any = None) -> None:
        """Ask for the screen if it is wanted and the page is seen."""
        if self.wanted and str(document.visibilityState) == "visible":
            asked = window.navigator.wakeLock.request("screen")
            asked.then(create_once_callable(self.hold), create_once_callable(lambda error: None))

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


def fail(detail: str) -> None:
    """Tell boot.js that the page could not be started."""
    window.boonlake.fail("python", detail)
