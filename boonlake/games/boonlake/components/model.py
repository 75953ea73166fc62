"""What a component set consists of: every figure printed on the board, cards and tiles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

KINDS = ("day", "sunset", "night")
RESOURCES = ("wood", "stone", "loam", "iron")
REGIONS = ("boonlake", "unknown", "new-hope", "southern")
STRIPS = ("pioneer", "settle", "cattle", "region", "hire", "progress", "builder")
PIECES = ("house", "settlement", "cattle")
CORNERS = ("upper-left", "upper-right", "lower-left", "lower-right")

Needs = tuple[int, int, int, int]
"""How many of each resource, in the order of RESOURCES."""

Effect = tuple[str, int, str]
"""A word of the effect vocabulary, its number and its further word ("" if none)."""

Sum = tuple[tuple[str, int], ...]
"""Things given or taken together in a swap, as (what, how many)."""


@dataclass(frozen=True, slots=True)
class Swap:
    """One direction of an exchange that a card offers."""

    give: Sum
    take: Sum


@dataclass(frozen=True, slots=True)
class Cost:
    """What is paid: vases and coins are given up, resources only shown."""

    coins: int = 0
    vases: int = 0
    cards: int = 0
    needs: Needs = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Card:
    """A project card."""

    number: int
    key: str
    kind: int
    cost: Cost
    vp: int
    now: tuple[Effect, ...] = ()
    swaps: tuple[Swap, ...] = ()
    end: tuple[Effect, ...] = ()
    reach: tuple[tuple[str, tuple[tuple[int, int], ...]], ...] = ()
    always: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Site:
    """A building site: what developing it costs and brings, and what a settlement there brings."""

    cost: Cost = field(default_factory=Cost)
    gain: tuple[Effect, ...] = ()
    settlement_vp: int = 0


@dataclass(frozen=True, slots=True)
class Tile:
    """A building tile; `group` is "a", "b" or "c" for start tiles, "grey" for the mound."""

    number: int
    key: str
    group: str
    sites: tuple[Site, ...]


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the map; `start` is the start tile symbol printed on it ("" if none)."""

    number: int
    region: int
    at: tuple[float, float]
    reward: tuple[Effect, ...]
    start: str


@dataclass(frozen=True, slots=True)
class RiverSpace:
    """A space of the river; spaces are numbered along the course of each round."""

    key: str
    at: tuple[float, float]
    harbour: bool
    reward: tuple[Effect, ...]
    lock_before: bool


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the action board."""

    steps: int
    vp: int


@dataclass(frozen=True, slots=True)
class Recess:
    """A recess of the player board and what it pays at each income once emptied."""

    tier: int
    piece: str
    income: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class TrackSpace:
    """A space of an income track: its income, and the reward for stepping onto it."""

    income: tuple[Effect, ...]
    crossed: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """What a scoring tile asks for, once per interim scoring."""

    word: str
    regions: tuple[int, ...] = ()
    values: tuple[tuple[int, ...], ...] = ()
    give: tuple[str, int] = ("", 0)
    or_coins: int = 0
    each_vp: int = 0


@dataclass(frozen=True, slots=True)
class ScoringTile:
    """A scoring tile: a condition, and a special project with its cost, track and VP."""

    number: int
    key: str
    condition: Condition
    cost: Cost
    track: str
    vp: int


@dataclass(frozen=True, slots=True)
class SoloTile:
    """A tile of the Wise Eminence: its kind (A or B), three strips and four corner numbers."""

    number: int
    key: str
    kind: str
    strips: tuple[int, int, int]
    corners: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class SoloBoard:
    """The Wise Eminence's VP scales, by how many pieces were removed, and her cactus track."""

    houses: tuple[int, ...]
    settlements: tuple[int, ...]
    cattle: tuple[int, ...]
    cactus: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ComponentSet:
    """A whole component set, checked; static, shared by all states and never copied.

    Every set is equal to itself alone, so that what follows from it can be cached by the set.
    """

    name: str
    digest: str
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]
    pastures: int
    spaces: tuple[Space, ...]
    neighbours: tuple[tuple[int, ...], ...]
    bridges: tuple[tuple[int, int], ...]
    fords: tuple[tuple[int, int], ...]
    labels: tuple[tuple[Effect, ...], ...]
    river: tuple[tuple[RiverSpace, ...], tuple[RiverSpace, ...]]
    river_starts: tuple[tuple[int, ...], tuple[int, ...]]
    rows: tuple[Row, ...]
    strip_kinds: tuple[int, ...]
    recesses: tuple[Recess, ...]
    tier_income: tuple[tuple[Effect, ...], ...]
    tier_vp: tuple[int, ...]
    levers: tuple[int, ...]
    coin_track: tuple[TrackSpace, ...]
    card_track: tuple[TrackSpace, ...]
    scoring_tiles: tuple[ScoringTile, ...]
    solo_tiles: tuple[SoloTile, ...]
    solo_board: SoloBoard

    def __deepcopy__(self, memo: dict[int, Any]) -> ComponentSet:
        return self
