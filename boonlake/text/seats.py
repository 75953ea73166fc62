"""What the seats of a table are called."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.seating import HUMAN
from . import Text


def seat_names(words: Sequence[str], names: Sequence[str], text: Text) -> list[str]:
    """By seat word: computer players are called by what they are, people by their names."""
    kinds = [word.partition(":")[0] for word in words]
    return [
        f"{name} {seat + 1}" if kinds[seat] != HUMAN and kinds.count(kinds[seat]) > 1 else name
        for seat in range(len(words))
        for name in [seat_name(seat, words[seat], names, text)]
    ]


def seat_name(seat: int, word: str, names: Sequence[str], text: Text) -> str:
    """What one seat is called; people without a name are numbered."""
    kind = word.partition(":")[0]
    if kind != HUMAN:
        return text.t(f"ui.name.{kind}")
    own = names[seat] if seat < len(names) else ""
    return own or text.t("ui.person", n=seat + 1)
