"""From the lines of a component set to the set."""

from __future__ import annotations

from ....engine.components import Line, Source
from ....engine.components.lines import (
    in_order,
    named,
    number,
    numbers,
    one_of,
    point,
    things,
    wrong_width,
)
from . import grammar
from .grammar import effects
from .model import (
    KINDS,
    PIECES,
    REGIONS,
    STRIPS,
    ComponentSet,
    Effect,
    Recess,
    RiverSpace,
    Row,
    ScoringTile,
    Site,
    SoloBoard,
    SoloTile,
    Space,
    Tile,
    TrackSpace,
)

RIVER_KINDS = ("start", "harbour", "plain", "last")
GROUPS = ("a", "b", "c", "grey")
TRACKS = ("coin", "card")
PLAYERS = 4
SECTIONS = (
    "set",
    "cards",
    "tiles",
    "pastures",
    "regions",
    "spaces",
    "bridges",
    "fords",
    "river",
    "upper arm",
    "lower arm",
    "river starts",
    "rows",
    "strips",
    "recesses",
    "tiers",
    "levers",
    "coin track",
    "card track",
    "scoring tiles",
    "solo tiles",
    "solo board",
)


def component_set(source: Source) -> ComponentSet:
    """Everything the lines say; faults are noted in the source and the lines left out."""
    spaces = (Space(0, -1, (0.0, 0.0), (), ""), *things(source, "spaces", 5, _space))
    bridges, fords = _pairs(source, "bridges"), _pairs(source, "fords")
    courses = _courses(source)
    tiers = things(source, "tiers", 3, _tier)
    return ComponentSet(
        name=named(source, "set").get("name", ""),
        digest=source.digest(),
        cards=things(source, "cards", 5, grammar.card),
        tiles=things(source, "tiles", 4, _tile),
        pastures=sum(things(source, "pastures", 1, lambda _, count: number(count))),
        spaces=spaces,
        neighbours=_neighbours(spaces, bridges + fords),
        bridges=bridges,
        fords=fords,
        labels=_labels(source),
        river=courses,
        river_starts=_river_starts(source, courses),
        rows=things(source, "rows", 3, _row),
        strip_kinds=_strip_kinds(source),
        recesses=things(source, "recesses", 3, _recess),
        tier_income=tuple([income for income, _ in tiers]),
        tier_vp=tuple([vp for _, vp in tiers]),
        levers=things(source, "levers", 2, _lever),
        coin_track=things(source, "coin track", 3, _track_space),
        card_track=things(source, "card track", 3, _track_space),
        scoring_tiles=things(source, "scoring tiles", 6, _scoring_tile),
        solo_tiles=things(source, "solo tiles", 4, _solo_tile),
        solo_board=_solo_board(source),
    )


def _tile(index: int, key: str, group: str, upper: str, lower: str) -> Tile:
    one_of(group, GROUPS, "group of tiles")
    sites: tuple[Site, ...] = (grammar.site(upper),)
    if lower != "-":
        sites += (grammar.site(lower),)
    return Tile(index, key, group, sites)


def _space(index: int, written: str, region: str, at: str, reward: str, start: str) -> Space:
    in_order(index, 1, written, "space")
    if start != "-":
        one_of(start, GROUPS[:3], "start symbol")
    place = one_of(region, REGIONS, "region")
    return Space(index + 1, place, point(at), effects(reward), start.strip("-"))


def _pairs(source: Source, section: str) -> tuple[tuple[int, int], ...]:
    def pair(index: int, one: str, other: str) -> tuple[int, int]:
        a, b = number(one), number(other)
        return (a, b) if a < b else (b, a)

    return things(source, section, 2, pair)


def _neighbours(
    spaces: tuple[Space, ...], links: tuple[tuple[int, int], ...]
) -> tuple[tuple[int, ...], ...]:
    """By space: the spaces of its region that share an edge, and those over bridge or ford."""
    last = spaces[-1].number
    neighbours: list[set[int]] = [set() for _ in range(last + 1)]
    where = {(s.at, s.region): s.number for s in spaces[1:]}
    for space in spaces[1:]:
        col, row = space.at
        lean = row % 2
        for next_to in ((col + 1, row), (col + lean - 1, row + 1), (col + lean, row + 1)):
            other = where.get((next_to, space.region))
            if other is not None:
                neighbours[space.number].add(other)
                neighbours[other].add(space.number)
    for a, b in links:
        if 0 < a < b <= last:
            neighbours[a].add(b)
            neighbours[b].add(a)
    return tuple([tuple(sorted(numbers)) for numbers in neighbours])


def _labels(source: Source) -> tuple[tuple[Effect, ...], ...]:
    """The label rewards; regions must stand in their north-south order."""

    def label(index: int, region: str, reward: str) -> tuple[Effect, ...]:
        if index >= len(REGIONS) or region != REGIONS[index]:
            raise ValueError(f"region {region!r} out of order, write {', '.join(REGIONS)}")
        return effects(reward)

    return things(source, "regions", 2, label)


def _courses(source: Source) -> tuple[tuple[RiverSpace, ...], tuple[RiverSpace, ...]]:
    """The course of each round: the shared spaces and then an arm."""
    shared = _stretch(source, "river", "")
    upper = _stretch(source, "upper arm", "u")
    lower = _stretch(source, "lower arm", "l")
    return (shared + upper, shared + lower)


def _stretch(source: Source, section: str, letter: str) -> tuple[RiverSpace, ...]:
    """The spaces of one stretch of the river; a line `lock` stands between two of them."""
    spaces: list[RiverSpace] = []
    lines = source.understood[section] = []
    lock = False
    index = 0
    for line in source.sections.get(section, ()):
        if line.cells == ["lock"]:
            lock = True
            continue
        index += 1
        if len(line.cells) != 4:
            source.fault_of(section, line, wrong_width(section, len(line.cells), 4))
            continue
        try:
            spaces.append(_river_space(line, f"{letter}{index}", lock))
            lines.append(line)
            lock = False
        except ValueError as wrong:
            source.fault_of(section, line, str(wrong))
    if lock:
        source.fault_in(section, "the lock stands behind the last space, put it before one")
    return tuple(spaces)


def _river_space(line: Line, key: str, lock: bool) -> RiverSpace:
    written, at, kind, reward = line.cells
    if written != key:
        raise ValueError(f"river space {written} out of order, write {key}")
    one_of(kind, RIVER_KINDS, "kind of river space")
    return RiverSpace(key, point(at), kind != "plain", effects(reward), lock)


def _river_starts(
    source: Source, courses: tuple[tuple[RiverSpace, ...], tuple[RiverSpace, ...]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By round and number of players less one: the index of the space ships start from."""
    written = named(source, "river starts")
    starts = []
    for number_of_round, course in enumerate(courses, 1):
        section = "river starts"
        try:
            spaces = numbers(written.get(f"round {number_of_round}", ""))
        except ValueError as wrong:
            source.fault_in(section, str(wrong))
            spaces = ()
        if len(spaces) != PLAYERS or not all(1 <= space <= len(course) for space in spaces):
            text = f"round {number_of_round} needs four space numbers, for 1 to 4 players"
            source.fault_in(section, f"{text}, write it like round 1 | 1 1 3 3")
            spaces = (1,) * PLAYERS
        starts.append(tuple([space - 1 for space in spaces]))
    return (starts[0], starts[1])


def _row(index: int, written: str, steps: str, vp: str) -> Row:
    in_order(index, 1, written, "row")
    return Row(number(steps), number(vp))


def _strip_kinds(source: Source) -> tuple[int, ...]:
    """By strip: the kind of card it lets one play, −1 for Builder with its coins."""

    def strip_kind(index: int, strip: str, kind: str) -> int:
        if index >= len(STRIPS) or strip != STRIPS[index]:
            raise ValueError(f"strip {strip!r} out of order, write {', '.join(STRIPS)}")
        if strip == "builder":
            if kind != "coins 3":
                raise ValueError(f"the builder strip shows {kind!r}, write coins 3")
            return -1
        return one_of(kind, KINDS, "kind of card")

    return things(source, "strips", 2, strip_kind)


def _recess(index: int, tier: str, piece: str, income: str) -> Recess:
    one_of(piece, PIECES, "piece")
    return Recess(number(tier), piece, effects(income))


def _tier(index: int, tier: str, income: str, vp: str) -> tuple[tuple[Effect, ...], int]:
    in_order(index, 1, tier, "tier")
    return effects(income), number(vp)


def _lever(index: int, written: str, price: str) -> int:
    in_order(index, 1, written, "lever")
    return number(price)


def _track_space(index: int, written: str, income: str, crossed: str) -> TrackSpace:
    in_order(index, 0, written, "track space")
    return TrackSpace(effects(income), effects(crossed))


def _scoring_tile(
    index: int, key: str, wanted: str, values: str, price: str, track: str, vp: str
) -> ScoringTile:
    one_of(track, TRACKS, "track")
    condition = grammar.condition(wanted, values)
    return ScoringTile(index, key, condition, grammar.cost(price), track, number(vp))


def _solo_tile(index: int, key: str, kind: str, strips: str, corners: str) -> SoloTile:
    one_of(kind, ("A", "B"), "kind of solo tile")
    chosen = [one_of(strip, STRIPS, "strip") for strip in strips.split()]
    places = numbers(corners)
    if len(chosen) != 3 or len(places) != 4:
        raise ValueError(f"solo tile {key!r} needs three strips and four corner numbers")
    first, second, third = chosen
    north_west, north_east, south_west, south_east = places
    around = (north_west, north_east, south_west, south_east)
    return SoloTile(index, key, kind, (first, second, third), around)


def _solo_board(source: Source) -> SoloBoard:
    """The scales of the Wise Eminence's board."""
    written = named(source, "solo board")
    scales: dict[str, tuple[int, ...]] = {}
    for name in ("houses", "settlements", "cattle", "cactus"):
        try:
            scales[name] = numbers(written.get(name, ""))
        except ValueError as wrong:
            source.fault_in("solo board", f"{name}: {wrong}")
            scales[name] = ()
    return SoloBoard(**scales)
