"""A position in words: what page and terminal give to those who read or listen."""

from __future__ import annotations

from typing import NamedTuple


class Chapter(NamedTuple):
    """A heading with a list under it, and chapters of its own."""

    key: str
    """What it is about, the same in every language: `hand`, `map`, …"""
    title: str
    lines: tuple[str, ...] = ()
    parts: tuple[Chapter, ...] = ()


class Offer(NamedTuple):
    """Something that can be chosen now."""

    option: str
    label: str
    price: str = ""
    """What it costs and brings its chooser at once; "" if nothing."""
    follows: tuple[str, ...] = ()
    """What else would happen by it, as far as that can be known."""
    about: tuple[str, ...] = ()
    """What the thing is that it takes."""
    beside: bool = False
    """It may be taken at any time and leaves the choice open."""


class Refusal(NamedTuple):
    """Things that cannot be taken now, all for the same reason."""

    things: tuple[str, ...]
    reason: str
