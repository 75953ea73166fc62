"""A browser of all components."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import KINDS, STRIPS

from ...games.boonlake import board_map, cards, eminence, scoring_tiles, tracks
from ...games.boonlake.icons import icon
from ...games.boonlake.scene import Scene
from . import Context, Panel

KINDS_SHOWN = (*KINDS, "tiles", "scoring", "strips", "levers", "tracks", "solo")


def panel(context: Context, rest: str) -> Panel:
    """One sort of component at a time; tapping one explains it."""
    words = context.words
    view, scene = context.sight()
    shown = rest if rest in KINDS_SHOWN else KINDS_SHOWN[0]
    tabs = "".join(
        f'<button type="button" data-act="open browse {name}" '
        f'aria-pressed="{"true" if name == shown else "false"}">'
        f"{words.say(f'kind.{name}' if name in KINDS else f'ui.browse.{name}')}</button>"
        for name in KINDS_SHOWN
    )
    note = words.say("ui.browse.edition", name=scene.edition.name)
    inner = _shown(shown, scene.reading(), view)
    body = (
        f'<div class="segments browse-tabs" role="group">{tabs}</div>'
        f'<p class="note">{note}</p><div class="browse browse-{shown}">{inner}</div>'
    )
    return Panel(words.say("ui.components"), body, "wide")


def _shown(name: str, scene: Scene, view: dict[str, object]) -> str:
    edition = scene.edition
    if name in KINDS:
        kind = KINDS.index(name)
        return "".join(cards.face(card, scene) for card in edition.cards if card.kind == kind)
    if name == "tiles":
        return "".join(board_map.tile_face(scene, tile) for tile in range(-1, len(edition.tiles)))
    if name == "scoring":
        return "".join(scoring_tiles.tile_card(scene, tile) for tile in edition.scoring_tiles)
    if name == "strips":
        return "".join(_named(scene, f"strip-{strip}", f"strip.{strip}") for strip in STRIPS)
    if name == "levers":
        numbers = range(1, len(edition.levers) + 1)
        return "".join(_named(scene, f"lever-{n}", f"lever.{n}", f"levers.{n}") for n in numbers)
    if name == "tracks":
        return tracks.tracks(view, scene)
    return "".join(eminence.solo_tile(scene, tile) for tile in edition.solo_tiles)


def _named(scene: Scene, key: str, name: str, told: str = "") -> str:
    words = f"<p>{scene.say(told)}</p>" if told else ""
    return (
        f'<div class="named" data-about="{key}">{icon(key, "explain-icon")}'
        f"<div><b>{scene.say(name)}</b>{words}</div></div>"
    )
