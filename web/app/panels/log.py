"""The log: every record as a sentence; a line shows its place on the board."""

from __future__ import annotations

from html import escape

from boonlake.engine.decision import Record
from boonlake.games.boonlake.components.model import REGIONS, STRIPS, Edition

from ...views.pieces import token
from ..table import Table
from ..table_view import Drawing
from ..words import Words
from . import Context, Panel

SHOWN = 120
"""Moves of which the log tells at once; earlier ones on demand."""


def panel(context: Context, rest: str) -> Panel:
    """The latest moves last; `all` shows the whole game."""
    table, drawing = context.seated()
    words = context.words
    records = table.match.records
    first = 0 if rest == "all" else max(0, len(records) - SHOWN)
    earlier = ""
    if first:
        label = words.say("ui.log.earlier")
        earlier = f'<button type="button" class="quiet" data-act="open log all">{label}</button>'
    lines = [
        line
        for move in records[first:]
        for record in move
        if (line := _line(record, table, words, drawing))
    ]
    return Panel(words.say("ui.log"), f'{earlier}<ol class="log">{"".join(lines)}</ol>')


def _line(record: Record, table: Table, words: Words, drawing: Drawing) -> str:
    sentence = words.line(drawing.edition, record, drawing.names, table.shown)
    if not sentence:
        return ""
    kind, seat = record[0], record[1]
    mark = token("marker", table.colours[seat]) if seat >= 0 else ""
    place = place_of(record, drawing.edition, drawing.view["round"])
    css = f' class="log-{kind}"' if kind in ("turn", "scoring", "round", "final", "over") else ""
    if place:
        inner = (
            f'<button type="button" class="log-line" data-act="show {escape(place)}">'
            f"{mark}<span>{sentence}</span></button>"
        )
    else:
        inner = f'<span class="log-line">{mark}<span>{sentence}</span></span>'
    return f"<li{css}>{inner}</li>"


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
