"""Where games are kept: each under its own name, as text."""

from __future__ import annotations

from web import dom

GAME = "boonlake.game."
CURRENT = "boonlake.current"
SETTINGS = "boonlake.settings"
LANGUAGE = "boonlake.language"
"""Read by boot.js before Python is there."""


def keep(name: str, text: str) -> None:
    """Keep a game, and remember it as the one played last."""
    dom.store(GAME + name, text)
    if dom.stored(CURRENT) != name:
        dom.store(CURRENT, name)


def text_of(name: str) -> str | None:
    """The text of a kept game."""
    return dom.stored(GAME + name)


def current() -> str:
    """The name of the game played last; "" if there is none."""
    name = dom.stored(CURRENT) or ""
    return name if name and text_of(name) else ""


def fresh_name(now: int) -> str:
    """A name nobody has used: the time, in few letters."""
    letters = "0123456789abcdefghijklmnopqrstuvwxyz"
    name = ""
    while now:
        now, digit = divmod(now, 36)
        name = letters[digit] + name
    while text_of(name):
        name += "x"
    return name
