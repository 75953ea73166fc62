"""The log: every record as a sentence; a line shows its place on the board."""

from __future__ import annotations

from html import escape

from boonlake.engine.decision import Record

from ...games.boonlake.pieces import token
from ...session.table import Table
from ..news import place_of
from ..table_view import Drawing
from ..words import Words
from . import Context, Panel

SHOWN = 120
"""Moves of which the log tells at once; earlier ones on demand."""
BEFORE = 20
"""Moves it tells at least before the one that was asked for."""


def panel(context: Context, rest: str) -> Panel:
    """The latest moves last; `all` shows the whole game, a number marks where that move begins."""
    table, drawing = context.seated()
    words = context.words
    records = table.told.records
    here = int(rest) if rest.isdecimal() else len(records) + 1
    first = 0 if rest == "all" else max(0, min(len(records) - SHOWN, here - BEFORE))
    earlier = ""
    if first:
        label = words.say("ui.log.earlier")
        earlier = f'<button type="button" class="quiet" data-act="open log all">{label}</button>'
    old, new = (
        "".join(
            _line(record, number, table, words, drawing)
            for number, move in enumerate(records[start:end], start + 1)
            for record in move
        )
        for start, end in ((first, here - 1), (max(first, here - 1), len(records)))
    )
    latest = f'<ol class="log latest" id="log-here">{new}</ol>' if new else ""
    return Panel(words.say("ui.log"), f'{earlier}<ol class="log">{old}</ol>{latest}')


def _line(record: Record, number: int, table: Table, words: Words, drawing: Drawing) -> str:
    sentence = words.line(drawing.edition, record, drawing.names, table.shown)
    if not sentence:
        return ""
    kind, seat = record[0], record[1]
    mark = token("marker", table.colours[seat]) if seat >= 0 else ""
    place = place_of(record, drawing.edition, drawing.view["round"])
    css = f' class="log-{kind}"' if kind in ("turn", "scoring", "round", "final", "over") else ""
    if kind in ("turn", "scoring", "final") or table.told is not table.match:
        inner = (
            f'<button type="button" class="log-line" data-act="look {number}">'
            f"{mark}<span>{sentence}</span></button>"
        )
    elif place:
        inner = (
            f'<button type="button" class="log-line" data-act="show {escape(place)}">'
            f"{mark}<span>{sentence}</span></button>"
        )
    else:
        inner = f'<span class="log-line">{mark}<span>{sentence}</span></span>'
    return f"<li{css}>{inner}</li>"
