"""What things are worth at a moment of the game, in VP: the figures that computer players share."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..components.model import GUILDS, Building, ComponentSet, Effect, Goods

Weights = tuple[float, float, float, float, float]
"""What each of the goods is worth."""

EARLY_ROUNDS = 1.51
"""With so many rounds to come everything is worth what it is early; in the last round only what is
still spent counts."""
BASIC_EARLY, BASIC_LATE = 0.56, 0.58
DIAMOND_EARLY, DIAMOND_LATE = 2.17, 1.49
GOLD_EARLY, GOLD_LATE = 3.2, 2.39
SETTLER_EARLY, SETTLER_LATE = 0.98, 1.03
KEPT = 1.42
"""The part of its worth that a basic resource keeps when it may stay in a fortress."""
MANY = 0.15
"""The part of its worth that a basic resource loses if there are two others of its sort."""
SAFE = 1.4
"""How often a landscape without a fortress is free of monsters."""
NOW = 0.19
"""How much of an activation still to come in this round counts already."""
LATER = 0.73
"""How much of an activation of a later round counts already."""
ALONE = 0.58
"""The part of what a row brings that counts at least, however few fields share the settler."""
MONSTER_LATER = 0.37
"""How much a landscape counts whose monster has to be fought first."""
FIGHT = 0.56
"""The part of a fight's gain that counts while the monster is there."""
FORTRESS = 0.49
"""What a fortress is worth in each round to come, for keeping resources and monsters away."""
FORTRESS_ALONE = 0.96
"""How much of what activating a fortress gains counts."""
GAINS = 1.15
SWAPS = 0.38
STORES = 1.66
POSTS = 1.61
"""How much of what a building's effect brings on paper comes true, by its word."""
AGAIN = 0.68
"""How much of that for a second building of a kind."""
MORE_LANDSCAPES, MORE_BUILDINGS, MORE_FORTRESSES = 0.76, 1.48, 1.29
"""What a seat may expect to add in each round to come."""


class Moment(NamedTuple):
    """What things are worth with so many rounds to come after the present one."""

    rounds: int
    basic: float
    diamond: float
    gold: float
    settler: float
    kept: float
    """A basic resource that stays in a fortress."""
    resources: tuple[float, ...]
    """The resource of a kind of landscape as boards hold it."""
    buildings: tuple[float, ...]
    """Using a kind of building as boards hold it; 0 for the Trading post."""
    posts: tuple[bool, ...]
    """Whether a kind of building gives what a fortified landscape gives."""
    fights: tuple[float, ...]
    """Fighting a monster, by colour: the reward without the settlers."""
    more: tuple[float, ...]
    """By guild: what a seat may still add to what its heroes count."""


@lru_cache(maxsize=64)
def moment(components: ComponentSet, rounds: int) -> Moment:
    """The figures with so many rounds to come."""
    early = min(1.0, rounds / EARLY_ROUNDS)

    def now(when_early: float, when_late: float) -> float:
        return when_late + (when_early - when_late) * early

    basic = now(BASIC_EARLY, BASIC_LATE)
    goods = (
        *(basic, basic, basic),
        now(DIAMOND_EARLY, DIAMOND_LATE),
        now(GOLD_EARLY, GOLD_LATE),
    )
    settler = now(SETTLER_EARLY, SETTLER_LATE)
    return Moment(
        rounds,
        basic,
        goods[3],
        goods[4],
        settler,
        KEPT * basic if rounds else 0.0,
        (0.0, *(goods[kind.resource] for kind in components.landscapes)),
        (0.0, *(_building(building, goods, settler) for building in components.buildings)),
        (False, *(building.effect.word == "fortified" for building in components.buildings)),
        tuple(
            _sum(monster.reward, goods) - settler * monster.settlers
            for monster in components.monsters
        ),
        tuple(
            each * rounds
            for each in (MORE_LANDSCAPES, MORE_BUILDINGS, MORE_FORTRESSES, 0.0)[: len(GUILDS)]
        ),
    )


def _sum(goods: Goods, weights: Weights) -> float:
    return sum(n * each for n, each in zip(goods, weights, strict=True))


def _building(building: Building, goods: Weights, settler: float) -> float:
    """What using a building brings as a rule."""
    effect: Effect = building.effect
    if effect.word == "fortified":
        return 0.0
    give = _sum(effect.give, goods) + goods[0] * effect.give_any
    take = _sum(effect.take, goods) + goods[0] * effect.take_any + settler * effect.bonus
    part = GAINS if effect.word == "gain" else STORES if effect.word == "store" else SWAPS
    return max(0.0, part * (take + effect.vp - give))
