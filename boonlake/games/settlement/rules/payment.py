"""Ways to pay: directly, or with trades first. Only ways that leave something of their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ..components.model import Goods
from ..state import State
from ..tables import spelled
from .agenda import Frame, offers, takes
from .goods import UNITS, covers, minus, pay, plus
from .trade import (
    BASICS_FOR_BASIC,
    DIAMONDS_FOR_GOLD,
    FOR_DIAMOND,
    FOR_GOLD,
    GOLD_GIVEN,
    TWO_DIAMONDS,
    Trade,
    has_mirror,
    make,
)


class Way(NamedTuple):
    """A way to pay: what it takes in all, and the trades to be made first, in their order."""

    needs: Goods
    trades: tuple[Trade, ...]


class _Gap(NamedTuple):
    """What a price lacks once gold was followed down to diamonds and these to basic resources."""

    for_gold: int
    """Diamonds are traded for gold so often."""
    for_diamond: int
    """Basic resources are traded for diamonds so often."""
    lacking: tuple[int, int, int]
    """Basic resources that are not there."""
    over: tuple[int, int, int]
    """Basic resources that are left."""
    diamond: int
    gold: int
    """Diamonds and gold that are left."""


def _gap(goods: Goods, cost: Goods) -> _Gap:
    """Gold comes from diamonds alone, and diamonds from basic resources: there is no choice yet."""
    gold = goods[4] - cost[4]
    for_gold = max(0, -gold)
    diamond = goods[3] - cost[3] - DIAMONDS_FOR_GOLD * for_gold
    for_diamond = max(0, -diamond)
    wood = goods[0] - cost[0] - for_diamond
    loam = goods[1] - cost[1] - for_diamond
    stone = goods[2] - cost[2] - for_diamond
    return _Gap(
        for_gold,
        for_diamond,
        (max(0, -wood), max(0, -loam), max(0, -stone)),
        (max(0, wood), max(0, loam), max(0, stone)),
        max(0, diamond),
        max(0, gold),
    )


@lru_cache(maxsize=1 << 16)
def payable(goods: Goods, cost: Goods, mirror: bool) -> bool:
    """Whether a cost can be paid, with trades where they are needed."""
    gap = _gap(goods, cost)
    lacking = sum(gap.lacking)
    if not lacking:
        return True
    over = sum(gap.over)
    by_basics = over if mirror else over // BASICS_FOR_BASIC
    return lacking <= by_basics + gap.gold + gap.diamond // DIAMONDS_FOR_GOLD


@lru_cache(maxsize=1 << 14)
def ways(goods: Goods, cost: Goods, mirror: bool) -> tuple[Way, ...]:
    """The ways to pay a cost; none leaves what trades could make of what another one leaves."""
    if covers(goods, cost):
        return (Way(cost, ()),)
    kept: list[Way] = []
    for way in _all_ways(goods, cost, mirror):
        rest = minus(goods, way.needs)
        if any(payable(minus(goods, other.needs), rest, mirror) for other in kept):
            continue
        kept = [other for other in kept if not payable(rest, minus(goods, other.needs), mirror)]
        kept.append(way)
    return tuple(sorted(kept))


def _all_ways(goods: Goods, cost: Goods, mirror: bool) -> Iterator[Way]:
    """Every way to fill the gap with basic resources, gold, and diamonds where gold runs out.

    Two diamonds buy gold, which buys a basic resource: with gold at hand diamonds are never given.
    The mirror makes all basic resources alike and cheaper than gold.
    """
    gap = _gap(goods, cost)
    lacking, over = sum(gap.lacking), sum(gap.over)
    each = 1 if mirror else BASICS_FOR_BASIC
    for by_basics in range(min(lacking, over // each), -1, -1):
        by_gold = min(lacking - by_basics, gap.gold)
        by_diamonds = lacking - by_basics - by_gold
        if by_diamonds > gap.diamond // DIAMONDS_FOR_GOLD:
            continue
        for given in _shares(gap.over, each * by_basics):
            paid = [*_basics_given(given, mirror), *[GOLD_GIVEN] * by_gold]
            paid += [TWO_DIAMONDS] * by_diamonds
            yield _way(goods, cost, gap, paid)


def _shares(over: tuple[int, int, int], n: int) -> Iterator[tuple[int, int, int]]:
    """Every way to take n of the basic resources that are left."""
    for wood in range(min(over[0], n), -1, -1):
        for loam in range(min(over[1], n - wood), -1, -1):
            if n - wood - loam <= over[2]:
                yield wood, loam, n - wood - loam


def _basics_given(given: tuple[int, int, int], mirror: bool) -> list[Goods]:
    """Basic resources as they are given for one of another sort: by twos, or one by one."""
    units = [UNITS[what] for what, n in enumerate(given) for _ in range(n)]
    if mirror:
        return units
    return [plus(first, second) for first, second in zip(units[::2], units[1::2], strict=True)]


def _way(goods: Goods, cost: Goods, gap: _Gap, paid: list[Goods]) -> Way:
    """The trades of a way: first those for basic resources, then for diamonds, then for gold."""
    wanted = [UNITS[what] for what, n in enumerate(gap.lacking) for _ in range(n)]
    trades = [Trade(give, take) for give, take in zip(paid, wanted, strict=True)]
    trades += [FOR_DIAMOND] * gap.for_diamond + [FOR_GOLD] * gap.for_gold
    needs = cost
    for trade in reversed(trades):
        needs = plus(minus(needs, trade.take), trade.give)
    return Way(needs, tuple(trades))


# Paying at the table

Cost = Callable[[State, int, int], tuple[tuple[Goods, str], ...]]
"""The parts of a price, each with its source, for a seat and what it pays for."""
Paid = Callable[[State, int, int], None]
"""What happens once a seat has paid."""

COSTS: dict[str, Cost] = {}
PAID: dict[str, Paid] = {}


def priced(what: str, cost: Cost) -> Callable[[Paid], Paid]:
    """Mark what follows once something has been paid, and what it costs."""

    def mark(paid: Paid) -> Paid:
        COSTS[what] = cost
        PAID[what] = paid
        return paid

    return mark


def _total(parts: tuple[tuple[Goods, str], ...]) -> Goods:
    total = parts[0][0]
    for goods, _ in parts[1:]:
        total = plus(total, goods)
    return total


def ways_of(s: State, seat: int, what: str, which: int) -> tuple[Way, ...]:
    """The ways to pay for something."""
    player = s.players[seat]
    return ways(player.goods, _total(COSTS[what](s, seat, which)), has_mirror(s, player))


def start_paying(s: State, seat: int, what: str, which: int) -> None:
    """Pay in the only way there is, or be asked for one."""
    found = ways_of(s, seat, what, which)
    if len(found) == 1:
        _pay(s, seat, what, which, found[0])
    else:
        s.agenda.append(("pay", seat, what, which))


def _pay(s: State, seat: int, what: str, which: int, way: Way) -> None:
    for trade in way.trades:
        make(s, seat, trade)
    for goods, source in COSTS[what](s, seat, which):
        pay(s, seat, goods, source)
    PAID[what](s, seat, which)


@offers("pay")
def offer_pay(s: State, frame: Frame) -> list[str]:
    """What may be given, those who keep most first."""
    _, seat, what, which = frame
    return [f"pay {spelled(way.needs)}" for way in ways_of(s, seat, what, which)]


@takes("pay")
def take_pay(s: State, frame: Frame, move: str) -> None:
    """Trade, pay, and have what was paid for."""
    _, seat, what, which = frame
    way = next(w for w in ways_of(s, seat, what, which) if move == f"pay {spelled(w.needs)}")
    _pay(s, seat, what, which, way)
