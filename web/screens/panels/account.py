"""What the opponent has just done, and why."""

from __future__ import annotations

from html import escape

from boonlake.engine.decision import Record
from boonlake.engine.records import TURN

from ...kit.buttons import button
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """What rules the opponent's turn, and a short account of it so far."""
    table, drawing = context.seated()
    language = context.language
    records = table.account
    lines = "".join(_line(context, record) for record in records if record[0] != TURN)
    picture = drawing.look.account_picture(records, drawing.scene)
    body = f'{picture}<ol class="log account">{lines}</ol>'
    foot = button("page next", language.text.t("ui.go-on"), "primary")
    return Panel(language.say("ui.account", name=drawing.names[records[0][1]]), body, foot=foot)


def _line(context: Context, record: Record) -> str:
    table, drawing = context.seated()
    sentence = context.language.line(drawing.game, record, drawing.names, table.shown)
    if not sentence:
        return ""
    place = drawing.look.place_of_record(record, drawing.sight)
    if not place:
        return f'<li><span class="log-line">{sentence}</span></li>'
    return (
        f'<li><button type="button" class="log-line" data-act="show {escape(place)}">'
        f"{sentence}</button></li>"
    )
