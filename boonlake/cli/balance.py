"""Measure the edition in games of computer players: seats, cards, tiles, levers, strips."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from statistics import NormalDist, mean
from typing import Any

from ..bots.contest import Facts
from ..games.boonlake.components import load
from ..games.boonlake.components.model import REGIONS, RESOURCES, STRIPS, Edition
from . import game, parser
from .arena import add_series_options, played, share_of_win, wilson

LEVERS = range(1, 13)
CONFIDENCE = 0.95
CARDS_SHOWN = 12
"""So many of the strongest and of the weakest cards are printed; --cards prints all."""

SeatOfGame = tuple[Facts, int]


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
    """All tables."""
    seats = [(facts, seat) for facts in found for seat in _players(facts)]
    tables = [
        _summary(found, seats),
        _by_seat(found),
        _strips(seats),
        _levers(seats),
        _tiles(seats, edition),
        _kept(seats, edition),
        _regions(seats, edition),
        _openings(seats),
        _cards(seats, edition, every_card),
    ]
    return [line for table in tables for line in (*table, "")][:-1]


def _players(facts: Facts) -> list[int]:
    """The seats that a computer player took."""
    return [seat for seat, moves in enumerate(facts["moves"]) if moves]


def _even(facts: Facts) -> float:
    return 1 / len(facts["seats"])


def _table(head: Iterable[str], rows: Iterable[Iterable[Any]]) -> list[str]:
    cells = [list(map(str, head)), *(list(map(str, row)) for row in rows)]
    lines = ["| " + " | ".join(row) + " |" for row in cells]
    return [lines[0], "|" + "---|" * len(cells[0]), *lines[1:]]


def _summary(found: list[Facts], seats: list[SeatOfGame]) -> list[str]:
    best = mean(max(facts["scores"]) for facts in found)
    turns = [facts["turns"][seat] for facts, seat in seats]
    low, high = min(turns), max(turns)
    return [
        f"{len(found)} games with {len(found[0]['seats'])} seats: {mean(turns):.1f} turns each"
        f" ({low} to {high}), winning score {best:.0f},"
        f" mean score {mean(facts['scores'][seat] for facts, seat in seats):.0f}."
    ]


def _against_even(seats: list[SeatOfGame]) -> tuple[float, float, float]:
    """Win rate minus the even share, in percentage points, with its interval."""
    wins = sum(share_of_win(facts, seat) for facts, seat in seats)
    even = mean(_even(facts) for facts, _ in seats)
    low, high = wilson(wins, len(seats))
    return 100 * (wins / len(seats) - even), 100 * (low - even), 100 * (high - even)


def _advantage(seats: list[SeatOfGame]) -> str:
    middle, low, high = _against_even(seats)
    return f"{middle:+.1f} ({low:+.1f} to {high:+.1f})"


def _by_seat(found: list[Facts]) -> list[str]:
    rows = []
    for seat in range(len(found[0]["seats"])):
        those = [(facts, seat) for facts in found if facts["moves"][seat]]
        if those:
            score = mean(facts["scores"][seat] for facts, _ in those)
            rows.append((seat + 1, len(those), _advantage(those), f"{score:.0f}"))
    return _table(("place in turn order", "n", "points from even", "score"), rows)


def _strips(seats: list[SeatOfGame]) -> list[str]:
    taken = Counter(strip for facts, seat in seats for strip in facts["strips"][seat])
    total = sum(taken.values())
    rows = []
    for strip, name in enumerate(STRIPS):
        often = [(f, i) for f, i in seats if _more_than_usual(f, i, strip)]
        rows.append((name, f"{taken[strip] / total:.1%}", _advantage(often) if often else "–"))
    return _table(("strip", "taken", "points from even if taken more than by the others"), rows)


def _more_than_usual(facts: Facts, seat: int, strip: int) -> bool:
    counts = [strips.count(strip) for strips in facts["strips"]]
    return bool(counts[seat] > mean(counts))


def _levers(seats: list[SeatOfGame]) -> list[str]:
    games = len({id(facts) for facts, _ in seats})
    rows = []
    for lever in LEVERS:
        owners = [(f, i) for f, i in seats if lever in f["levers"][i]]
        bought = f"{100 * len(owners) / games:.0f}"
        rows.append((lever, bought, _advantage(owners) if owners else "–"))
    return _table(("lever", "bought in 100 games", "points from even for who bought it"), rows)


def _tiles(seats: list[SeatOfGame], edition: Edition) -> list[str]:
    tried: Counter[tuple[int, int]] = Counter()
    met: Counter[tuple[int, int]] = Counter()
    for facts, seat in seats:
        for who, tile, nth, fulfilled in facts["scored"]:
            if who == seat:
                tried[tile, nth] += 1
                met[tile, nth] += fulfilled
    rows = []
    for tile in edition.scoring_tiles:
        shares = (
            f"{met[tile.number, n] / tried[tile.number, n]:.0%} of {tried[tile.number, n]}"
            if tried[tile.number, n]
            else "–"
            for n in range(1, 5)
        )
        rows.append((tile.key, *shares))
    head = (
        "scoring tile",
        *(f"fulfilled at the {n} scoring" for n in ("1st", "2nd", "3rd", "4th")),
    )
    return _table(head, rows)


def _kept(seats: list[SeatOfGame], edition: Edition) -> list[str]:
    rows = []
    for tile in edition.scoring_tiles:
        owners = [(f, i) for f, i in seats if f["kept"][i] == tile.number]
        rows.append((tile.key, len(owners), _advantage(owners) if owners else "–"))
    return _table(("own scoring tile", "n", "points from even"), rows)


def _regions(seats: list[SeatOfGame], edition: Edition) -> list[str]:
    named = Counter(region for facts, seat in seats for region in facts["labels"][seat])
    total = max(1, sum(named.values()))
    rows = []
    for region, name in enumerate(REGIONS):
        share = mean(
            sum(edition.spaces[space].region == region for space in f["developed"][i])
            / max(1, len(f["developed"][i]))
            for f, i in seats
        )
        rows.append((name, f"{named[region] / total:.1%}", f"{share:.1%}"))
    return _table(("region", "label covered", "inhabitants placed there"), rows)


def _openings(seats: list[SeatOfGame]) -> list[str]:
    rows = []
    for resource in RESOURCES:
        those = [(f, i) for f, i in seats if f["opened"][i] == resource]
        rows.append((resource, len(those), _advantage(those) if those else "–"))
    return _table(("first production site", "n", "points from even"), rows)


def _cards(seats: list[SeatOfGame], edition: Edition, every: bool) -> list[str]:
    """Cards dealt in opening hands; intervals are widened because so many are compared."""
    z = NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * len(edition.cards)))
    rows: list[tuple[float, tuple[str, ...]]] = []
    for card in edition.cards:
        dealt = [(f, i) for f, i in seats if card.number in f["hands"][i]]
        if not dealt:
            continue
        gain = [share_of_win(f, i) - _even(f) for f, i in dealt]
        middle = mean(gain)
        spread = sqrt(sum((g - middle) ** 2 for g in gain) / max(1, len(gain) - 1) / len(gain))
        low, high = 100 * (middle - z * spread), 100 * (middle + z * spread)
        held = mean(card.number in f["played"][i] for f, i in dealt)
        cells = (
            card.key,
            str(len(dealt)),
            f"{held:.0%}",
            f"{100 * middle:+.1f} ({low:+.1f} to {high:+.1f})",
        )
        rows.append((middle, cells))
    rows.sort(key=lambda row: -row[0])
    shown = rows if every else [*rows[:CARDS_SHOWN], *rows[-CARDS_SHOWN:]]
    head = ("card in the opening hand", "n", "played", "points from even, for all cards at once")
    return _table(head, [cells for _, cells in shown])
