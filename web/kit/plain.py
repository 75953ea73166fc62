"""The plain look: the game in words, as headings and lists.

What there is to say the game says itself (`Game.in_words`); of a game that says nothing the values
of the view are shown as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from boonlake.engine.game import Game, Sight
from boonlake.engine.records import NOBODY
from boonlake.engine.words import Chapter
from boonlake.text import in_words

from .scene import Scene

WORDS = "words"
"""The id of the part of the table that says everything."""
TOP = 2
"""The level of the highest headings; the page has one above."""


def sections(scene: Scene[Any]) -> str:
    """The empty part of the table."""
    return f'<section id="{WORDS}" class="words" aria-label="{scene.say("ui.position")}"></section>'


def groups(game: Game[Any], sight: Sight, scene: Scene[Any]) -> dict[str, str]:
    """Everything that may be seen."""
    return {WORDS: "".join(chapter(each, WORDS) for each in _told(game, sight, scene))}


def seat(game: Game[Any], number: int, sight: Sight, scene: Scene[Any]) -> str:
    """What everybody may know of a seat."""
    public = sight._replace(view={**sight.view, "seat": NOBODY})
    of_seat = f"seat-{number}"
    parts = (part for each in _told(game, public, scene) for part in each.parts)
    return "".join(lines(part.lines) for part in parts if part.key == of_seat)


def hand(game: Game[Any], sight: Sight, scene: Scene[Any]) -> tuple[str, str]:
    """The title and the lines of the chapter about the hand; "" for each without one."""
    found = (each for each in _told(game, sight, scene) if each.key == "hand")
    return next(((escape(each.title), lines(each.lines)) for each in found), ("", ""))


def _told(game: Game[Any], sight: Sight, scene: Scene[Any]) -> list[Chapter]:
    assert scene.words is not None
    return in_words.position(game, scene.words, sight, scene.names)


def chapter(told: Chapter, within: str, level: int = TOP) -> str:
    """A chapter under its heading, which can have the focus."""
    name = f"{within}-{told.key}"
    inner = "".join(chapter(part, name, level + 1) for part in told.parts)
    return (
        f'<div class="chapter-{level}"><h{level} id="{name}" tabindex="-1">{escape(told.title)}'
        f"</h{level}>{lines(told.lines)}{inner}</div>"
    )


def lines(said: Iterable[str]) -> str:
    """Sentences as a list; "" for none."""
    items = "".join(f"<li>{escape(line)}</li>" for line in said)
    return f'<ul class="lines">{items}</ul>' if items else ""
