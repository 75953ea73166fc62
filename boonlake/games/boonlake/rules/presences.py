"""Presences: who stands where on the map, and what is adjacent to what."""

from __future__ import annotations

from ..components.model import REGIONS
from ..state import State, level_of, own_pieces


def presences_by_region(s: State, seat: int) -> list[int]:
    """A seat's pieces and cattle in every region, all counted alike (R13.5)."""
    counts = [0] * len(REGIONS)
    region_of = s.tables.region
    low, high = own_pieces(seat)
    for index, what in enumerate(s.sites):
        if low <= what <= high:
            counts[region_of[index >> 1]] += 1
    for space, owners in enumerate(s.cattle):
        if owners:
            counts[region_of[space]] += owners.count(seat)
    return counts


def own_spaces(s: State, seat: int) -> dict[int, int]:
    """Spaces with a presence of a seat, and how many."""
    spaces: dict[int, int] = {}
    low, high = own_pieces(seat)
    for index, what in enumerate(s.sites):
        if low <= what <= high:
            spaces[index >> 1] = spaces.get(index >> 1, 0) + 1
    for space, owners in enumerate(s.cattle):
        count = owners.count(seat)
        if count:
            spaces[space] = count
    return spaces


def adjacent_presences(s: State, index: int) -> int:
    """Presences on a site's own tile and on adjacent ones, whoever owns them.

    The piece on the site itself does not count (R8.8).
    """
    sites, cattle = s.sites, s.cattle
    count = 1 if sites[index ^ 1] else 0
    for space in s.components.neighbours[index >> 1]:
        first = space << 1
        count += (sites[first] != 0) + (sites[first + 1] != 0) + len(cattle[space])
    return count


def adjacent_pieces(s: State, space: int, level: int) -> int:
    """Houses, or settlements, of anybody on the tiles adjacent to a space."""
    sites = s.sites
    count = 0
    for near in s.components.neighbours[space]:
        for what in (sites[near << 1], sites[(near << 1) + 1]):
            if what and level_of(what) == level:
                count += 1
    return count


def bridge_presences(s: State, spaces: dict[int, int]) -> int:
    """Presences on spaces at bridges (R20.10)."""
    return sum(n for space, n in spaces.items() if space in s.tables.at_bridge)


def largest_group(s: State, spaces: dict[int, int]) -> int:
    """The most spaces that hang together by adjacency (R20.6)."""
    left = set(spaces)
    best = 0
    while left:
        group = [left.pop()]
        for space in group:
            near = left.intersection(s.components.neighbours[space])
            left -= near
            group.extend(near)
        best = max(best, len(group))
    return best
