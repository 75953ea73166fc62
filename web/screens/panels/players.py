"""Who plays: a person's seat can be handed to a computer player and back."""

from __future__ import annotations

from html import escape

from boonlake.engine.save import MAX_NAME

from ...games.boonlake.pieces import token
from ...session.draft import computers
from ...session.seats import EMINENCE, HUMAN
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """A choice for every seat but the Wise Eminence's."""
    table, drawing = context.seated()
    words = context.words
    lines = []
    for seat, word in enumerate(table.match.seats):
        mark = token("marker", table.colours[seat])
        if word.startswith(EMINENCE):
            lines.append(f'<div class="seat">{mark}<b>{drawing.scene.name(seat)}</b></div>')
            continue
        options = "".join(
            f'<option value="{kind}"{" selected" if kind == word else ""}>'
            f"{words.say(f'ui.kind.{kind}')}</option>"
            for kind in dict.fromkeys([HUMAN, *reversed(computers()), word])
        )
        label = words.say("ui.who", n=seat + 1)
        choice = f'<select data-field="hand {seat}" aria-label="{label}">{options}</select>'
        lines.append(f'<div class="seat">{mark}{choice}{_name(context, seat, word)}</div>')
    body = f'<p>{words.say("keep.players.why")}</p><div class="seats">{"".join(lines)}</div>'
    return Panel(words.say("keep.players"), body, "narrow")


def _name(context: Context, seat: int, word: str) -> str:
    if word != HUMAN:
        return ""
    table, _ = context.seated()
    label = context.words.say("ui.name", n=seat + 1)
    return (
        f'<input type="text" data-field="player-name {seat}" maxlength="{MAX_NAME}" '
        f'value="{escape(table.names[seat])}" autocomplete="off" spellcheck="false" '
        f'placeholder="{label}" aria-label="{label}">'
    )
