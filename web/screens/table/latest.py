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


def places(table: Table, look: Look) -> list[str]:
    """Where it happened, each place once."""
    sight = table.sight()
    each = (look.place_of_record(record, sight) for record in table.latest)
    return list(dict.fromkeys(place for place in each if place))
