"""Everything public about a seat, one tap away."""

from __future__ import annotations

from ...kit.pieces import MARKER, token
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """What the game shows of a seat, and the way to what only its owner may see."""
    table, drawing = context.seated()
    seat = int(rest)
    title = f"{token(MARKER, table.colours[seat])} {drawing.scene.name(seat)}"
    peek = ""
    if seat in table.people and not table.alone and seat != table.shown:
        label = context.language.say("ui.peek", name=drawing.names[seat])
        peek = f'<button type="button" data-act="peek {seat}">{label}</button>'
    return Panel(title, drawing.look.seat_panel(seat, drawing.sight, drawing.scene, peek))
