"""Going back past something that was shown or drawn: when everybody agrees, one tap each."""

from __future__ import annotations

from ...games.boonlake.pieces import token
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """A button for each person."""
    table, drawing = context.seated()
    desk, words = context.desk(), context.words
    buttons = "".join(
        f'<button type="button" class="big agree" data-act="agree {seat}" '
        f'aria-pressed="{"true" if seat in desk.agreed else "false"}">'
        f"{token('marker', table.colours[seat])}"
        f"<span>{words.say('keep.agree.one', name=drawing.names[seat])}</span></button>"
        for seat in table.people
    )
    body = f"<p>{words.say('keep.agree.why')}</p>{buttons}"
    return Panel(words.say("keep.agree"), body, "narrow")
