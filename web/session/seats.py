"""Who sits at a table: the words for kinds of seats, and what the seats are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..screens.words import Words
    from .table import Table

HUMAN, EMINENCE = "human", "eminence"
DIFFICULTIES = ("easy", "medium", "challenge", "hard", "very-hard")
"""How strong the Wise Eminence is, the easiest first."""


def names_of(table: Table, words: Words) -> list[str]:
    """What the seats are called; computer players by what they are, people without a name too."""
    kinds = [word.partition(":")[0] for word in table.match.seats]
    made = []
    for seat, kind in enumerate(kinds):
        name = table.names[seat] if seat < len(table.names) and kind == HUMAN else ""
        if not name and kind == HUMAN:
            name = words.text.t("ui.person", n=seat + 1)
        elif not name:
            name = words.text.t(f"ui.name.{kind}")
            if kinds.count(kind) > 1:
                name = f"{name} {seat + 1}"
        made.append(name)
    return made
