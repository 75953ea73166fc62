"""The limits of the map and the river."""

from __future__ import annotations

from ....engine.components import Source
from ....engine.components.limits import counted, exactly, lines, occurs
from .check_effects import only
from .model import REGIONS, ComponentSet, RiverSpace

SPACES = 33
STARTS = {"a": 6, "b": 2, "c": 2}
ROUND_ONE_STARTS = (0, 0, 2, 2)
RIVER_WORDS = ("coins", "cards", "vases", "inhabitants", "vp", "vase-or-site")


def check(source: Source, components: ComponentSet) -> None:
    """Note what is wrong with regions, spaces, bridges, fords and river."""
    _check_labels(source, components)
    _check_spaces(source, components)
    _check_links(source, components)
    _check_reachable(source, components)
    for section in ("river", "upper arm", "lower arm"):
        _check_stretch(source, components, section)
    _check_starts(source, components)


def _check_labels(source: Source, components: ComponentSet) -> None:
    lines(source, "regions", len(REGIONS), "regions")
    words = {word for label in components.labels for word, _, _ in label}
    for word in ("coins", "cards", "vp"):
        occurs(source, "regions", word in words, f"{word} on its label")
    for label, line in zip(components.labels, source.understood["regions"], strict=True):
        worth = 4 if line.cells[0] == "boonlake" else 3
        only(source, line, label, ("coins", "cards", "vp"), "the label")
        if [n for _, n, _ in label] != [worth]:
            source.fault(line, f"the label of {line.cells[0]} is worth {worth}, write one reward")
        if line.cells[0] == "boonlake" and label != (("coins", 4, ""),):
            source.fault(line, "the label of boonlake is fixed by the rules, write coins 4")


def _check_spaces(source: Source, components: ComponentSet) -> None:
    spaces = components.spaces[1:]
    lines(source, "spaces", SPACES, "spaces")
    counted(source, "spaces", [s.start for s in spaces if s.start], STARTS, "start symbols")
    for region, name in enumerate(REGIONS):
        occurs(source, "spaces", any(s.region == region for s in spaces), f"the region {name}")
    taken: dict[tuple[float, float], int] = {}
    for space, line in zip(spaces, source.understood["spaces"], strict=True):
        if space.at in taken:
            text = f"space {space.number} lies where space {taken[space.at]} is, move one"
            source.fault(line, text)
        taken.setdefault(space.at, space.number)
        only(source, line, space.reward, ("coins", "cards", "inhabitants", "site"), "the space")
        if ("site", 0, "any") in space.reward:
            source.fault(line, "a space names the resource of its site, write one like site wood")
        if any(word == "inhabitants" and n != 1 for word, n, _ in space.reward):
            source.fault(line, "a space brings at most 1 inhabitant, write inhabitants 1")


def _check_links(source: Source, components: ComponentSet) -> None:
    regions = {space.number: space.region for space in components.spaces[1:]}
    last = len(source.sections.get("spaces", ()))
    for section, pairs in (("bridges", components.bridges), ("fords", components.fords)):
        occurs(source, section, bool(pairs), "two spaces")
        seen = set()
        for pair, line in zip(pairs, source.understood[section], strict=True):
            wrong = [n for n in pair if not 1 <= n <= last]
            if wrong:
                source.fault(line, f"there is no space {wrong[0]}, write one from 1 to {last}")
            elif pair[0] == pair[1]:
                source.fault(line, f"space {pair[0]} is joined to itself, write two spaces")
            elif pair in seen:
                source.fault(line, f"{pair[0]} and {pair[1]} are joined a second time, keep one")
            elif section == "bridges" and len({regions.get(n, -n) for n in pair}) == 1:
                source.fault(line, f"{pair[0]} and {pair[1]} lie in one region, bridges join two")
            seen.add(pair)


def _check_reachable(source: Source, components: ComponentSet) -> None:
    """From any space every other can be reached, so that exploring can fill the map."""
    if "spaces" in source.broken or len(components.spaces) < 2:
        return
    reached, ahead = {1}, [1]
    while ahead:
        for n in components.neighbours[ahead.pop()]:
            if n not in reached:
                reached.add(n)
                ahead.append(n)
    for space, line in zip(components.spaces[1:], source.understood["spaces"], strict=True):
        if space.number not in reached:
            text = f"space {space.number} cannot be reached from space 1, move it or add a bridge"
            source.fault(line, text)


def _stretch(components: ComponentSet, section: str) -> list[RiverSpace]:
    """The spaces of one section of the river."""
    letter = {"river": "", "upper arm": "u", "lower arm": "l"}[section]
    course = components.river[1 if letter == "l" else 0]
    return [space for space in course if space.key.rstrip("0123456789") == letter]


def _check_stretch(source: Source, components: ComponentSet, section: str) -> None:
    spaces = _stretch(components, section)
    exactly(source, section, sum(space.lock_before for space in spaces), 1, "locks")
    occurs(
        source,
        section,
        any(line.cells[2] == "harbour" for line in source.understood[section]),
        "the kind harbour",
    )
    for space, line in zip(spaces, source.understood[section], strict=True):
        only(source, line, space.reward, RIVER_WORDS, "the river space")
        last = section != "river" and space is spaces[-1]
        if last and line.cells[2] != "last":
            source.fault(line, f"{space.key} is the last space, write last instead of its kind")
        elif not last and line.cells[2] == "last":
            source.fault(line, f"{space.key} is not the last space, write plain, harbour or start")
        if last and not space.lock_before:
            source.fault(line, "no lock directly before the last space, put the line lock there")
    if section == "river" and spaces and spaces[0].lock_before:
        source.fault(
            source.understood[section][0], "a lock before the first space, move it downstream"
        )


def _check_starts(source: Source, components: ComponentSet) -> None:
    first, second = components.river_starts
    if first != ROUND_ONE_STARTS:
        source.fault_in("river starts", "round 1 is fixed by the rules, write round 1 | 1 1 3 3")
    if second[0] != 0 or len(set(second[:3])) != 1 or second[3] <= second[2]:
        text = "round 2 starts on space 1, and with 4 players further on, write it like 1 1 1 4"
        source.fault_in("river starts", text)
    kinds = [line.cells[2] for line in source.understood["river"]]
    for start in sorted({*first, *second}):
        if start < len(kinds) and kinds[start] != "start":
            text = f"ships start on space {start + 1}, make its kind start in [river]"
            source.fault_in("river starts", text)
