"""How many of everything a component set has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .model import COLOURS, GUILDS, ROWS, ComponentSet


def counts(components: ComponentSet) -> list[str]:
    """How many of everything a set has, as lines of text."""
    rows: Counter[str] = Counter()
    for kind in components.landscapes:
        rows[str(kind.row + 1)] += kind.copies
    guilds = Counter(GUILDS[hero.guild] for hero in components.heroes)
    colours = Counter(COLOURS[hero.monster] for hero in components.heroes)
    copies = components.building_copies
    return [
        f"{components.name} ({components.digest})",
        _line("landscapes", rows.total(), _parts(rows, map(str, range(1, ROWS + 1)), "row ")),
        _line("heroes", len(components.heroes), _parts(guilds, GUILDS)),
        _line("on heroes", len(components.heroes), _parts(colours, COLOURS)),
        _line("buildings", copies * len(components.buildings), f"{copies} of each kind"),
        _line("artefacts", len(components.artefacts)),
        _line("monsters", components.monster_pieces * len(COLOURS)),
        _line("market spaces", components.market),
        _line("hero spaces", len(components.surcharges)),
    ]


def _parts(numbers: Counter[str], names: Iterable[str], before: str = "") -> str:
    return ", ".join(f"{before}{name} {numbers[name]}" for name in names)


def _line(what: str, count: int, parts: str = "") -> str:
    return f"{what:15}{count:4}{'   ' if parts else ''}{parts}"
