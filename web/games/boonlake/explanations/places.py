"""Around an explanation: the thing drawn large, where it is told, and what can be asked of it."""

from __future__ import annotations

from boonlake.games.boonlake.components.model import STRIPS

from ....kit.icons import icon
from .. import board_map, cards, scoring_tiles
from ..scene import Scene, View

TAKEN_AT_TIMES = frozenset(
    {
        "card",
        "lever",
        "production",
        "project",
        "region",
        "river",
        "site",
        "slot",
        "space",
        "strip",
    }
)
"""Kinds of things of which can be asked why they cannot be taken."""
NUMBERED_FROM_ONE = frozenset({"project", "slot"})
ON_MAP = ("space", "site", "river", "region", "lock", "stock")
RIGHT = ("strip", "row")
RIGHT_OR_DRAWER = ("slot", "kept", "project", "coin-track", "card-track", "track")
HOMES = (
    dict.fromkeys(ON_MAP, "")
    | dict.fromkeys(RIGHT, "of-right")
    | dict.fromkeys(RIGHT_OR_DRAWER, "of-right of-drawer")
)
"""By kind of thing: where it lies, so that its explanation lies elsewhere; all others lie low."""


def explained_at(thing: str) -> str:
    """Classes of the panel that explains a thing."""
    homes = (css for kind, css in HOMES.items() if thing.startswith(f"{kind}-"))
    return next(homes, "of-drawer")


def question(thing: str) -> str:
    """A thing in the words of `why_not`; "" for one that nobody could mean to take."""
    kind, _, name = thing.partition("-")
    if kind not in TAKEN_AT_TIMES:
        return ""
    if "@" in name or thing.startswith("card-track-"):  # of another board, or no card
        return ""
    if kind in NUMBERED_FROM_ONE:
        name = str(int(name) + 1)
    return f"{kind} {name}"


def picture(thing: str, view: View, scene: Scene) -> str:
    """The thing itself, drawn large where that helps."""
    kind, _, name = thing.partition("@")[0].partition("-")
    components = scene.components
    if kind == "card":
        card = next((card for card in components.cards if card.key == name), None)
        return cards.face(card, scene.reading(), "large") if card else ""
    if kind in ("slot", "project") and name.isdecimal() and view["slots"][int(name)] >= 0:
        tile = components.scoring_tiles[view["slots"][int(name)]]
        return scoring_tiles.tile_card(scene, tile)
    if kind == "lever":
        return icon(f"lever-{name}", "explain-icon")
    if kind == "strip" and name in STRIPS:
        return icon(f"strip-{name}", "explain-icon")
    if kind == "tile":
        return board_map.tile_face(scene, int(name))
    if kind == "space" and view["tiles"][int(name)] > 0:
        return board_map.tile_face(scene, view["tiles"][int(name)] - 1)
    return ""
