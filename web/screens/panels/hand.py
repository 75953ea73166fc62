"""The whole hand; tapping something in it does what tapping it in the hand does."""

from __future__ import annotations

from boonlake.engine.records import NOBODY

from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """The hand that may be seen now."""
    table, drawing = context.seated()
    language = context.language
    if table.shown == NOBODY:
        hidden = f"<p>{language.say('ui.hand-hidden')}</p>"
        return Panel(language.say("ui.pane.hand"), hidden, "wide")
    return Panel(*drawing.look.hand_panel(drawing.sight, drawing.scene), "wide")
