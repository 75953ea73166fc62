"""The menu."""

from __future__ import annotations

from . import Context, Panel

ENTRIES = (
    ("replay", "keep.replay"),
    ("open scores", "ui.scores"),
    ("open log", "ui.log"),
    ("open help", "ui.rules"),
    ("open browse", "ui.components"),
    ("open settings", "ui.settings"),
    ("open keys", "ui.keys"),
    ("open players", "keep.players"),
    ("open games", "keep.games"),
    ("home", "ui.leave"),
)


def panel(context: Context, rest: str) -> Panel:
    """Everything that can be opened, and the way out."""
    language, table = context.language, context.session.table
    acts = list(ENTRIES)
    if table is not None:
        if table.can_restart():
            acts.insert(0, ("restart", "ui.restart-turn"))
        if table.can_redo():
            acts.insert(0, ("redo", "ui.redo"))
        if table.coach is not None:
            taught = table.history.taught
            acts.insert(
                0,
                ("coach-leave", "ui.coach.leave") if taught else ("coach-back", "ui.coach.back"),
            )
    buttons = "".join(
        f'<button type="button" class="entry" data-act="{act}">{language.say(key)}</button>'
        for act, key in acts
    )
    return Panel(language.say("ui.menu"), f'<div class="entries">{buttons}</div>', "narrow")
