"""All components, one sort at a time."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import KINDS, STRIPS

from ...kit.icons import icon
from . import board_map, cards, eminence, scoring_tiles, tracks
from .scene import Scene, View

COLLECTIONS = (*KINDS, "tiles", "scoring", "strips", "levers", "tracks", "solo")


def collection(name: str, view: View, scene: Scene) -> str:
    """All components of a sort, for reading."""
    components = scene.components
    if name in KINDS:
        kind = KINDS.index(name)
        return "".join(cards.face(card, scene) for card in components.cards if card.kind == kind)
    if name == "tiles":
        every = range(-1, len(components.tiles))
        return "".join(board_map.tile_face(scene, tile) for tile in every)
    if name == "scoring":
        return "".join(scoring_tiles.tile_card(scene, tile) for tile in components.scoring_tiles)
    if name == "strips":
        return "".join(_named(scene, f"strip-{strip}", f"strip.{strip}") for strip in STRIPS)
    if name == "levers":
        numbers = range(1, len(components.levers) + 1)
        return "".join(_named(scene, f"lever-{n}", f"lever.{n}", f"levers.{n}") for n in numbers)
    if name == "tracks":
        return tracks.tracks(view, scene)
    return "".join(eminence.solo_tile(scene, tile) for tile in components.solo_tiles)


def _named(scene: Scene, key: str, name: str, sentence: str = "") -> str:
    words = f"<p>{scene.say(sentence)}</p>" if sentence else ""
    return (
        f'<div class="named" data-about="{key}">{icon(key, "explain-icon")}'
        f"<div><b>{scene.say(name)}</b>{words}</div></div>"
    )
