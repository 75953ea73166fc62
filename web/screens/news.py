"""What the latest records tell: sentences, and the places on the table that they are about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boonlake.engine.decision import Record
from boonlake.games.boonlake.components.model import REGIONS, STRIPS, Edition

from .words import Words

if TYPE_CHECKING:
    from ..session.table import Table


def sentences(table: Table, words: Words, names: list[str]) -> list[str]:
    """What has just happened, for those who may see what is shown now."""
    edition = table.match.state.edition
    told = (words.line(edition, record, names, table.shown) for record in table.fresh)
    return [line for line in told if line]


def places(table: Table) -> list[str]:
    """Where it happened, each place once."""
    state = table.match.state
    found = (place_of(record, state.edition, state.round) for record in table.fresh)
    return list(dict.fromkeys(place for place in found if place))


def place_of(record: Record, edition: Edition, round_now: int) -> str:
    """The id of the element a record is about; "" if there is none on the table."""
    kind = record[0]
    if kind in ("develop", "house", "settlement"):
        return f"site-{record[2]}{'ab'[record[3]]}"
    if kind in ("place", "cow"):
        return f"space-{record[2]}"
    if kind == "ship":
        course = edition.river[round_now - 1]
        return f"river-{course[record[3]].key}" if record[3] < len(course) else ""
    if kind == "strip":
        return f"strip-{STRIPS[record[2]]}"
    if kind == "label":
        return f"region-{REGIONS[record[2]]}"
    if kind in ("score", "project"):
        return f"slot-{record[2]}"
    if kind == "step":
        return f"track-{record[2]}"
    return ""
