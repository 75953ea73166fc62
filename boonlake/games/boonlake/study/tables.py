"""What became of every component of Boonlake in a series of games, as tables in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean

from ....players.figures import SeatOfGame, advantage, played_seats
from ....players.report import points, points_of, table
from ....players.study import Facts
from ..components.model import REGIONS, RESOURCES, STRIPS, ComponentSet
from .figures import LEVERS, dealt, fulfilled, lever_owners, levers_bought, strip_shares

CARDS_SHOWN = 12
"""So many of the strongest and of the weakest cards are printed, unless all are asked for."""


def tables(
    games: Sequence[Facts], components: ComponentSet, *, every_card: bool
) -> list[list[str]]:
    """All tables."""
    seats = played_seats(games)
    return [
        _strips(seats),
        _levers(games, seats),
        _tiles(games, components, "within_reach", "fulfilled by seats with it in play"),
        _tiles(games, components, "scored", "fulfilled by who scored it"),
        _kept(seats, components),
        _regions(seats, components),
        _openings(seats),
        _cards(seats, components, every_card),
    ]


def _strips(seats: Sequence[SeatOfGame]) -> list[str]:
    rows = []
    for strip, share in enumerate(strip_shares(seats)):
        often = [(f, i) for f, i in seats if _more_than_usual(f, i, strip)]
        rows.append((STRIPS[strip], f"{share:.1f} %", points_of(often)))
    return table(("strip", "taken", "points from even if taken more than by the others"), rows)


def _more_than_usual(facts: Facts, seat: int, strip: int) -> bool:
    counts = [strips.count(strip) for strips in facts["strips"]]
    return bool(counts[seat] > mean(counts))


def _levers(games: Sequence[Facts], seats: Sequence[SeatOfGame]) -> list[str]:
    rows = []
    for lever in LEVERS:
        owners = lever_owners(seats, lever)
        share = 100 * len(owners) / len(seats)
        bought = f"{levers_bought(games, lever):.0f}"
        rows.append((lever, bought, f"{share:.0f} %", points_of(owners)))
    head = ("lever", "bought in 100 games", "by a seat", "points from even for who bought it")
    return table(head, rows)


def _tiles(games: Sequence[Facts], components: ComponentSet, which: str, title: str) -> list[str]:
    scorings = [fulfilled(games, components, nth, which) for nth in range(1, 5)]
    rows = []
    for tile in components.scoring_tiles:
        shares = (scoring[tile.key] for scoring in scorings)
        rows.append((tile.key, *(f"{share:.0f} % of {n}" if n else "–" for share, n in shares)))
    return table((f"scoring tile, {title}", "1st scoring", "2nd", "3rd", "4th"), rows)


def _kept(seats: Sequence[SeatOfGame], components: ComponentSet) -> list[str]:
    rows = []
    for tile in components.scoring_tiles:
        owners = [(f, i) for f, i in seats if f["kept"][i] == tile.number]
        rows.append((tile.key, len(owners), points_of(owners)))
    return table(("own scoring tile", "n", "points from even"), rows)


def _regions(seats: Sequence[SeatOfGame], components: ComponentSet) -> list[str]:
    named = Counter(region for facts, seat in seats for region in facts["labels"][seat])
    rows = []
    for region, name in enumerate(REGIONS):
        share = mean(_placed(f["developed"][i], region, components) for f, i in seats)
        most = [(f, i) for f, i in seats if _settled_most(f, i, region, components)]
        label = 100 * named[region] / max(1, named.total())
        rows.append((name, f"{label:.1f} %", f"{100 * share:.1f} %", points_of(most)))
    head = (
        "region",
        "label covered",
        "inhabitants placed there",
        "points from even for who placed most there",
    )
    return table(head, rows)


def _placed(spaces: list[int], region: int, components: ComponentSet) -> float:
    """The part of a seat's inhabitants that it placed in a region."""
    return sum(components.spaces[n].region == region for n in spaces) / max(1, len(spaces))


def _settled_most(facts: Facts, seat: int, region: int, components: ComponentSet) -> bool:
    counts = [
        sum(components.spaces[n].region == region for n in spaces) for spaces in facts["developed"]
    ]
    return bool(counts[seat] == max(counts) > mean(counts))


def _openings(seats: Sequence[SeatOfGame]) -> list[str]:
    rows = []
    for resource in RESOURCES:
        those = [(f, i) for f, i in seats if f["opened"][i] == resource]
        rows.append((resource, len(those), points_of(those)))
    return table(("first production site", "n", "points from even"), rows)


def _cards(seats: Sequence[SeatOfGame], components: ComponentSet, every: bool) -> list[str]:
    """Cards dealt in opening hands; intervals are widened because so many are compared."""
    rows: list[tuple[float, tuple[str, ...]]] = []
    for card in components.cards:
        those = dealt(seats, card.number)
        if those:
            at = advantage(those, len(components.cards))
            held = mean(card.number in f["played"][i] for f, i in those)
            rows.append((at.points, (card.key, str(at.n), f"{100 * held:.0f} %", points(at))))
    rows.sort(key=lambda row: -row[0])
    shown = rows if every else [*rows[:CARDS_SHOWN], *rows[-CARDS_SHOWN:]]
    head = ("card in the opening hand", "n", "played", "points from even, for all cards at once")
    return table(head, [cells for _, cells in shown])
