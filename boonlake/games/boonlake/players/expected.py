"""By how much a seat may be expected to win: the valuation that was learned from games.

A position is taken apart into terms (value.py), each in VP by hand-made tables. The figures of
learned.py say how much of each comes true, by the turns left. Only + − × ÷ are used, so that every
interpreter reckons the same.
"""

from __future__ import annotations

from functools import lru_cache

from ..state import State
from .learned import FIGURES, KNOTS
from .value import TERMS, eminence, terms, turns_left

TURN = "turn"
"""The figure of having one's turn sooner, for each seat that waits."""


def leads(s: State) -> list[float]:
    """By how much each seat may be expected to be ahead of the others' mean at the end."""
    values = [expected(s, seat) for seat in range(s.seats)]
    total = sum(values)
    return [value - (total - value) / (s.seats - 1) for value in values]


def expected_lead(s: State, seat: int) -> float:
    """By how much a seat may be expected to be ahead of the others' mean at the end."""
    return leads(s)[seat]


def expected(s: State, seat: int) -> float:
    """What a position is worth to a seat, in VP; only differences between seats mean anything."""
    if s.over:
        return float(s.players[seat].vp)
    if s.is_eminence(seat):
        return eminence(s, seat)
    figures, turn = _figures(turns_left(s))
    total = turn * waits(s, seat)
    for term, figure in zip(terms(s, seat), figures, strict=True):
        total += term * figure
    return total


def waits(s: State, seat: int) -> float:
    """Minus the seats that have their turn before this one."""
    return -float((seat - s.turn) % s.seats)


@lru_cache(maxsize=1 << 10)
def _figures(left: float) -> tuple[tuple[float, ...], float]:
    """The figures with so many turns left, in the order of TERMS; the one of the turn apart."""
    parts = hats(left)
    at = {
        name: sum(part * figure for part, figure in zip(parts, figures, strict=True))
        for name, figures in FIGURES.items()
    }
    return tuple(at[name] for name in TERMS), at[TURN]


def hats(left: float) -> list[float]:
    """How much the figure of each knot counts with so many turns left."""
    parts = [0.0] * len(KNOTS)
    above = 0
    while above < len(KNOTS) and KNOTS[above] < left:
        above += 1
    if above in (0, len(KNOTS)):
        parts[max(0, above - 1)] = 1.0
    else:
        part = (left - KNOTS[above - 1]) / (KNOTS[above] - KNOTS[above - 1])
        parts[above - 1], parts[above] = 1.0 - part, part
    return parts
