"""What a series of games says about players and components: shares, rates and their intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, mean
from typing import NamedTuple

from ..games.boonlake.components.model import STRIPS, Edition
from .contest import Facts

CONFIDENCE = 0.95
LEVERS = range(1, 13)

SeatOfGame = tuple[Facts, int]
"""One seat of one game."""


class Advantage(NamedTuple):
    """Win rate minus the even share, in percentage points, with its interval."""

    n: int
    points: float
    low: float
    high: float


def z_value(compared: int = 1) -> float:
    """How many standard errors an interval reaches; wider if so many things are compared."""
    return NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / (2 * compared))


def wilson(wins: float, n: int, compared: int = 1) -> tuple[float, float]:
    """The interval that a share of n lies in with 95 %, after Wilson."""
    if not n:
        return 0.0, 1.0
    z = z_value(compared)
    share, z2 = wins / n, z * z
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = z * sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of_win(facts: Facts, seat: int) -> float:
    """1 for winning alone, a part for winning together, 0 for losing."""
    winners: list[int] = facts["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def played_seats(found: Sequence[Facts]) -> list[SeatOfGame]:
    """The seats that computer players took; the Wise Eminence makes no moves of her own."""
    return [(f, seat) for f in found for seat, moves in enumerate(f["moves"]) if moves]


def even(facts: Facts) -> float:
    """The share of wins each seat would have if all were equal."""
    return 1 / len(facts["seats"])


def advantage(seats: Sequence[SeatOfGame], compared: int = 1) -> Advantage:
    """How much more often than its share these seats won."""
    wins = sum(share_of_win(facts, seat) for facts, seat in seats)
    fair = mean(even(facts) for facts, _ in seats)
    low, high = wilson(wins, len(seats), compared)
    points = 100 * (wins / len(seats) - fair)
    return Advantage(len(seats), points, 100 * (low - fair), 100 * (high - fair))


def at_place(found: Sequence[Facts], place: int) -> list[SeatOfGame]:
    """The seats at one place of the turn order."""
    return [(facts, place) for facts in found if facts["moves"][place]]


def dealt(seats: Sequence[SeatOfGame], card: int) -> list[SeatOfGame]:
    """The seats with a card in the opening hand."""
    return [(f, i) for f, i in seats if card in f["hands"][i]]


def strip_shares(seats: Sequence[SeatOfGame]) -> list[float]:
    """How often each strip was taken, in 100."""
    taken = Counter(strip for facts, seat in seats for strip in facts["strips"][seat])
    return [100 * taken[strip] / max(1, taken.total()) for strip in range(len(STRIPS))]


def lever_owners(seats: Sequence[SeatOfGame], lever: int) -> list[SeatOfGame]:
    """The seats that bought a lever."""
    return [(f, i) for f, i in seats if lever in f["levers"][i]]


def levers_bought(found: Sequence[Facts], lever: int) -> float:
    """In how many of 100 games somebody bought a lever."""
    bought = sum(any(lever in levers for levers in facts["levers"]) for facts in found)
    return 100 * bought / len(found)


def fulfilled(
    found: Sequence[Facts], edition: Edition, nth: int, which: str
) -> dict[str, tuple[float, int]]:
    """By scoring tile: how often it was fulfilled at the n-th scoring, in 100, and of how many.

    `which` is "scored" for the seats that scored it then, "within_reach" for all seats with it in
    play: those who can fulfil a tile score it rather than others, so the first says little.
    """
    tried: Counter[int] = Counter()
    met: Counter[int] = Counter()
    for facts in found:
        for _, tile, scoring, done in facts[which]:
            if scoring == nth:
                tried[tile] += 1
                met[tile] += done
    return {
        tile.key: (100 * met[tile.number] / max(1, tried[tile.number]), tried[tile.number])
        for tile in edition.scoring_tiles
    }
