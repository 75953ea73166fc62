"""Where everything lies on the drawn map, computed once from the component set.

Lengths are in hundredths of a hex's width. `plan(components)` is the whole geometry.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from math import acos, cos, degrees, hypot, pi, radians, sin, sqrt

from boonlake.games.boonlake.components.model import REGIONS, ComponentSet, RiverSpace

from ...kit.pictures import kept_for_sets

Point = tuple[float, float]

WIDTH = 100.0
ROW = 86.6
RADIUS = WIDTH / sqrt(3)
CORNERS = tuple((RADIUS * sin(pi / 3 * k), -RADIUS * cos(pi / 3 * k)) for k in range(6))
"""Corners of a hex around its centre, clockwise from the top."""

MARGIN = 24.0
BORDER = 30.0
SCORE_CELLS = 100
ABOVE, ASIDE = 31.0, 41.0
"""How far above or beside their space ships lie, so that its reward stays in sight."""
LOCK_WALL = 34.0
"""How far the walls of a lock are from its middle."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The places of one component set's map."""

    spaces: tuple[Point, ...]
    river: dict[str, Point]
    courses: tuple[tuple[Point, ...], ...]
    locks: tuple[tuple[Point, float], ...]
    channel: tuple[Point, ...]
    cut: tuple[Point, ...]
    """The stretch of the channel that cuts through land."""
    coasts: tuple[tuple[tuple[Point, ...], ...], ...]
    box: tuple[float, float, float, float]


@kept_for_sets
def plan(components: ComponentSet) -> Plan:
    """The geometry of a component set's map."""
    spaces = tuple(hex_at(space.at) for space in components.spaces)
    courses = tuple(tuple(_scaled(s.at) for s in course) for course in components.river)
    river = {s.key: _scaled(s.at) for course in components.river for s in course}
    box = _box(spaces[1:], list(river.values()))
    channel, cut = _channel(components, spaces)
    return Plan(
        spaces,
        river,
        courses,
        tuple(_locks(components.river)),
        channel,
        cut,
        tuple(_coasts(components, region) for region in range(len(REGIONS))),
        box,
    )


def _box(land: tuple[Point, ...], river: list[Point]) -> tuple[float, float, float, float]:
    """The inside of the frame: left, top, width, height."""
    left = min(min(x for x, _ in land) - 50, min(x for x, _ in river) - 30) - MARGIN
    right = max(max(x for x, _ in land) + 50, max(x for x, _ in river) + 30) + MARGIN
    top = min(y for _, y in land) - RADIUS - MARGIN
    bottom = max(y for _, y in land) + RADIUS + MARGIN
    return (left, top, right - left, bottom - top)


def hex_at(at: Point) -> Point:
    """The centre of a hex from its column and row."""
    column, row = at
    return ((column + (0.5 if int(row) % 2 else 0.0)) * WIDTH, row * ROW)


def _scaled(at: Point) -> Point:
    """A river position, which is given in hex widths."""
    return (at[0] * WIDTH, at[1] * WIDTH)


def wobble(x: float, y: float, reach: float) -> float:
    """A number between −reach and reach that is always the same at the same place."""
    value = sin(x * 12.9898 + y * 78.233) * 43758.5453
    return (value - int(value)) * reach


def _locks(river: tuple[tuple[RiverSpace, ...], ...]) -> list[tuple[Point, float]]:
    """Where the lock gates stand and how they are turned, each once."""
    gates: dict[Point, float] = {}
    for course in river:
        for before, after in itertools.pairwise(course):
            if after.lock_before:
                (ax, ay), (bx, by) = _scaled(before.at), _scaled(after.at)
                length = hypot(bx - ax, by - ay)
                turn = (1 if by >= ay else -1) * degrees(acos((bx - ax) / length))
                gates[((ax + bx) / 2, (ay + by) / 2)] = turn
    return list(gates.items())


@kept_for_sets
def lock_numbers(components: ComponentSet) -> tuple[Point, ...]:
    """For each interim scoring in turn: where its number stands, on a wall of its lock.

    Both rounds pass the first lock, so each has a wall of its own there.
    """
    places: list[Point] = []
    for course, wall in zip(components.river, (-LOCK_WALL, LOCK_WALL), strict=True):
        for (x, y), turn in _locks((course,)):
            places.append((x - wall * sin(radians(turn)), y + wall * cos(radians(turn))))
    return tuple(places)


@kept_for_sets
def moorings(components: ComponentSet) -> dict[str, tuple[Point, Point]]:
    """By river space: where ships lie beside it, and in which direction one after the other.

    They lie across the course, so that they cover neither their own space nor the next one.
    """
    the_plan = plan(components)
    taken = [*the_plan.spaces[1:], *the_plan.river.values()]
    places: dict[str, tuple[Point, Point]] = {}
    for course in components.river:
        for n, space in enumerate(course):
            (ax, ay), (bx, by) = (
                the_plan.river[course[min(max(n + way, 0), len(course) - 1)].key] for way in (-1, 1)
            )
            if abs(by - ay) < 1.2 * abs(bx - ax):
                places.setdefault(space.key, ((0.0, -ABOVE), (1.0, 0.0)))
                continue
            x, y = the_plan.river[space.key]
            sides = [min(_far((x + side, y), other) for other in taken) for side in (-ASIDE, ASIDE)]
            aside = -ASIDE if sides[0] >= sides[1] else ASIDE
            places.setdefault(space.key, ((aside, 0.0), (0.0, 1.0)))
    return places


def _channel(components: ComponentSet, spaces: tuple[Point, ...]) -> tuple[tuple[Point, ...], ...]:
    """The channel from the end of round 1 back to the start, and its cut at the fords."""
    last, first = _scaled(components.river[0][-1].at), _scaled(components.river[0][0].at)
    fords = [
        ((spaces[a][0] + spaces[b][0]) / 2, (spaces[a][1] + spaces[b][1]) / 2)
        for a, b in components.fords
    ]
    if not fords:
        return (last, first), ()
    fords.sort(key=lambda p: _far(p, last))
    water = water_cells(components)
    before = [last, *_between(water, last, fords[0])]
    after = [*_between(water, fords[-1], first), first]
    cut = (_towards(fords[0], before[-1]), *fords, _towards(fords[-1], after[0]))
    return (*before, *fords, *after), cut


def _towards(start: Point, goal: Point, way: float = 30) -> Point:
    """The place a little way from one place towards another."""
    part = way / _far(start, goal)
    return (start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part)


def water_cells(components: ComponentSet) -> list[Point]:
    """The centres of grid cells without land."""
    taken = {(int(s.at[0]), int(s.at[1])) for s in components.spaces[1:]}
    columns = 2 + max(c for c, _ in taken)
    rows = 2 + max(r for _, r in taken)
    return [
        hex_at((c, r)) for r in range(-1, rows) for c in range(-1, columns) if (c, r) not in taken
    ]


def _between(cells: list[Point], start: Point, goal: Point) -> list[Point]:
    """The fewest water cells that lead from one place to the other."""
    near = [c for c in cells if _far(c, start) < 0.95 * WIDTH]
    routes = [[cell] for cell in near]
    seen = set(near)
    for route in routes:
        if _far(route[-1], goal) < 0.95 * WIDTH:
            return route
        for cell in cells:
            if cell not in seen and _far(cell, route[-1]) < 1.1 * WIDTH:
                seen.add(cell)
                routes.append([*route, cell])
    return []


def _far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _coasts(components: ComponentSet, region: int) -> tuple[tuple[Point, ...], ...]:
    """The outlines of a region's land, edge by edge around its hexes."""
    follows: dict[tuple[int, int], tuple[int, int]] = {}
    points: dict[tuple[int, int], Point] = {}
    edges: set[tuple[tuple[int, int], tuple[int, int]]] = set()
    for space in components.spaces[1:]:
        if space.region != region:
            continue
        x, y = hex_at(space.at)
        ring = [(x + dx, y + dy) for dx, dy in CORNERS]
        keys = [(round(px), round(py)) for px, py in ring]
        points.update(zip(keys, ring, strict=True))
        edges.update(zip(keys, keys[1:] + keys[:1], strict=True))
    for a, b in edges:
        if (b, a) not in edges:
            follows[a] = b
    loops = []
    while follows:
        start = min(follows)
        loop, at = [], start
        while at in follows:
            loop.append(points[at])
            at = follows.pop(at)
        loops.append(tuple(loop))
    return tuple(loops)


def smooth(points: tuple[Point, ...] | list[Point], closed: bool = False) -> str:
    """A path through all points as soft curves."""
    count = len(points)
    path = [f"M{points[0][0]:.0f} {points[0][1]:.0f}"]
    for i in range(count if closed else count - 1):
        p0 = points[i - 1] if closed or i else points[0]
        p1, p2 = points[i], points[(i + 1) % count]
        p3 = points[(i + 2) % count] if closed or i + 2 < count else p2
        path.append(
            f"C{p1[0] + (p2[0] - p0[0]) / 6:.1f} {p1[1] + (p2[1] - p0[1]) / 6:.1f} "
            f"{p2[0] - (p3[0] - p1[0]) / 6:.1f} {p2[1] - (p3[1] - p1[1]) / 6:.1f} "
            f"{p2[0]:.1f} {p2[1]:.1f}"
        )
    return "".join(path) + ("z" if closed else "")


def hand_drawn(loop: tuple[Point, ...], reach: float = 3.2) -> str:
    """A closed outline with three slightly wrong points on every edge, as a hand draws it."""
    points: list[Point] = []
    for (ax, ay), (bx, by) in zip(loop, loop[1:] + loop[:1], strict=True):
        for part in (0.0, 0.34, 0.67):
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            points.append((x + wobble(x, y, reach), y + wobble(y, x, reach)))
    return smooth(points, closed=True)


def score_at(points: int, box: tuple[float, ...]) -> Point:
    """Where a score stands on the border around the map, clockwise from the upper left."""
    left, top, width, height = box
    half = BORDER / 2
    left, top, width, height = left - half, top - half, width + BORDER, height + BORDER
    way = (points % SCORE_CELLS + 0.5) / SCORE_CELLS * 2 * (width + height)
    if way < width:
        return (left + way, top)
    way -= width
    if way < height:
        return (left + width, top + way)
    way -= height
    if way < width:
        return (left + width - way, top + height)
    return (left, top + height - (way - width))
