"""What the Wise Eminence has just done, and why."""

from __future__ import annotations

from html import escape

from boonlake.engine.decision import Record

from ...games.boonlake.eminence import solo_tile
from ..news import place_of
from ..prompt import button
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """Her tile, and a short account of her turn so far."""
    table, drawing = context.seated()
    words = context.words
    _, seat, tile, *_ = table.story[0]
    lines = "".join(_line(context, record) for record in table.story)
    drawn = solo_tile(drawing.scene, drawing.edition.solo_tiles[tile])
    body = f'{drawn}<ol class="log account">{lines}</ol>'
    foot = button("page next", words.text.t("ui.go-on"), "primary")
    return Panel(words.say("ui.account", name=drawing.names[seat]), body, foot=foot)


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
