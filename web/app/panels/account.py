"""What the Wise Eminence has just done, and why."""

from __future__ import annotations

from html import escape

from boonlake.engine.decision import Record

from ...views.eminence import solo_tile
from ..news import place_of
from ..table import Table
from . import Context, Panel

FIRST = "solo-tile"
"""The record with which her account begins."""


def since_her_tile(table: Table) -> list[Record]:
    """The latest records from her tile on; none if she has not just begun a turn."""
    kinds = [record[0] for record in table.fresh]
    return table.fresh[kinds.index(FIRST) :] if FIRST in kinds else []


def panel(context: Context, rest: str) -> Panel:
    """Her tile, and a short account of her turn so far."""
    table, drawing = context.seated()
    words = context.words
    records = since_her_tile(table)
    seat, tile = records[0][1], drawing.edition.solo_tiles[records[0][2]]
    lines = "".join(_line(context, record) for record in records if record[1] in (seat, -1))
    body = f'{solo_tile(drawing.scene, tile)}<ol class="log account">{lines}</ol>'
    return Panel(words.say("ui.account", name=drawing.names[seat]), body)


def _line(context: Context, record: Record) -> str:
    table, drawing = context.seated()
    sentence = context.words.line(drawing.edition, record, drawing.names, table.shown)
    if not sentence or record[0] == "turn":
        return ""
    place = place_of(record, drawing.edition, drawing.view["round"])
    if not place:
        return f'<li><span class="log-line">{sentence}</span></li>'
    return (
        f'<li><button type="button" class="log-line" data-act="show {escape(place)}">'
        f"{sentence}</button></li>"
    )
