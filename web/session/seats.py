"""What the seats of a table are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from boonlake.engine.game import HUMAN

if TYPE_CHECKING:
    from boonlake.text import Text

    from .table import Table


def names_of(table: Table, text: Text) -> list[str]:
    """What the seats are called; computer players by what they are, people without a name too."""
    words = table.match.seats
    kinds = [word.partition(":")[0] for word in words]
    return [
        f"{name} {seat + 1}" if kinds[seat] != HUMAN and kinds.count(kinds[seat]) > 1 else name
        for seat in range(len(words))
        for name in [name_of(seat, words[seat], table.names, text)]
    ]


def name_of(seat: int, word: str, names: Sequence[str], text: Text) -> str:
    """What one seat is called; only people have names of their own."""
    kind = word.partition(":")[0]
    if kind != HUMAN:
        return text.t(f"ui.name.{kind}")
    own = names[seat] if seat < len(names) else ""
    return own or text.t("ui.person", n=seat + 1)
