"""What the latest records tell: sentences, and the places on the table that they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kit.look import Look
from ..language import Language

if TYPE_CHECKING:
    from ...session.table import Table


def sentences(table: Table, language: Language, names: list[str]) -> list[str]:
    """What has just happened, for those who may see what is shown now."""
    lines = (language.line(table.game, record, names, table.shown) for record in table.latest)
    return [line for line in lines if line]


def places(table: Table, look: Look) -> dict[str, int]:
    """Where it happened, each place once, and whose doing it was."""
    sight = table.sight()
    each = {look.place_of_record(record, sight): int(record[1]) for record in table.latest}
    return {place: seat for place, seat in each.items() if place}
