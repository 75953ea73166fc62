"""What choosing a strip is worth at first sight, without playing the turn out."""

from __future__ import annotations

from ..components.model import STRIPS
from ..rules.payment import affordable
from ..state import State
from .land import land
from .value import keep_worth, turns_left

WEIGHTS: dict[str, dict[str, float]] = {
    "pioneer": {"always": -2.5, "card": 0.35, "ranch": 0.5, "left": 0.7},
    "settle": {"always": -0.7, "card": 0.45, "any": 0.15, "ranch": 0.9, "left": -0.23},
    "cattle": {"always": 0.4, "card": 0.55, "ranch": 1.0, "theirs": -0.9, "left": 0.3},
    "region": {"always": -0.8, "card": 0.55, "presences": 0.56, "left": -0.26},
    "hire": {"always": 0.5, "card": 0.2, "coins": 0.07, "left": 0.1},
    "progress": {"always": -0.7, "card": 0.36, "coins": 0.18, "levers": 0.55, "left": -0.19},
    "builder": {"always": 3.8, "next": 0.53, "left": -0.43},
}
"""VP by what a seat has, fitted to what steady players found when they played the turn out: card
is the gain of the best card of the strip's kind that can be paid, any and next those of the best
two of all kinds, ranch and theirs the inhabitants on the own and the others' ranches, left the
turns left."""
STEP, ROW_VP = 0.6, -1.1
"""A further step of the ship, and a VP that the row costs."""


def best_strip(s: State, seat: int) -> str:
    """The move that takes the most promising strip."""
    gains = playable_gains(s, seat)
    have = _features(s, seat, gains)
    moves = s.options[: s.main]
    return max(moves, key=lambda move: strip_worth(s, move[6:], have, gains))


def strip_worth(s: State, name: str, have: dict[str, float], gains: list[float]) -> float:
    """A strip by what the seat has, its row and its ship steps."""
    strip = STRIPS.index(name)
    row = s.components.rows[s.strips.index(strip)]
    total = STEP * row.steps + ROW_VP * row.vp
    for what, weight in WEIGHTS[name].items():
        total += weight * (gains[s.components.strip_kinds[strip]] if what == "card" else have[what])
    return total


def playable_gains(s: State, seat: int) -> list[float]:
    """The gain of the best card that can be paid, by kind."""
    p = s.players[seat]
    best = [0.0, 0.0, 0.0]
    for number, gain in keep_worth(s, seat).items():
        card = s.components.cards[number]
        if gain > best[card.kind] and affordable(p, card.cost):
            best[card.kind] = gain
    return best


def _features(s: State, seat: int, gains: list[float]) -> dict[str, float]:
    p = s.players[seat]
    first, second, *_ = sorted(gains, reverse=True)
    theirs = sum(other.ranch for other in s.players) - p.ranch
    return {
        "always": 1.0,
        "any": first,
        "next": second,
        "ranch": p.ranch,
        "theirs": theirs / (s.seats - 1),
        "coins": p.coins,
        "levers": p.levers.bit_count(),
        "presences": land(s, seat).total,
        "left": turns_left(s),
    }
