"""How many of everything a component set has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .model import KINDS, PIECES, REGIONS, STRIPS, ComponentSet


def counts(components: ComponentSet) -> list[str]:
    """How many of everything a set has, as lines of text."""
    cards = Counter(KINDS[card.kind] for card in components.cards)
    tiles = Counter(tile.group for tile in components.tiles)
    spaces = Counter(REGIONS[space.region] for space in components.spaces[1:])
    river = {space.key: space for course in components.river for space in course}
    stretch = Counter(_stretch(key) for key in river)
    pieces = Counter(recess.piece for recess in components.recesses)
    solo = Counter(tile.kind for tile in components.solo_tiles)
    return [
        f"{components.name} ({components.digest})",
        _line("cards", len(components.cards), _parts(cards, KINDS)),
        _line("building tiles", len(components.tiles), _parts(tiles, ("a", "b", "c", "grey"))),
        _line("pastures", components.pastures),
        _line("spaces", len(components.spaces) - 1, _parts(spaces, REGIONS)),
        _line("bridges", len(components.bridges)),
        _line("fords", len(components.fords)),
        _line("river spaces", len(river), _parts(stretch, ("shared", "upper arm", "lower arm"))),
        _line("strips", len(components.strip_kinds), ", ".join(STRIPS)),
        _line("rows", len(components.rows), "steps " + _row(row.steps for row in components.rows)),
        _line("recesses", len(components.recesses), _parts(pieces, PIECES)),
        _line("levers", len(components.levers), "coins " + _row(components.levers)),
        _line("coin track", len(components.coin_track)),
        _line("card track", len(components.card_track)),
        _line("scoring tiles", len(components.scoring_tiles)),
        _line("solo tiles", len(components.solo_tiles), _parts(solo, ("A", "B"))),
    ]


def _stretch(key: str) -> str:
    return {"u": "upper arm", "l": "lower arm"}.get(key[0], "shared")


def _parts(numbers: Counter[str], names: Iterable[str]) -> str:
    return ", ".join(f"{name} {numbers[name]}" for name in names)


def _row(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _line(what: str, count: int, parts: str = "") -> str:
    return f"{what:15}{count:4}{'   ' if parts else ''}{parts}"
