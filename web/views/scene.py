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
        if self.is_button(key):
            return f'{written} role="button" tabindex="0"'
        return f'{written} role="img" aria-label="{escape(label)}"' if label else written

    def is_button(self, key: str) -> bool:
        """Whether an element can be tapped now."""
        mark = self.marks.get(key, NO_MARK)
        return bool(mark.option) or "can" in mark.css

    def inside(self, key: str, inner: str) -> str:
        """What is in an element of a panel; one that can be tapped is read out by its mark."""
        if not self.is_button(key) or not self.marks[key].label:
            return inner
        name = escape(self.marks[key].label)
        hidden = f'<span class="inside" aria-hidden="true">{inner}</span>'
        return f'<span class="unseen">{name}</span>{hidden}'

    def drawn(self, key: str, inner: str) -> str:
        """The same for an element of a drawing."""
        if not self.is_button(key) or not self.marks[key].label:
            return inner
        name = escape(self.marks[key].label)
        return f'<text class="spoken">{name}</text><g aria-hidden="true">{inner}</g>'

    def name(self, seat: int) -> str:
        """The seat's name, safe in markup."""
        return escape(self.names[seat]) if seat < len(self.names) else str(seat + 1)

    def say(self, key: str, **arguments: object) -> str:
        """A text, safe in markup."""
        return escape(self.text(key, **arguments))
