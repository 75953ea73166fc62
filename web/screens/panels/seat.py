"""A seat's board, tracks and played cards, one tap away."""

from __future__ import annotations

from ...games.boonlake import cards, eminence, player_board
from ...games.boonlake.pieces import token
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """Everything public about a seat."""
    table, drawing = context.seated()
    words = context.words
    seat = int(rest)
    title = f"{token('marker', table.colours[seat])} {drawing.scene.name(seat)}"
    hand = drawing.view["players"][seat]["hand"]
    count = hand if isinstance(hand, int) else len(hand)
    scene, view = drawing.scene.reading(), drawing.view
    look = ""
    if seat in table.people and not table.alone and seat != table.shown:
        label = words.say("ui.peek", name=drawing.names[seat])
        look = f'<button type="button" data-act="peek {seat}">{label}</button>'
    if view["eminence"] and seat == view["start"]:
        return Panel(title, eminence.board(view, scene))
    return Panel(
        title,
        f"{player_board.board(view, scene, seat)}<p>{words.say('ui.hand-count', n=count)}</p>{look}"
        f"<h3>{words.say('ui.played')}</h3>{cards.played(view, scene, seat)}",
    )
