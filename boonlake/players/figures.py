"""What a series of games says about players: shares, rates and their intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, mean
from typing import NamedTuple

from .study import Facts

CONFIDENCE = 0.95

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


def played_seats(games: Sequence[Facts]) -> list[SeatOfGame]:
    """The seats that computer players took; an opponent makes no moves of its own."""
    return [(facts, seat) for facts in games for seat, n in enumerate(facts["moves"]) if n]


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


def at_place(games: Sequence[Facts], place: int) -> list[SeatOfGame]:
    """The seats at one place of the turn order."""
    return [(facts, place) for facts in games if facts["moves"][place]]
