"""All components, one sort at a time."""

from __future__ import annotations

from boonlake.games.settlement.components.model import COLOURS, Monster
from boonlake.games.settlement.rules.trade import TRADES

from ...kit.icons import icon
from . import artefacts, heroes, landscape, market
from .badges import cost_badges, gain_badges, inlined, settlers, swap
from .scene import ROMAN, Scene, View

COLLECTIONS = ("landscapes", "heroes", "buildings", "artefacts", "monsters", "trades")


def collection(name: str, view: View, scene: Scene) -> str:
    """All components of a sort, for reading."""
    components = scene.components
    if name == "landscapes":
        return "".join(_landscape(scene, number) for number in range(len(components.landscapes)))
    if name == "heroes":
        return "".join(heroes.card(hero, scene) for hero in components.heroes)
    if name == "buildings":
        return "".join(
            market.card(building.number, scene, f"building-{building.key}")
            for building in components.buildings
        )
    if name == "artefacts":
        return "".join(artefacts.card(number, scene) for number in range(len(components.artefacts)))
    if name == "monsters":
        return "".join(_monster(scene, monster) for monster in components.monsters)
    return "".join(
        f'<div class="browse-line" data-about="trades">'
        f"{swap(cost_badges(trade.give), gain_badges(trade.take))}"
        f"{icon('mirror-of-change') if trade.mirror else ''}</div>"
        for trade in TRADES
    )


def _landscape(scene: Scene, number: int) -> str:
    kind = scene.components.landscapes[number]
    return (
        f'<div class="named-tile" data-about="landscape-{kind.key}">{landscape.face(kind)}'
        f"<b>{scene.say(f'landscape.{kind.key}')}</b>"
        f"<small>{ROMAN[kind.row]} · ×{kind.copies}</small></div>"
    )


def _monster(scene: Scene, monster: Monster) -> str:
    colour = COLOURS[monster.colour]
    price = inlined([settlers(monster.settlers), *gain_badges(monster.reward)])
    return (
        f'<div class="browse-line" data-about="monster-{colour}">'
        f"{icon(f'monster-{colour}', 'explain-icon')}"
        f"<div><b>{scene.say(f'monster.{colour}')}</b> {icon(f'sign-{colour}')}"
        f"<p>{price}</p></div></div>"
    )
