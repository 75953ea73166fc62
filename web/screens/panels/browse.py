"""A browser of all components."""

from __future__ import annotations

from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """One sort of component at a time; tapping one explains it."""
    look, sight, scene = context.sight()
    every = look.collections
    shown = rest if rest in every or not every else every[0]
    tabs = "".join(
        f'<button type="button" data-act="open browse {name}" '
        f'aria-pressed="{"true" if name == shown else "false"}">'
        f"{scene.say(look.collection_name(name))}</button>"
        for name in every
    )
    note = scene.say("ui.browse.edition", name=scene.components.name)
    inner = look.collection(shown, sight, scene)
    body = (
        f'<div class="segments browse-tabs" role="group">{tabs}</div>'
        f'<p class="note">{note}</p><div class="browse browse-{shown}">{inner}</div>'
        f"{context.sheet(look)}"
    )
    return Panel(context.language.say("ui.components"), body, "wide")
