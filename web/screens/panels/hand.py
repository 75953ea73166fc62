"""All cards of the hand in full; tapping one does what tapping it in the hand does."""

from __future__ import annotations

from ...games.boonlake import cards, facts
from ...session.table import NOBODY
from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """The cards by kind, those that can be paid marked."""
    table, drawing = context.seated()
    words = context.words
    if table.shown == NOBODY:
        return Panel(words.say("ui.pane.hand"), f"<p>{words.say('ui.hand-hidden')}</p>", "wide")
    notes = facts.hand_notes(drawing.state, table.shown)
    inner = cards.held(drawing.view, drawing.scene.again(), notes)
    enough = sum(note == facts.AFFORDABLE for note in notes.values())
    told = f'<p class="note">{words.say("ui.hand-affordable", n=enough)}</p>'
    return Panel(words.say("ui.hand-count", n=len(notes)), told + inner, "wide")
