"""What every drawing needs beside the sight: components, words, the looks of seats, marks.

A `Mark` says what the page wants of one element, by the element's id: the option it takes, its
state (`can`, `picked`, `landing`, `cannot`, `flash`: classes of the styles) and its spoken name.
What an element is about stands in `data-about`, in the same words as its id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from html import escape
from typing import Generic, NamedTuple, TypeVar

from boonlake.text import Text as Words

from .badges import Badge
from .pictures import Pictures
from .pieces import COLOURS

C = TypeVar("C")

Text = Callable[..., str]
"""Looks a text up: `text(key, **arguments)`."""


class Mark(NamedTuple):
    """What the page wants of one element."""

    option: str = ""
    css: str = ""
    label: str = ""
    price: tuple[Badge, ...] = ()
    """What taking it costs, where that is not printed there."""


NO_MARK = Mark()


@dataclass(frozen=True, slots=True)
class Scene(Generic[C]):
    """The components, the words, and how each seat looks."""

    components: C
    text: Text
    colours: tuple[str, ...] = COLOURS
    names: tuple[str, ...] = ()
    marks: Mapping[str, Mark] = field(default_factory=dict)
    ids: bool = True
    whose: str = ""
    """For things on somebody's board: `@` and the seat, so that its own state is explained."""
    words: Words | None = None
    """The texts themselves, where a game is asked to describe something."""
    fresh: frozenset[str] = frozenset()
    """The places of what came to the hand that is seen since the last turn of its owner."""
    pictures: Pictures = field(default_factory=Pictures, compare=False)
    """What was drawn before with the same components, words and looks."""

    def reading(self, seat: int = -1) -> Scene[C]:
        """The same for things that are only shown: no ids, so they may be there twice."""
        whose = f"@{seat}" if seat >= 0 else ""
        return replace(self, marks={}, ids=False, whose=whose, pictures=Pictures())

    def again(self) -> Scene[C]:
        """The same for things that are there a second time: they glow, but take no option."""
        marks = {key: mark._replace(option="") for key, mark in self.marks.items()}
        return replace(self, marks=marks, ids=False, pictures=Pictures())

    def attributes(self, key: str, css: str = "", name: str = "") -> str:
        """The attributes of an element that can be marked, tapped and explained."""
        mark = self.marks.get(key, NO_MARK)
        classes = f"{css} {mark.css}".strip()
        label = mark.label or name
        written = f' id="{key}" data-about="{key}"'
        if not self.ids:
            written = f' data-about="{key}{self.whose}"'
        if classes:
            written += f' class="{classes}"'
        if mark.option:
            written += f' data-option="{escape(mark.option)}"'
        if self.is_button(key):
            return f'{written} role="button" tabindex="0"'
        return f'{written} role="img" aria-label="{escape(label)}"' if label else written

    def marked(self, *kinds: str) -> list[tuple[str, Mark]]:
        """The marks on elements of these kinds, a kind being the first word of an id."""
        return [(key, mark) for key, mark in self.marks.items() if key.split("-")[0] in kinds]

    def is_button(self, key: str) -> bool:
        """Whether an element can be tapped now."""
        mark = self.marks.get(key, NO_MARK)
        return bool(mark.option) or "can" in mark.css

    def price(self, key: str) -> tuple[Badge, ...]:
        """What taking an element costs."""
        return self.marks.get(key, NO_MARK).price

    def inside(self, key: str, inner: str) -> str:
        """What is in an element of a panel; one that can be tapped is read out by its mark.

        It stays in the same wrapping whether marked or not, so that marking redraws nothing.
        """
        label = self._spoken(key)
        if not label:
            return f'<span class="inside">{inner}</span>'
        hidden = f'<span class="inside" aria-hidden="true">{inner}</span>'
        return f'<span class="unseen">{label}</span>{hidden}'

    def drawn(self, key: str, inner: str) -> str:
        """The same for an element of a drawing."""
        label = self._spoken(key)
        if not label:
            return f'<g class="drawn">{inner}</g>'
        return f'<text class="spoken">{label}</text><g class="drawn" aria-hidden="true">{inner}</g>'

    def _spoken(self, key: str) -> str:
        """What is read out instead of the inside of an element, safe in markup; "" for nothing."""
        return escape(self.marks[key].label) if self.is_button(key) else ""

    def name(self, seat: int) -> str:
        """The seat's name, safe in markup."""
        return escape(self.names[seat]) if seat < len(self.names) else str(seat + 1)

    def say(self, key: str, **arguments: object) -> str:
        """A text, safe in markup."""
        return escape(self.text(key, **arguments))
