"""The whole hand; tapping something in it does what tapping it in the hand does."""

from __future__ import annotations

from dataclasses import replace

from boonlake.engine.records import NOBODY

from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """The hand that may be seen now."""
    table, drawing = context.seated()
    language = context.language
    if table.shown == NOBODY:
        hidden = f"<p>{language.say('ui.hand-hidden')}</p>"
        return Panel(language.say("ui.pane.hand"), hidden, "wide")
    scene, screen, look = drawing.scene, context.screen, drawing.look
    picked = {place: mark._replace(css="can picked") for place, mark in scene.marks.items()}
    marks = {**scene.marks, **{place: picked[place] for place in screen.marked if place in picked}}
    title, cards = look.hand_panel(drawing.sight, replace(scene, marks=marks))
    title = title or language.say("ui.pane.hand")
    wanted = look.several(drawing.sight) if table.options() else 1
    return Panel(title, cards, "wide", _take(context, wanted) if wanted > 1 else "")


def _take(context: Context, wanted: int) -> str:
    """The button that takes what is marked, once it is as much as is asked for."""
    count = len(context.screen.marked)
    off = "" if count == wanted else " disabled"
    label = context.language.say("ui.take-marked", n=count, all=wanted)
    return f'<button type="button" class="primary" data-act="take-marked"{off}>{label}</button>'
