"""What became of every component of Settlement in a series of games, as tables in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

from ....players.figures import SeatOfGame, played_seats
from ....players.report import table
from ....players.study import Facts
from ..components.model import GUILDS, ComponentSet

HEROES_SHOWN = 12
"""So many of the strongest and of the weakest heroes are printed, unless all are asked for."""


def tables(
    games: Sequence[Facts], components: ComponentSet, *, every_hero: bool
) -> list[list[str]]:
    """All tables."""
    seats = played_seats(games)
    keys = {
        "buildings": [building.key for building in components.buildings],
        "artefacts": [artefact.key for artefact in components.artefacts],
    }
    return [
        _boards(seats),
        *(_things(seats, what, names) for what, names in keys.items()),
        _guilds(seats, components),
        _heroes(seats, components, every_hero),
    ]


def _ahead(owners: Sequence[SeatOfGame]) -> str:
    """How many points those who had something were ahead of their tables on average."""
    off = [f["scores"][seat] - mean(f["scores"]) for f, seat in owners]
    return f"{mean(off):+.1f}" if off else "-"


def _boards(seats: Sequence[SeatOfGame]) -> list[str]:
    rows = [
        ("landscapes", f"{mean(f['landscapes'][i] for f, i in seats):.1f}"),
        ("buildings", f"{mean(len(f['buildings'][i]) for f, i in seats):.1f}"),
        ("fortresses", f"{mean(f['fortresses'][i] for f, i in seats):.1f}"),
        ("heroes", f"{mean(len(f['heroes'][i]) for f, i in seats):.1f}"),
        ("monsters fought", f"{mean(f['monsters'][i] for f, i in seats):.1f}"),
    ]
    return table(("at the end", "each"), rows)


def _things(seats: Sequence[SeatOfGame], what: str, names: Sequence[str]) -> list[str]:
    rows = []
    for number, name in enumerate(names):
        each = mean(f[what][i].count(number) for f, i in seats)
        owners = [(f, i) for f, i in seats if number in f[what][i]]
        rows.append((name, f"{each:.2f}", _ahead(owners)))
    return table((what, "each", "points ahead of the table"), rows)


def _guilds(seats: Sequence[SeatOfGame], components: ComponentSet) -> list[str]:
    heroes = components.heroes
    rows = []
    for guild, name in enumerate(GUILDS):
        counts = [sum(heroes[n].guild == guild for n in f["heroes"][i]) for f, i in seats]
        rows.append((name, f"{mean(counts):.2f}"))
    return table(("guild", "heroes each"), rows)


def _heroes(seats: Sequence[SeatOfGame], components: ComponentSet, every: bool) -> list[str]:
    rows = []
    for hero in components.heroes:
        owners = [(f, i) for f, i in seats if hero.number in f["heroes"][i]]
        off = mean(f["scores"][i] - mean(f["scores"]) for f, i in owners) if owners else 0.0
        rows.append((off, hero.key, f"{len(owners)}", f"{off:+.1f}"))
    rows.sort(reverse=True)
    if not every:
        rows = [*rows[:HEROES_SHOWN], *rows[-HEROES_SHOWN:]]
    return table(("hero", "invited", "points ahead of the table"), [row[1:] for row in rows])


def ranks(scores: Sequence[int], components: ComponentSet) -> list[str]:
    """How many games alone reached each rank and no higher one."""
    lowest = [rank.least for rank in components.ranks]
    rows = []
    for rank, above in zip(components.ranks, [*lowest[1:], None], strict=True):
        reached = sum(rank.least <= vp and (above is None or vp < above) for vp in scores)
        points = f"{rank.least} and more" if above is None else f"{rank.least} to {above - 1}"
        rows.append((rank.key, points, reached, f"{reached / len(scores):.0%}"))
    return table(("rank", "points", "games", "share"), rows)
