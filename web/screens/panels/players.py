"""Who plays: a person's seat can be handed to a computer player and back."""

from __future__ import annotations

from html import escape

from boonlake.engine.game import HUMAN
from boonlake.engine.names import MAX_NAME

from ...kit.pieces import MARKER, token
from ..seat_kinds import kinds
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """A choice for every seat but the opponent's."""
    table, drawing = context.seated()
    language = context.language
    seating = table.game.box.seating
    lines = []
    for seat, word in enumerate(table.history.seats):
        mark = token(MARKER, table.colours[seat])
        if seating.is_opponent(word):
            lines.append(f'<div class="seat">{mark}<b>{drawing.scene.name(seat)}</b></div>')
            continue
        words = dict.fromkeys([HUMAN, *reversed(seating.computers), word])
        options = kinds(seating, words, word, language)
        label = language.say("ui.who", n=seat + 1)
        choice = f'<select data-field="hand {seat}" aria-label="{label}">{options}</select>'
        lines.append(f'<div class="seat">{mark}{choice}{_name(context, seat, word)}</div>')
    body = f'<p>{language.say("keep.players.why")}</p><div class="seats">{"".join(lines)}</div>'
    return Panel(language.say("keep.players"), body, "narrow")


def _name(context: Context, seat: int, word: str) -> str:
    if word != HUMAN:
        return ""
    table, _ = context.seated()
    label = context.language.say("ui.name", n=seat + 1)
    return (
        f'<input type="text" data-field="player-name {seat}" maxlength="{MAX_NAME}" '
        f'value="{escape(table.names[seat])}" autocomplete="off" spellcheck="false" '
        f'placeholder="{label}" aria-label="{label}">'
    )
