"""What a seat may expect of the rounds to come once it has passed.

Most figures are those that fitted best what 2,000 games of greedy players, every seventh move of
them at random, scored in the end; some are smoothed, and banks and churches weigh more, because
players that plan fill them more often.
"""

from __future__ import annotations

from functools import lru_cache

from ..components.model import CRAFTSMEN, DIAMOND, FIELDS, GOLD, ComponentSet
from ..rules.final import points
from ..state import Player, State
from . import artefacts
from .value import KEPT_PARTS
from .worth import moment

Figures = tuple[float, float, float, float, float]
"""With five rounds to come, with four, …, with one."""

BASIC: Figures = (2.04, 1.26, 1.19, 1.13, 0.69)
DIAMONDS: Figures = (1.74, 1.5, 1.4, 1.49, 1.39)
GOLDS: Figures = (2.5, 2.3, 2.1, 1.85, 1.5)
BONUS: Figures = (1.8, 1.6, 1.4, 1.2, 1.0)
BUILDINGS: dict[str, Figures] = {
    "sawmill": (1.78, 1.73, 1.7, 1.6, 1.1),
    "loam-pit": (1.78, 1.73, 1.7, 1.6, 1.1),
    "quarry": (1.78, 1.73, 1.7, 1.6, 1.1),
    "diamond-mine": (5.54, 4.69, 4.12, 3.21, 2.07),
    "warehouse": (3.61, 2.99, 2.08, 1.95, 1.36),
    "trading-post": (4.41, 3.55, 2.90, 2.50, 1.68),
    "bazaar": (2.6, 2.5, 2.4, 2.3, 1.92),
    "gem-cutter": (0.0, 0.0, 0.0, 0.70, 1.08),
    "alchemist": (1.47, 1.51, 1.28, 0.90, 0.55),
    "tavern": (1.0, 1.11, 1.5, 1.20, 0.86),
    "bank": (7.0, 6.2, 5.2, 3.9, 2.4),
    "church": (7.0, 6.2, 5.2, 3.9, 2.4),
}
LANDSCAPES: dict[tuple[int, int], Figures] = {
    (0, 0): (1.9, 1.8, 1.75, 1.7, 1.3),
    (1, 0): (3.4, 3.0, 2.7, 2.36, 1.48),
    (1, DIAMOND): (6.32, 5.5, 3.83, 2.91, 1.41),
    (2, 0): (3.4, 3.0, 2.7, 2.36, 1.48),
    (2, DIAMOND): (6.5, 6.0, 4.0, 2.83, 1.47),
    (2, GOLD): (12.0, 8.89, 6.54, 4.75, 2.59),
}
"""By wilderness row and resource; 0 stands for any basic one."""
MONSTERS: tuple[Figures, ...] = (
    (0.5, 0.4, 0.1, 0.0, 0.0),
    (-0.6, -0.7, -0.5, -0.7, -0.7),
    (-0.4, -0.4, -0.2, -0.3, -0.4),
    (-4.0, -3.0, -1.85, -1.68, -1.76),
)
"""By colour."""
FORTRESS: Figures = (0.23, 0.34, 0.48, 0.67, 0.92)
FORTRESS_RARE: Figures = (1.99, 1.9, 1.8, 1.25, 0.85)
"""What more a fortress is worth where diamonds or gold are."""
MORE: Figures = (4.0, 3.2, 2.4, 1.6, 0.8)
"""How many landscapes, buildings or fortresses will still come."""


def prospect(s: State, seat: int, rounds: int) -> float:
    """VP to be expected of a seat that has passed, with so many rounds to come."""
    player = s.players[seat]
    if not rounds:
        return sum(points(s, seat).values()) + 0.01 * player.goods[GOLD]  # which decides ties
    at = len(BASIC) - rounds
    wood, loam, stone, diamond, gold = player.goods
    total = (wood + loam + stone) * BASIC[at] + diamond * DIAMONDS[at] + gold * GOLDS[at]
    total += player.bonus * BONUS[at]
    board = (player.landscapes, player.monsters, player.fortresses)
    total += wilderness(s.components, at, *board)
    total += settlement(s.components, at, player.buildings, player.stored)
    total += heroes(s, player, at)
    m = moment(s.components, rounds)
    return total + artefacts.worth(s, player, m, s.components.settlers)


def heroes(s: State, player: Player, at: int) -> float:
    """Heroes with what they may count in the end."""
    there = (
        FIELDS - player.landscapes.count(0),
        FIELDS - player.buildings.count(0),
        player.fortresses.bit_count(),
    )
    total = 0.0
    for number in player.heroes:
        hero = s.components.heroes[number]
        if hero.guild == CRAFTSMEN:
            total += hero.vp
        else:
            total += min(FIELDS, there[hero.guild] + MORE[at])
    return total


@lru_cache(KEPT_PARTS)
def wilderness(
    components: ComponentSet, at: int, land: tuple[int, ...], monsters: int, fortresses: int
) -> float:
    """Landscapes with their monsters and fortresses."""
    total = 0.0
    for field, kind in enumerate(land):
        if not kind:
            continue
        landscape = components.landscapes[kind - 1]
        rare = landscape.resource if landscape.resource >= DIAMOND else 0
        total += LANDSCAPES[landscape.row, rare][at]
        if monsters >> field & 1:
            total += MONSTERS[landscape.monster][at]
        elif fortresses >> field & 1:
            total += FORTRESS[at]
            if rare:
                total += FORTRESS_RARE[at]
    return total


@lru_cache(KEPT_PARTS)
def settlement(
    components: ComponentSet, at: int, built: tuple[int, ...], stored: tuple[int, ...]
) -> float:
    """Buildings and what lies on them."""
    total = 0.0
    for kind, lies in zip(built, stored, strict=True):
        if kind:
            building = components.buildings[kind - 1]
            total += BUILDINGS[building.key][at] + lies * building.effect.vp
    return total
