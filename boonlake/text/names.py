"""Names and phrases that the words of all games share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from . import Text

C = TypeVar("C")


class Names(Generic[C]):
    """The names of things in one language; seats without a name go by their colour."""

    __slots__ = ("components", "names", "t", "text")

    def __init__(self, text: Text, components: C, names: Sequence[str] = ()) -> None:
        self.text = text
        self.t = text.t
        self.components = components
        self.names = names

    def seat(self, seat: int) -> str:
        """A seat's name."""
        return self.names[seat] if seat < len(self.names) else self.t(f"seatcolour.{seat}")

    def goods(self, what: str, n: int) -> str:
        """A number of something that is owned, paid or scored."""
        return self.t(f"goods.{what}", n=n)

    def listed(self, items: Iterable[str]) -> str:
        """Several things, the last one joined by a word."""
        *first, last = items
        return self.t("goods.and", first=", ".join(first), last=last) if first else last
