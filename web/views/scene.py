"""What every view needs beside the game: the components, the words, the seats' looks, the marks.

A `Mark` says what the page wants of one element, by the element's id: the option it takes, its
state (`can`, `picked`, `landing`, `cannot`, `flash`: classes of board.css) and its spoken name.
Ids: `space-13`, `site-13a`, `river-u3`, `region-boonlake`, `strip-settle`, `row-2`, `slot-0`,
`project-0`, `card-forge`, `lever-5`, `recess-3`, `canal-loam`, `production-wood`, `track-coin`,
`tile` (the tile just revealed), `seat-1`. What an element is about stands in `data-about`, in
the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from html import escape
from typing import Any, NamedTuple

from boonlake.games.boonlake.components.model import Edition

from .pieces import COLOURS

View = dict[str, Any]
"""What a seat can see, as the game's `view` returns it."""

Text = Callable[..., str]
"""Looks a text up: `text(key, **arguments)`."""


class Mark(NamedTuple):
    """What the page wants of one element."""

    option: str = ""
    css: str = ""
    label: str = ""


NO_MARK = Mark()


@dataclass(frozen=True, slots=True)
class Scene:
    """The components, the words, and how each seat looks."""

    edition: Edition
    text: Text
    colours: tuple[str, ...] = COLOURS
    names: tuple[str, ...] = ()
    marks: Mapping[str, Mark] = field(default_factory=dict)
    ids: bool = True

    def reading(self) -> Scene:
        """The same for things that are only shown: no ids, so they may be there twice."""
        return replace(self, marks={}, ids=False)

    def attributes(self, key: str, css: str = "", name: str = "") -> str:
        """The attributes of an element that can be marked, tapped and explained."""
        mark = self.marks.get(key, NO_MARK)
        classes = f"{css} {mark.css}".strip()
        label = mark.label or name
        written = f' id="{key}" data-about="{key}"' if self.ids else f' data-about="{key}"'
        if classes:
            written += f' class="{classes}"'
        if mark.option:
            written += f' data-option="{escape(mark.option)}"'
        if mark.option or "can" in mark.css:
            written += ' role="button" tabindex="0"'
        elif label:
            written += ' role="img"'
        return f'{written} aria-label="{escape(label)}"' if label else written

    def name(self, seat: int) -> str:
        """The seat's name, safe in markup."""
        return escape(self.names[seat]) if seat < len(self.names) else str(seat + 1)

    def say(self, key: str, **arguments: object) -> str:
        """A text, safe in markup."""
        return escape(self.text(key, **arguments))
