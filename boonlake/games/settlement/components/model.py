"""What a component set says: every figure printed on boards, tiles and cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

BASICS = ("wood", "loam", "stone")
GOODS = (*BASICS, "diamond", "gold")
DIAMOND, GOLD = GOODS.index("diamond"), GOODS.index("gold")
COLOURS = ("green", "yellow", "blue", "red")
GUILDS = ("adventurers", "builders", "defenders", "craftsmen")
ADVENTURERS, BUILDERS, DEFENDERS, CRAFTSMEN = range(4)

ROWS = 3
"""Wilderness rows and settlement rows alike; a row has as many fields."""
FIELDS = ROWS * ROWS

Goods = tuple[int, int, int, int, int]
"""Amounts in the order of GOODS."""
NOTHING: Goods = (0, 0, 0, 0, 0)


class Landscape(NamedTuple):
    """A kind of landscape tile; tiles of a kind are alike."""

    number: int
    key: str
    row: int
    """The wilderness row, from 0."""
    resource: int
    monster: int
    """Which colour of monster may appear there."""
    copies: int


class Hero(NamedTuple):
    """A hero card."""

    number: int
    key: str
    guild: int
    cost: Goods
    vp: int
    """Printed on it, or for each thing its guild counts."""
    bonus: int
    """Bonus settlers that come along."""
    monster: int


class Effect(NamedTuple):
    """What activating a building does: something is given for something."""

    word: str
    """`gain`, `swap`, `store` or `fortified` (the resource of a landscape with a fortress)."""
    give: Goods = NOTHING
    give_any: int = 0
    """Basic resources of any sort, all alike."""
    take: Goods = NOTHING
    take_any: int = 0
    bonus: int = 0
    vp: int = 0
    """What is stored is worth so much each at the end of the game."""


class Building(NamedTuple):
    """A kind of building; tiles of a kind are alike."""

    number: int
    key: str
    cost: Goods
    effect: Effect


class Artefact(NamedTuple):
    """An artefact: when it works, and what it then brings where that is a figure."""

    number: int
    key: str
    power: str
    brings: Goods
    bonus: int


class Monster(NamedTuple):
    """A colour of monster: the settlers it takes to fight one, and the reward."""

    colour: int
    settlers: int
    reward: Goods


class Rank(NamedTuple):
    """A rank of the game alone, and the points from which it is reached."""

    key: str
    least: int


@dataclass(frozen=True, slots=True, eq=False)
class ComponentSet:
    """Every figure of a set; static, shared and never copied, so equal to itself alone."""

    name: str
    digest: str
    landscapes: tuple[Landscape, ...]
    heroes: tuple[Hero, ...]
    buildings: tuple[Building, ...]
    artefacts: tuple[Artefact, ...]
    monsters: tuple[Monster, ...]
    ranks: tuple[Rank, ...]
    explore: tuple[int, ...]
    """Settlers it takes to explore, by wilderness row."""
    surcharges: tuple[int, ...]
    """Diamonds that a hero costs beyond its price, by space of the hero row from the left."""
    rounds: int
    settlers: int
    building_copies: int
    building_piles: int
    market: int
    """Spaces of the market."""
    more_artefacts: int
    """So many more artefacts than players lie in the row."""
    monster_pieces: int
    """Monsters of each colour."""
    start: Goods

    def __deepcopy__(self, memo: dict[int, Any]) -> ComponentSet:
        return self
