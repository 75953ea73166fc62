"""What a choice is about, drawn in the prompt: tiles that are not on the table yet, landings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from boonlake.engine.game import Sight
from boonlake.games.boonlake.insight import Landing

from ...kit.badges import inline
from ...kit.buttons import notes
from ...kit.icons import icon
from . import board_map, scoring_tiles
from .badges import effect_badges, site_badges
from .scene import Scene

SITE_FREE = (
    '<svg class="tag" viewBox="0 0 28 28" aria-hidden="true">'
    '<circle class="site-free" cx="14" cy="14" r="12"/></svg>'
)
"""A building site that costs and brings nothing."""
BEFORE_EXPLORING = ("card", "place")
"""Choices after which a tile is revealed."""


def kept_tiles(scene: Scene) -> str:
    """The scoring tiles of which one is to be kept, where it will lie; "" if there are none."""
    keys = {key.removeprefix("kept-") for key, _ in scene.marked("kept")}
    return "".join(
        f"<div{scene.attributes(key, 'kept')}>"
        f"{scene.inside(key, scoring_tiles.tile_card(scene, tile))}</div>"
        for tile in scene.components.scoring_tiles
        if tile.key in keys and (key := f"kept-{tile.key}")
    )


def aside(sight: Sight, scene: Scene, labels: Mapping[str, str]) -> str:
    """The building tile that is to be placed, or where the ship may land."""
    frame = sight.view["agenda"][-1]
    if frame[0] == "place":
        return _revealed(scene, frame[2])
    if labels and several(sight) > 1:
        return _all_at_once(scene, several(sight))
    return _landings(sight.insight.landings, scene, labels) if labels else ""


def several(sight: Sight) -> int:
    """How many cards are to be discarded; 1 if nothing of that kind is asked."""
    agenda = sight.view["agenda"]
    return int(agenda[-1][2]) if agenda and agenda[-1][0] == "drop" else 1


def joined(sight: Sight) -> str:
    """The key of what is said where another tile is revealed after the choice."""
    view = sight.view
    agenda = view["agenda"]
    if len(agenda) < 2 or agenda[-1][0] not in BEFORE_EXPLORING or not view["mound"]:
        return ""
    return "ui.then-reveal" if tuple(agenda[-2]) == ("explore", agenda[-1][1]) else ""


def _all_at_once(scene: Scene, count: int) -> str:
    """The way to the hand, where the cards are marked and discarded together."""
    label = scene.say("ui.mark-cards", n=count)
    return (
        '<div class="takes"><button type="button" class="primary" data-act="open hand">'
        f"{label}</button></div>"
    )


def _revealed(scene: Scene, tile: int) -> str:
    """The tile, and what its sites cost and bring, each as large as the words beside it."""
    sites = () if tile == board_map.PASTURE else scene.components.tiles[tile].sites
    chips = "".join(
        f'<span class="chip" data-about="tile-{tile}">'
        f"{''.join(map(inline, site_badges(site))) or SITE_FREE}</span>"
        for site in sites
    )
    face = board_map.tile_face(scene, tile)
    return notes(f"{face}{chips}", scene.say("ui.foretold"), "takes revealed")


def _landings(landings: Sequence[Landing], scene: Scene, labels: Mapping[str, str]) -> str:
    """Each landing with its reward, and the lock it would be the first to cross."""
    chips = []
    for steps, landing in enumerate(landings, 1):
        label = escape(labels[f"ship {steps}"])
        brings = "".join(inline(badge) for badge in effect_badges(landing.reward))
        gate = f"{icon('lock')}{scene.say('ui.scoring-follows')}" if landing.scoring else ""
        chips.append(
            f'<span class="chip" data-about="river-{landing.key}" title="{label}">'
            f"<b>{steps}</b>{icon('ship-step')}{brings}{gate}</span>"
        )
    return notes("".join(chips), scene.say("ui.foretold")) if chips else ""
