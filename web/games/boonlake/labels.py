"""Where the regions' labels and the count of the stock lie on the map.

`places(components)` is a free place for each region near its land, then one near the corner.
"""

from __future__ import annotations

from itertools import groupby, pairwise
from math import hypot

from boonlake.games.boonlake.components.model import REGIONS, ComponentSet

from ...kit.pictures import kept_for_sets
from .geometry import Plan, Point, plan, water_cells

WIDTH, HEIGHT = 96.0, 50.0
OFFSETS = tuple((dx, dy) for dy in (-20, -7, 7, 20) for dx in (-24, -8, 8, 24))
GAP = 8
Disc = tuple[float, float, float]
"""A place to be left free: x, y, radius."""


@kept_for_sets
def places(components: ComponentSet) -> tuple[Point, ...]:
    """The centre of each region's label, then of the stock."""
    the_plan = plan(components)
    free = _priced(_candidates(components, the_plan), _discs(components, the_plan))
    left, top, width, height = the_plan.box
    goals = [_middle(components, the_plan, region) for region in range(len(REGIONS))]
    placed: list[Point] = []
    for gx, gy in (*goals, (left + width, top + height)):
        _, x, y = min((price + hypot(x - gx, y - gy), x, y) for x, y, price in free)
        placed.append((x, y))
        free = [
            other
            for other in free
            if abs(other[0] - x) > WIDTH + GAP or abs(other[1] - y) > HEIGHT + GAP
        ]
    return tuple(placed)


def _middle(components: ComponentSet, the_plan: Plan, region: int) -> Point:
    """The middle of a region's land."""
    land = [the_plan.spaces[s.number] for s in components.spaces[1:] if s.region == region]
    return (sum(x for x, _ in land) / len(land), sum(y for _, y in land) / len(land))


def _candidates(components: ComponentSet, the_plan: Plan) -> list[Point]:
    """Places on cells without land and a little beside them, inside the frame, row by row."""
    left, top, width, height = the_plan.box
    centres = {
        (
            min(max(y + dy, top + HEIGHT / 2 + GAP), top + height - HEIGHT / 2 - GAP),
            min(max(x + dx, left + WIDTH / 2 + GAP), left + width - WIDTH / 2 - GAP),
        )
        for x, y in water_cells(components)
        for dx, dy in OFFSETS
    }
    return [(x, y) for y, x in sorted(centres)]


def _discs(components: ComponentSet, the_plan: Plan) -> list[Disc]:
    """What a label should not cover: spaces, river, locks, bridges, and if possible the channel."""
    discs = [(x, y, 47.0) for x, y in the_plan.spaces[1:]]
    discs += [(x, y, 30.0) for x, y in the_plan.river.values()]
    discs += [(x, y, 26.0) for (x, y), _ in the_plan.locks]
    for a, b in components.bridges:
        discs += _along(the_plan.spaces[a], the_plan.spaces[b], (0.35, 0.5, 0.65), 16)
    for start, end in pairwise(the_plan.channel):
        discs += _along(start, end, (0.2, 0.5, 0.8), 3)
    return discs


def _along(a: Point, b: Point, parts: tuple[float, ...], radius: float) -> list[Disc]:
    return [(a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, radius) for k in parts]


def _priced(candidates: list[Point], discs: list[Disc]) -> list[tuple[float, float, float]]:
    """Each candidate with how badly it would cover something."""
    priced = []
    for y, in_row in groupby(candidates, key=lambda at: at[1]):
        near = [disc for disc in discs if abs(disc[1] - y) < HEIGHT / 2 + disc[2]]
        for x, _ in in_row:
            cover = 0.0
            for dx, dy, radius in near:
                aside = abs(dx - x) - WIDTH / 2
                if aside < radius:
                    above = max(abs(dy - y) - HEIGHT / 2, 0)
                    cover += max(0.0, radius - hypot(max(aside, 0), above))
            priced.append((x, y, cover * 12))
    return priced
