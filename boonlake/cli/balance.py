"""Measure the edition in games of computer players: seats, cards, tiles, levers, strips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import mean
from typing import Any

from ..games.boonlake.components import load
from ..games.boonlake.components.model import REGIONS, RESOURCES, STRIPS, Edition
from ..games.boonlake.players.targets import Target, targets
from ..players.contest import Facts
from ..players.figures import (
    LEVERS,
    Advantage,
    SeatOfGame,
    advantage,
    at_place,
    dealt,
    fulfilled,
    lever_owners,
    levers_bought,
    played_seats,
    strip_shares,
)
from . import game, parser
from .arena import add_series_options, played

CARDS_SHOWN = 12
"""So many of the strongest and of the weakest cards are printed; --cards prints all."""


def run(args: list[str]) -> int:
    """Play a series and print what became of every component, as tables in Markdown."""
    p = parser(__name__, __doc__)
    p.add_argument("--seats", default="steady,steady", help="who plays (steady,steady)")
    p.add_argument("--cards", action="store_true", help="print every card")
    add_series_options(p)
    asked = p.parse_args(args)
    words = asked.seats.split(",")
    found = played("balance", words, asked)
    edition = getattr(game("boonlake", asked.set), "edition", None) or load()
    print("\n".join(report(found, edition, every_card=asked.cards)))
    return 0


def report(found: list[Facts], edition: Edition, *, every_card: bool) -> list[str]:
    """All tables, and which targets hold."""
    seats = played_seats(found)
    tables = [
        _summary(found, seats),
        target_table(targets(found, edition)),
        _by_seat(found),
        _strips(seats),
        _levers(found, seats),
        _tiles(found, edition, "within_reach", "fulfilled by seats with it in play"),
        _tiles(found, edition, "scored", "fulfilled by who scored it"),
        _kept(seats, edition),
        _regions(seats, edition),
        _openings(seats),
        _cards(seats, edition, every_card),
    ]
    return [line for table in tables for line in (*table, "")][:-1]


def target_table(lines: Sequence[Target]) -> list[str]:
    """What is asked of the edition, what was found, and whether it holds."""
    rows = [(t.name, t.wanted, t.found, "yes" if t.holds else "no") for t in lines]
    return _table(("target", "wanted", "found", "holds"), rows)


def _table(head: Iterable[str], rows: Iterable[Iterable[Any]]) -> list[str]:
    cells = [list(map(str, head)), *(list(map(str, row)) for row in rows)]
    lines = ["| " + " | ".join(row) + " |" for row in cells]
    return [lines[0], "|" + " --- |" * len(cells[0]), *lines[1:]]


def _summary(found: list[Facts], seats: list[SeatOfGame]) -> list[str]:
    best = mean(max(facts["scores"]) for facts in found)
    turns = [facts["turns"][seat] for facts, seat in seats]
    return [
        f"{len(found)} games with {len(found[0]['seats'])} seats: {mean(turns):.1f} turns each"
        f" ({min(turns)} to {max(turns)}), winning score {best:.0f},"
        f" mean score {mean(facts['scores'][seat] for facts, seat in seats):.0f}."
    ]


def _points(at: Advantage) -> str:
    return f"{at.points:+.1f} ({at.low:+.1f} to {at.high:+.1f})"


def _advantage(seats: list[SeatOfGame]) -> str:
    return _points(advantage(seats)) if seats else "–"


def _by_seat(found: list[Facts]) -> list[str]:
    rows = []
    for place in range(len(found[0]["seats"])):
        those = at_place(found, place)
        if those:
            score = mean(facts["scores"][place] for facts, _ in those)
            rows.append((place + 1, len(those), _advantage(those), f"{score:.0f}"))
    return _table(("place in turn order", "n", "points from even", "score"), rows)


def _strips(seats: list[SeatOfGame]) -> list[str]:
    rows = []
    for strip, share in enumerate(strip_shares(seats)):
        often = [(f, i) for f, i in seats if _more_than_usual(f, i, strip)]
        rows.append((STRIPS[strip], f"{share:.1f} %", _advantage(often)))
    return _table(("strip", "taken", "points from even if taken more than by the others"), rows)


def _more_than_usual(facts: Facts, seat: int, strip: int) -> bool:
    counts = [strips.count(strip) for strips in facts["strips"]]
    return bool(counts[seat] > mean(counts))


def _levers(found: list[Facts], seats: list[SeatOfGame]) -> list[str]:
    rows = []
    for lever in LEVERS:
        owners = lever_owners(seats, lever)
        share = 100 * len(owners) / len(seats)
        bought = f"{levers_bought(found, lever):.0f}"
        rows.append((lever, bought, f"{share:.0f} %", _advantage(owners)))
    head = ("lever", "bought in 100 games", "by a seat", "points from even for who bought it")
    return _table(head, rows)


def _tiles(found: list[Facts], edition: Edition, which: str, title: str) -> list[str]:
    scorings = [fulfilled(found, edition, nth, which) for nth in range(1, 5)]
    rows = []
    for tile in edition.scoring_tiles:
        shares = (scoring[tile.key] for scoring in scorings)
        rows.append((tile.key, *(f"{share:.0f} % of {n}" if n else "–" for share, n in shares)))
    return _table((f"scoring tile, {title}", "1st scoring", "2nd", "3rd", "4th"), rows)


def _kept(seats: list[SeatOfGame], edition: Edition) -> list[str]:
    rows = []
    for tile in edition.scoring_tiles:
        owners = [(f, i) for f, i in seats if f["kept"][i] == tile.number]
        rows.append((tile.key, len(owners), _advantage(owners)))
    return _table(("own scoring tile", "n", "points from even"), rows)


def _regions(seats: list[SeatOfGame], edition: Edition) -> list[str]:
    named = Counter(region for facts, seat in seats for region in facts["labels"][seat])
    rows = []
    for region, name in enumerate(REGIONS):
        share = mean(_placed(f["developed"][i], region, edition) for f, i in seats)
        most = [(f, i) for f, i in seats if _settled_most(f, i, region, edition)]
        label = 100 * named[region] / max(1, named.total())
        rows.append((name, f"{label:.1f} %", f"{100 * share:.1f} %", _advantage(most)))
    head = (
        "region",
        "label covered",
        "inhabitants placed there",
        "points from even for who placed most there",
    )
    return _table(head, rows)


def _placed(spaces: list[int], region: int, edition: Edition) -> float:
    """The part of a seat's inhabitants that it placed in a region."""
    return sum(edition.spaces[n].region == region for n in spaces) / max(1, len(spaces))


def _settled_most(facts: Facts, seat: int, region: int, edition: Edition) -> bool:
    counts = [
        sum(edition.spaces[n].region == region for n in spaces) for spaces in facts["developed"]
    ]
    return bool(counts[seat] == max(counts) > mean(counts))


def _openings(seats: list[SeatOfGame]) -> list[str]:
    rows = []
    for resource in RESOURCES:
        those = [(f, i) for f, i in seats if f["opened"][i] == resource]
        rows.append((resource, len(those), _advantage(those)))
    return _table(("first production site", "n", "points from even"), rows)


def _cards(seats: list[SeatOfGame], edition: Edition, every: bool) -> list[str]:
    """Cards dealt in opening hands; intervals are widened because so many are compared."""
    rows: list[tuple[float, tuple[str, ...]]] = []
    for card in edition.cards:
        those = dealt(seats, card.number)
        if those:
            at = advantage(those, len(edition.cards))
            held = mean(card.number in f["played"][i] for f, i in those)
            rows.append((at.points, (card.key, str(at.n), f"{100 * held:.0f} %", _points(at))))
    rows.sort(key=lambda row: -row[0])
    shown = rows if every else [*rows[:CARDS_SHOWN], *rows[-CARDS_SHOWN:]]
    head = ("card in the opening hand", "n", "played", "points from even, for all cards at once")
    return _table(head, [cells for _, cells in shown])
