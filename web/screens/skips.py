"""The first links of the page: the game in words or as a picture, and the ways around it."""

from __future__ import annotations

from .language import Language

WAYS = ("prompt", "hand", "map", "board", "log", "keys")
"""Where links lead at a table."""


def skips(language: Language, *, in_words: bool, at_table: bool) -> str:
    """Links that are seen only while one of them has the focus."""
    other = "picture" if in_words else "text"
    links = [_link(f"?look={other}", f"set look {other}", language.say(f"ui.skip.{other}"))]
    if at_table:
        links += [_link(f"#{way}", f"go {way}", language.say(f"ui.key.{way}")) for way in WAYS]
    return "".join(links)


def _link(address: str, act: str, label: str) -> str:
    return f'<a href="{address}" data-act="{act}">{label}</a>'
