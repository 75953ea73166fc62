"""What a choice is about, drawn in the prompt: tiles that are not on the table yet, landings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from boonlake.engine.game import Sight
from boonlake.games.boonlake.insight import Landing

from ...kit.badges import inline
from ...kit.icons import icon
from . import board_map, scoring_tiles
from .badges import effect_badges
from .scene import Scene

KEEP = "keep "


def kept_tile(option: str, scene: Scene) -> str:
    """The scoring tile that an option would keep; "" for any other option."""
    if not option.startswith(KEEP):
        return ""
    key = option.removeprefix(KEEP)
    tile = next(tile for tile in scene.components.scoring_tiles if tile.key == key)
    return scoring_tiles.tile_card(scene, tile)


def aside(sight: Sight, scene: Scene, labels: Mapping[str, str]) -> str:
    """The building tile that is to be placed, or where the ship may land."""
    frame = sight.view["agenda"][-1]
    if frame[0] == "place":
        return board_map.tile_face(scene, frame[2])
    return _landings(sight.insight.landings, scene, labels) if labels else ""


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
    return f'<div class="takes">{"".join(chips)}</div>' if chips else ""
