"""Artefacts, and the row from which one is taken after passing."""

from __future__ import annotations

from ...kit.icons import icon
from .badges import fit
from .scene import Scene, View


def row(view: View, scene: Scene) -> str:
    """The artefacts that lie out."""
    return "".join(card(number, scene) for number in view["artefact_row"])


def card(number: int, scene: Scene) -> str:
    """An artefact with its name and, where there is room, what it does."""
    key = scene.components.artefacts[number].key
    place, name = f"artefact-{key}", scene.say(f"artefact.{key}")
    inner = (
        f"{icon(key, 'artefact-icon')}"
        f'<span class="artefact-name{fit(name)}">{name}</span>'
        f'<span class="artefact-text">{scene.say(f"artefact.text.{key}")}</span>'
    )
    return f"<div{scene.attributes(place, 'artefact')}>{scene.inside(place, inner)}</div>"
