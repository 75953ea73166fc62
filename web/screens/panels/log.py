"""The log: every record as a sentence; a line shows its place on the board."""

from __future__ import annotations

from html import escape

from boonlake.engine.decision import Record
from boonlake.engine.records import FINAL, OVER, SCORING, TURN

from ...kit.pieces import MARKER, token
from . import Context, Panel

SHOWN = 120
"""Moves of which the log tells at once; earlier ones on demand."""
BEFORE = 20
"""Moves it tells at least before the one that was asked for."""
HEADINGS = frozenset({TURN, SCORING, FINAL, OVER})
"""Kinds of record that stand out."""
STOPS = frozenset({TURN, SCORING, FINAL})
"""Kinds of record whose lines lead into a replay."""


def panel(context: Context, rest: str) -> Panel:
    """The latest moves last; `all` shows the whole game, a number marks where that move begins."""
    table, _ = context.seated()
    language = context.language
    records = table.history.records
    here = int(rest) if rest.isdecimal() else len(records) + 1
    first = 0 if rest == "all" else max(0, min(len(records) - SHOWN, here - BEFORE))
    earlier = ""
    if first:
        label = language.say("ui.log.earlier")
        earlier = f'<button type="button" class="quiet" data-act="open log all">{label}</button>'
    old, new = (
        "".join(
            _line(context, record, number)
            for number, move in enumerate(records[start:end], start + 1)
            for record in move
        )
        for start, end in ((first, here - 1), (max(first, here - 1), len(records)))
    )
    latest = f'<ol class="log latest" id="log-here">{new}</ol>' if new else ""
    return Panel(language.say("ui.log"), f'{earlier}<ol class="log">{old}</ol>{latest}')


def _line(context: Context, record: Record, number: int) -> str:
    table, drawing = context.seated()
    sentence = context.language.line(drawing.game, record, drawing.names, table.shown)
    if not sentence:
        return ""
    kind, seat = record[0], record[1]
    mark = token(MARKER, table.colours[seat]) if seat >= 0 else ""
    place = drawing.look.place_of_record(record, drawing.sight)
    stands_out = kind in HEADINGS or kind in drawing.look.headings
    css = f' class="log-{kind}"' if stands_out else ""
    if kind in STOPS or table.history is not table.match:
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
