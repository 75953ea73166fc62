"""The empty table: what is drawn once, with a place for every group that changes."""

from __future__ import annotations

from typing import Any

from ...kit.look import Look
from ...kit.scene import Scene
from ...kit.sections import section
from ..language import Language


def frame(look: Look, scene: Scene[Any], language: Language) -> str:
    """The table without anything on it; the same until language or colours change."""
    css = f"table {look.css}".strip()
    return (
        f'{look.sheet(scene.colours)}<div class="{css}" id="table">'
        '<header id="bar" class="bar"></header>'
        f"{look.upper(scene)}{section(scene, 'prompt', 'prompt', 'ui.prompt', focus=-1)}"
        f"{_tabs(look, language)}{look.lower(scene)}</div>"
    )


def _tabs(look: Look, language: Language) -> str:
    """The way from one pane to another, on a narrow screen."""
    if not look.panes:
        return ""
    tabs = "".join(
        f'<button type="button" id="tab-{name}" class="pane-tab" data-act="pane {name}">'
        f"{language.say(f'ui.pane.{name}')}</button>"
        for name in look.panes
    )
    return f'<nav class="panes" aria-label="{language.say("ui.panes")}">{tabs}</nav>'
