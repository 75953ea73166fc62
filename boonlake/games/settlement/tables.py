"""What follows from a component set: look-ups and notation, made once and shared by all states."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from .components.model import BASICS, FIELDS, GOODS, ROWS, ComponentSet, Goods

FIELD_NAMES = tuple(f"{row + 1}{column}" for row in range(ROWS) for column in "abc")
"""Fields of the wilderness: the row, 1 beside the settlement, and the column."""


def _neighbours(field: int) -> tuple[int, ...]:
    row, column = divmod(field, ROWS)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return tuple(r * ROWS + c for r, c in around if 0 <= r < ROWS and 0 <= c < ROWS)


NEIGHBOURS = tuple(_neighbours(field) for field in range(FIELDS))
"""Fields that share an edge."""
ROW_BITS = tuple(0b111 << ROWS * row for row in range(ROWS))
"""The fields of a row as bits."""


def spelled(goods: Goods) -> str:
    """Goods in notation, like `2 wood 1 gold`."""
    return " ".join(f"{n} {what}" for n, what in zip(goods, GOODS, strict=True) if n)


class Tables:
    """Moves are spelled here once, so that offering an option costs no string building."""

    __slots__ = (
        "activate",
        "artefact",
        "artefact_number",
        "build",
        "build_stack",
        "building_number",
        "explore",
        "fight",
        "fortress",
        "hero",
        "hero_colour",
        "hero_cost",
        "hero_number",
        "landscape_colour",
        "landscape_resource",
        "powers",
        "row",
        "settlement",
        "take",
        "use",
        "use_basic",
        "use_resource",
        "wilderness",
    )

    def __init__(self, components: ComponentSet) -> None:
        self.explore = [f"explore {name}" for name in FIELD_NAMES]
        self.fight = [f"fight {name}" for name in FIELD_NAMES]
        self.fortress = [f"fortress {name}" for name in FIELD_NAMES]
        self.activate = [f"activate {name}" for name in FIELD_NAMES]
        self.wilderness = [f"wilderness {row + 1}" for row in range(ROWS)]
        self.settlement = [f"settlement {row + 1}" for row in range(ROWS)]
        self.row = [f"row {row + 1}" for row in range(ROWS)]
        self.take = [f"take {what}" for what in GOODS]
        buildings, heroes = components.buildings, components.heroes
        self.build = [f"build {building.key}" for building in buildings]
        self.build_stack = [f"build {building.key} stack" for building in buildings]
        self.building_number = {building.key: building.number for building in buildings}
        self.use = [f"use {building.key}" for building in buildings]
        self.use_basic = [[f"use {b.key} {what}" for what in BASICS] for b in buildings]
        self.use_resource = [[f"use {b.key} {what}" for what in GOODS] for b in buildings]
        self.hero = [f"hero {hero.key}" for hero in heroes]
        self.hero_number = {hero.key: hero.number for hero in heroes}
        self.hero_colour = [hero.monster for hero in heroes]
        self.hero_cost: list[list[Goods]] = [
            [_with_diamonds(hero.cost, more) for more in components.surcharges] for hero in heroes
        ]
        """By hero and space of the hero row."""
        self.artefact = [f"artefact {artefact.key}" for artefact in components.artefacts]
        self.artefact_number = {a.key: a.number for a in components.artefacts}
        self.powers = [*(artefact.power for artefact in components.artefacts), ""]
        """When artefacts work; the last entry is for no artefact (−1)."""
        self.landscape_resource = [-1, *(kind.resource for kind in components.landscapes)]
        """By what `Player.landscapes` holds."""
        self.landscape_colour = [-1, *(kind.monster for kind in components.landscapes)]

    def __deepcopy__(self, memo: dict[int, Any]) -> Tables:
        return self


def _with_diamonds(cost: Goods, more: int) -> Goods:
    wood, loam, stone, diamond, gold = cost
    return (wood, loam, stone, diamond + more, gold)


@lru_cache(maxsize=8)
def tables_of(components: ComponentSet) -> Tables:
    """The tables of a set, made on first use; a set is equal to itself alone."""
    return Tables(components)
