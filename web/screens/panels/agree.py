"""Going back past something that was shown or drawn: when everybody agrees, one tap each."""

from __future__ import annotations

from ...kit.pieces import MARKER, token
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """A button for each person."""
    table, drawing = context.seated()
    language, agreement = context.language, context.session.agreement
    agreed = agreement.agreed if agreement else set()
    buttons = "".join(
        f'<button type="button" class="big agree" data-act="agree {seat}" '
        f'aria-pressed="{"true" if seat in agreed else "false"}">'
        f"{token(MARKER, table.colours[seat])}"
        f"<span>{language.say('keep.agree.one', name=drawing.names[seat])}</span></button>"
        for seat in table.people
    )
    body = f"<p>{language.say('keep.agree.why')}</p>{buttons}"
    return Panel(language.say("keep.agree"), body, "narrow")
