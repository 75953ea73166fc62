"""What things are worth at a moment of the game, in VP: the figures that computer players share."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..components.model import Building, ComponentSet, Effect
from ..rules.goods import UNITS

Weights = tuple[float, float, float, float, float]
"""What each of the goods is worth."""

GOODS_EARLY: Weights = (0.8, 0.8, 0.8, 1.8, 2.9)
GOODS_LATE: Weights = (0.3, 0.3, 0.3, 1.1, 2.6)
"""In the last round only what is still spent counts."""
SETTLER_EARLY, SETTLER_LATE = 1.8, 1.4
KEPT_BASIC = 0.7
"""The part of its worth that a basic resource keeps when it may stay in a fortress."""
SHARE = 2.6
"""A settler that activates a row serves so many fields."""
SAFE = 0.8
"""How often a landscape without a fortress is free of monsters."""
NOW = 0.9
"""How much of an activation still to come in this round counts already."""
NEEDS_INPUT = 0.75
"""How often there is something to put into a building that takes something."""
BUILDINGS = {"gain": 1.3, "swap": 0.75, "store": 1.2, "fortified": 1.0}
"""How much of what a building's effect brings on paper comes true, by its word."""
MORE_LANDSCAPES, MORE_BUILDINGS, MORE_FORTRESSES = 0.55, 0.6, 1.0
"""What a seat may expect to add in each round to come."""
FORTRESS_SAFETY = 0.45
"""What a round without a monster there is worth beside the resource."""


class Moment(NamedTuple):
    """What things are worth with so many rounds to come after the present one."""

    rounds: int
    goods: Weights
    settler: float
    landscapes: tuple[float, ...]
    """One activation, by kind of landscape as boards hold it."""
    resources: tuple[float, ...]
    """The resource of a kind of landscape as boards hold it."""
    buildings: tuple[float, ...]
    """One activation, by kind of building as boards hold it; the Trading post counts a basic."""
    monsters: tuple[float, ...]
    """Fighting a monster, by colour: the reward without the settlers."""
    after: Weights
    """What goods are worth once the seat has passed, before anything is put back."""


@lru_cache(maxsize=64)
def moment(components: ComponentSet, rounds: int) -> Moment:
    """The figures with so many rounds to come."""
    early = min(1.0, rounds / 2)
    goods = _between(GOODS_LATE, GOODS_EARLY, early)
    settler = SETTLER_LATE + (SETTLER_EARLY - SETTLER_LATE) * early
    share = settler / SHARE
    kinds = components.landscapes
    return Moment(
        rounds,
        goods,
        settler,
        (0.0, *(max(0.1, goods[kind.resource] - share) for kind in kinds)),
        (0.0, *(goods[kind.resource] for kind in kinds)),
        (0.0, *(_building(building, goods, settler) for building in components.buildings)),
        tuple(
            _sum(monster.reward, goods) - settler * monster.settlers
            for monster in components.monsters
        ),
        _between((0.0,) * len(UNITS), goods, 1.0 if rounds else 0.0),
    )


def _between(late: tuple[float, ...], early: tuple[float, ...], part: float) -> Weights:
    wood, loam, stone, diamond, gold = (
        a + (b - a) * part for a, b in zip(late, early, strict=True)
    )
    return (wood, loam, stone, diamond, gold)


def _sum(goods: tuple[int, ...], weights: Weights) -> float:
    return sum(n * each for n, each in zip(goods, weights, strict=True))


def _building(building: Building, goods: Weights, settler: float) -> float:
    """What one activation of a building brings, its share of the settler taken off."""
    brings = _effect(building.effect, goods, settler) * BUILDINGS.get(building.effect.word, 1.0)
    return max(0.1, brings - settler / SHARE)


def _effect(effect: Effect, goods: Weights, settler: float) -> float:
    """What using a building brings."""
    if effect.word == "fortified":
        return goods[0]
    give = _sum(effect.give, goods) + goods[0] * effect.give_any
    take = _sum(effect.take, goods) + goods[0] * effect.take_any + settler * effect.bonus
    brings = take + effect.vp - give
    return brings * NEEDS_INPUT if give else brings
