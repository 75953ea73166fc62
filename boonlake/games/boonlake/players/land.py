"""What a seat has on the map, counted once for every map that search comes across."""

from __future__ import annotations

from dataclasses import dataclass

from ..components.model import REGIONS
from ..rules.presences import adjacent_pieces, bridge_presences, largest_group
from ..state import HOUSE, SETTLEMENT, State

KEPT_MAPS = 1 << 12
"""How many maps are kept; then counting begins anew, so that memory stays small."""


@dataclass(slots=True, frozen=True, eq=False)
class Land:
    """A seat's presences on one map; equal to itself alone, so that it is quickly told apart."""

    regions: tuple[int, ...]
    """Presences by region."""
    total: int
    houses: int
    """Houses that may become settlements."""
    beside: int
    """Settlements of anybody beside cattle of this seat, counted for each of them."""
    group: int
    """The most spaces with a presence that hang together."""
    bridges: int
    """Presences at bridges."""


_counted: dict[tuple[int, int, tuple[int, ...], tuple[tuple[int, ...], ...]], Land] = {}


def land(s: State, seat: int) -> Land:
    """What a seat has on the map of this state."""
    key = (id(s.tables), seat, s.sites, s.cattle)
    counted = _counted.get(key)
    if counted is None:
        if len(_counted) >= KEPT_MAPS:
            _counted.clear()
        counted = _counted[key] = _count(s, seat)
    return counted


def _count(s: State, seat: int) -> Land:
    low = 1 + seat * 3
    regions = [0] * len(REGIONS)
    spaces: dict[int, int] = {}
    houses = 0
    for index, what in enumerate(s.sites):
        if low <= what <= low + SETTLEMENT:
            space = index >> 1
            regions[s.tables.region[space]] += 1
            spaces[space] = spaces.get(space, 0) + 1
            houses += what == low + HOUSE
    beside = 0
    for space, owners in enumerate(s.cattle):
        mine = owners.count(seat)
        if mine:
            regions[s.tables.region[space]] += mine
            spaces[space] = mine
            beside += mine * adjacent_pieces(s, space, SETTLEMENT)
    return Land(
        tuple(regions),
        sum(regions),
        houses,
        beside,
        largest_group(s, spaces),
        bridge_presences(s, spaces),
    )
