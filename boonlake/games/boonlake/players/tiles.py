"""Scoring tiles ahead: which tile to score when, and what that may be expected to bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations

from ..board import Player
from ..components.model import ComponentSet, Condition
from ..state import State
from .land import Land
from .worth import SCORINGS, TURNLY

Have = tuple[int, ...]
"""What a seat has of what a tile counts; for pairs both, and how many fit either."""
Count = Callable[[Player, Land], Have]
Ahead = tuple[int, bool, Have]
"""A tile still to be scored: its number, whether it is one's own, and what the seat has of it."""

MOST = 30.0
"""Beyond that a chance is as good as certain."""
KEPT = 0.4
"""The part of goods at hand that will still be there at a later scoring."""


def plan(s: State, seat: int, left: float, has: Land, scoring: bool) -> float:
    """The best order for the tiles without a marker of this seat; `scoring`: one is due now."""
    p = s.players[seat]
    done = s.scorings
    first = done if scoring else done + 1
    if first > SCORINGS:
        return 0.0
    markers, owners, counts = p.markers, s.owners, _counts(s.components)
    ahead = tuple(
        [
            (tile, owners[slot] == seat, counts[tile](p, has))
            for slot, tile in enumerate(s.slots)
            if tile >= 0 and not markers[slot]
        ]
    )
    return _best_order(s.components, ahead, first, done, left) if ahead else 0.0


@lru_cache(maxsize=1 << 14)
def _best_order(
    components: ComponentSet, ahead: tuple[Ahead, ...], first: int, done: int, left: float
) -> float:
    """One tile for each scoring, so that all together bring most."""
    rows = []
    for tile, own, have in ahead:
        row = _row(components, tile, have, first, done, left)
        rows.append([2 * each for each in row] if own else row)
    n = min(len(rows), len(rows[0]))
    orders = permutations(range(len(rows)), n)
    return max([sum([rows[i][k] for k, i in enumerate(order)]) for order in orders])


@lru_cache(maxsize=1 << 14)
def _row(
    components: ComponentSet, tile: int, have: Have, first: int, done: int, left: float
) -> list[float]:
    """What one tile is expected to bring at each of the scorings to come."""
    condition = components.scoring_tiles[tile].condition
    turns = left / max(1, SCORINGS - done)
    return [
        nth * (2 * chance(condition, have, nth, turns * (nth - done)) - 1)
        for nth in range(first, SCORINGS + 1)
    ]


@lru_cache(maxsize=8)
def _counts(components: ComponentSet) -> tuple[Count, ...]:
    """By tile of a set: how what its condition counts is counted."""
    return tuple(_count(components, tile.condition) for tile in components.scoring_tiles)


def _count(components: ComponentSet, condition: Condition) -> Count:
    if condition.word == "presences":
        a, b = condition.regions
        return lambda p, has: (has.regions[a], has.regions[b], 0)
    if condition.word == "give":
        return _exchanges(condition)
    if condition.word == "sunset-day":
        return lambda p, has: _sunset_and_day(components, p)
    return ONE_NUMBER[condition.word]


ONE_NUMBER: dict[str, Count] = {
    "adjacent": lambda p, has: (has.group,),
    "bridges": lambda p, has: (has.bridges,),
    "card-track": lambda p, has: (p.card_track,),
    "cattle": lambda p, has: (p.cattle,),
    "coin-track": lambda p, has: (p.coin_track,),
    "levers": lambda p, has: (p.levers.bit_count(),),
    "lower-track": lambda p, has: (min(p.coin_track, p.card_track),),
    "settlements": lambda p, has: (p.settlements,),
    "sites": lambda p, has: (sum(p.sites),),
}


def _exchanges(condition: Condition) -> Count:
    (what, n), or_coins = condition.give, condition.or_coins
    if what == "coins":
        return lambda p, has: (p.coins // n,)
    if what == "vases":
        return lambda p, has: (p.vases // n + p.coins // or_coins,)
    return lambda p, has: (p.ranch // n + p.coins // or_coins,)


def _sunset_and_day(components: ComponentSet, p: Player) -> Have:
    kinds = [0, 0, 0]
    for number in p.played:
        kinds[components.cards[number].kind] += 1
    return kinds[1], kinds[0], p.projects.bit_count()


def chance(condition: Condition, have: tuple[int, ...], nth: int, ahead: float) -> float:
    """How likely a tile is fulfilled at the n-th scoring, so many turns ahead."""
    wanted = condition.values[nth - 1]
    if len(wanted) == 2:
        (x, y), (a, b, either) = wanted, have
        short = min(max(0, x - a) + max(0, y - b), max(0, x - b) + max(0, y - a)) - either
        each = TURNLY["presences" if condition.word == "presences" else "kind"]
        return _sure(2 * each * ahead - max(0, short), ahead)
    grown = float(have[0])
    if condition.word == "give":
        if ahead:
            grown = KEPT * grown + TURNLY["goods"] * ahead
    else:
        grown += TURNLY[condition.word] * ahead
    return _sure(grown - wanted[0], ahead)


def _sure(surplus: float, ahead: float) -> float:
    """Certain now; the further ahead, the less sure."""
    if ahead <= 0:
        return 1.0 if surplus >= 0 else 0.0
    odds = 1 + max(-MOST, min(MOST, (surplus + 0.3) / (0.25 + 0.12 * ahead))) / 1024
    for _ in range(10):  # e to that power, by + − × ÷ alone, so that every interpreter agrees
        odds *= odds
    return odds / (1 + odds)
