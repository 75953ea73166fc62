"""What a seat has on the map, counted once for every map that search comes across."""

from __future__ import annotations

from dataclasses import dataclass

from ..components.model import REGIONS, ComponentSet
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


Sites = tuple[int, ...]
Cattle = tuple[tuple[int, ...], ...]

_counted: dict[tuple[ComponentSet, int, Sites, Cattle], Land] = {}
_shared: dict[tuple[ComponentSet, int, int, int], tuple[Land, Sites, Cattle]] = {}
"""The same by where the map lies in memory, which is found sooner: copies of a state share it. Each
map is kept with what was counted, so that nothing else comes to lie there."""


def land(s: State, seat: int) -> Land:
    """What a seat has on the map of this state."""
    key = (s.components, seat, id(s.sites), id(s.cattle))
    known = _shared.get(key)
    if known is None:
        if len(_shared) >= KEPT_MAPS:
            _shared.clear()
        known = _shared[key] = (_counted_land(s, seat), s.sites, s.cattle)
    return known[0]


def _counted_land(s: State, seat: int) -> Land:
    key = (s.components, seat, s.sites, s.cattle)
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
        if seat in owners:
            mine = owners.count(seat)
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
