"""How many of everything a component set has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .model import KINDS, PIECES, REGIONS, STRIPS, Edition


def counts(edition: Edition) -> list[str]:
    """How many of everything a set has, as lines of text."""
    cards = Counter(KINDS[card.kind] for card in edition.cards)
    tiles = Counter(tile.group for tile in edition.tiles)
    spaces = Counter(REGIONS[space.region] for space in edition.spaces[1:])
    river = {space.key: space for course in edition.river for space in course}
    stretch = Counter(_stretch(key) for key in river)
    pieces = Counter(recess.piece for recess in edition.recesses)
    solo = Counter(tile.kind for tile in edition.solo_tiles)
    return [
        f"{edition.name} ({edition.digest})",
        _line("cards", len(edition.cards), _parts(cards, KINDS)),
        _line("building tiles", len(edition.tiles), _parts(tiles, ("a", "b", "c", "grey"))),
        _line("pastures", edition.pastures),
        _line("spaces", len(edition.spaces) - 1, _parts(spaces, REGIONS)),
        _line("bridges", len(edition.bridges)),
        _line("fords", len(edition.fords)),
        _line("river spaces", len(river), _parts(stretch, ("shared", "upper arm", "lower arm"))),
        _line("strips", len(edition.strip_kinds), ", ".join(STRIPS)),
        _line("rows", len(edition.rows), "steps " + _row(row.steps for row in edition.rows)),
        _line("recesses", len(edition.recesses), _parts(pieces, PIECES)),
        _line("levers", len(edition.levers), "coins " + _row(edition.levers)),
        _line("coin track", len(edition.coin_track)),
        _line("card track", len(edition.card_track)),
        _line("scoring tiles", len(edition.scoring_tiles)),
        _line("solo tiles", len(edition.solo_tiles), _parts(solo, ("A", "B"))),
    ]


def _stretch(key: str) -> str:
    return {"u": "upper arm", "l": "lower arm"}.get(key[0], "shared")


def _parts(numbers: Counter[str], names: Iterable[str]) -> str:
    return ", ".join(f"{name} {numbers[name]}" for name in names)


def _row(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def _line(what: str, count: int, parts: str = "") -> str:
    return f"{what:15}{count:4}{'   ' if parts else ''}{parts}"
