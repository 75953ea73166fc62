"""Keys that lead somewhere or do something, wherever the focus is at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..browser import focus

if TYPE_CHECKING:
    from .page import Page

KEYS = {
    "p": "prompt",
    "h": "hand",
    "m": "map",
    "b": "board",
    "l": "log",
    "i": "hint",
    "u": "undo",
    "s": "scores",
    "w": "words",
    "?": "keys",
}
"""By key: what it is for."""
PANELS = frozenset({"log", "scores", "keys"})
PROMPT = ("#prompt [data-option]", "[data-option]", "#ask", "#prompt")
"""Where whoever looks for what is asked is led, the best first."""


def press(page: Page, key: str) -> bool:
    """Whether a key meant something."""
    name = KEYS.get(key)
    if name is None or not page.session.settings.keys:
        return False
    go(page, name)
    return True


def go(page: Page, name: str) -> None:
    """Do what a key or a link is for."""
    if name in PANELS:
        page.open_panel(name)
    elif name in ("undo", "hint"):
        page.act(name)
    elif name == "words":
        page.act(f"set look {'picture' if page.stage.look.in_words else 'text'}")
    else:
        _lead(page, name)


def _lead(page: Page, name: str) -> None:
    """Close what lies over the table, and give the focus to a part of it."""
    stage = page.stage
    if stage.screen.panel:
        page.close_panel()
    focus.used_keyboard(True)
    if name == "prompt":
        any(focus.give(selector) for selector in PROMPT)
        return
    place = stage.look.landmarks.get(name, "")
    if place:
        stage.screen.turn_to(stage.look.pane_of(place) or place, stage.look)
        stage.draw()
        focus.give(f"#{place}")
