"""Scoring tiles ahead: which tile to score when, and what that may be expected to bring."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from ..board import Player
from ..components.model import Condition
from ..state import State
from .land import Land
from .worth import SCORINGS, TURNLY

Row = tuple[float, ...]
"""What one tile is expected to bring at each of the scorings to come."""

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
    rows = []
    for slot, tile in enumerate(s.slots):
        if tile >= 0 and not p.markers[slot]:
            condition = s.components.scoring_tiles[tile].condition
            have = progress(s, p, condition, has)
            row = _row(condition, have, first, done, left)
            rows.append(tuple(2 * each for each in row) if s.owners[slot] == seat else row)
    return _best_order(tuple(rows)) if rows else 0.0


@lru_cache(maxsize=1 << 14)
def _best_order(rows: tuple[Row, ...]) -> float:
    """One tile for each scoring, so that all together bring most."""
    n = min(len(rows), len(rows[0]))
    return max(
        sum(rows[i][k] for k, i in enumerate(order)) for order in permutations(range(len(rows)), n)
    )


_rows: dict[tuple[int, tuple[int, ...], int, int, float], tuple[Condition, Row]] = {}


def _row(condition: Condition, have: tuple[int, ...], first: int, done: int, left: float) -> Row:
    # Conditions are shared by all states of a set; each is kept so that its id stays its own.
    key = (id(condition), have, first, done, left)
    entry = _rows.get(key)
    if entry is None:
        turns = left / max(1, SCORINGS - done)
        row = tuple(
            nth * (2 * chance(condition, have, nth, turns * (nth - done)) - 1)
            for nth in range(first, SCORINGS + 1)
        )
        entry = _rows[key] = (condition, row)
    return entry[1]


def progress(s: State, p: Player, condition: Condition, has: Land) -> tuple[int, ...]:
    """What a seat has of what a condition counts; for pairs both, and how many fit either."""
    word = condition.word
    if word == "presences":
        a, b = condition.regions
        return has.regions[a], has.regions[b], 0
    if word == "sunset-day":
        kinds = [0, 0, 0]
        for number in p.played:
            kinds[s.components.cards[number].kind] += 1
        return kinds[1], kinds[0], p.projects.bit_count()
    if word == "give":
        what, n = condition.give
        if what == "coins":
            return (p.coins // n,)
        held = p.vases if what == "vases" else p.ranch
        return (held // n + p.coins // condition.or_coins,)
    if word == "adjacent":
        return (has.group,)
    if word == "bridges":
        return (has.bridges,)
    return (amount(p, word),)


def amount(p: Player, word: str) -> int:
    """What a seat's own board shows."""
    if word == "coin-track":
        return p.coin_track
    if word == "card-track":
        return p.card_track
    if word == "lower-track":
        return min(p.coin_track, p.card_track)
    if word == "sites":
        return sum(p.sites)
    if word == "levers":
        return p.levers.bit_count()
    return p.cattle if word == "cattle" else p.settlements


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
