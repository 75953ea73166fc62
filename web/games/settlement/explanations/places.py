"""Around an explanation: the thing drawn large, where it is told, and what can be asked of it."""

from __future__ import annotations

from boonlake.engine.game import Sight
from boonlake.games.settlement.tables import FIELD_NAMES

from ....kit.icons import icon
from .. import heroes, landscape, market
from ..placing import STACK
from ..scene import Scene

TAKEN_AT_TIMES = frozenset({"field", "wilderness", "settlement", "building", "hero", "artefact"})
"""Kinds of things of which can be asked why they cannot be taken."""
ON_BOARD = frozenset({"field", "plot", "wilderness", "settlement", "good", "action"})


def explained_at(thing: str) -> str:
    """Classes of the panel that explains a thing: never over the thing itself."""
    return "" if thing.partition("-")[0] in ON_BOARD else "of-right"


def question(thing: str) -> str:
    """A thing in the words of `why_not`; "" for one that nobody could mean to take."""
    kind, _, name = thing.partition("-")
    if kind not in TAKEN_AT_TIMES or "@" in name:
        return ""
    return f"{kind} {name.removesuffix(STACK)}"


def picture(thing: str, sight: Sight, scene: Scene) -> str:
    """The thing itself, drawn large where that helps."""
    key, _, whose = thing.partition("@")
    kind, _, name = key.partition("-")
    components, reading = scene.components, scene.reading()
    if kind == "hero":
        card = next((card for card in components.heroes if card.key == name), None)
        return heroes.card(card, reading) if card else ""
    if kind == "building":
        name = name.removesuffix(STACK)
        number = next((b.number for b in components.buildings if b.key == name), -1)
        return market.card(number, reading, key) if number >= 0 else ""
    if kind == "artefact":
        return icon(name, "explain-icon")
    if kind == "monster":
        return icon(key, "explain-icon")
    if kind == "landscape":
        tile = next((tile for tile in components.landscapes if tile.key == name), None)
        return landscape.face(tile) if tile else ""
    if kind == "field" and name in FIELD_NAMES:
        seat = int(whose) if whose.isdecimal() else max(0, sight.view["seat"])
        laid = sight.view["players"][seat]["landscapes"][FIELD_NAMES.index(name)]
        return landscape.face(components.landscapes[laid - 1]) if laid else ""
    return ""
