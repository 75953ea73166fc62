"""Ways to pay: directly, or with trades first. Only ways that leave something of their own."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ..components.model import BASICS, DIAMOND, GOLD, Goods
from ..state import State
from ..tables import spelled
from .agenda import Frame, offers, takes
from .goods import covers, minus, pay, plus
from .trade import FOR_BASIC, FOR_DIAMOND, FOR_GOLD, MIRRORED, Trade, has_mirror, make


class Way(NamedTuple):
    """A way to pay: what it takes in all, and the trades to be made first, in their order."""

    needs: Goods
    trades: tuple[Trade, ...]


def _weight(goods: Goods) -> int:
    """What goods weigh: no trade gains weight, so nothing heavier than the supply is in reach."""
    wood, loam, stone, diamond, gold = goods
    return 10 * (wood + loam + stone) + 6 * diamond + 11 * gold


def _recipes(lacking: int, mirror: bool) -> tuple[Trade, ...]:
    """The trades that bring a resource."""
    if lacking == GOLD:
        return (FOR_GOLD,)
    if lacking == DIAMOND:
        return (FOR_DIAMOND,)
    return MIRRORED[lacking] + FOR_BASIC[lacking] if mirror else FOR_BASIC[lacking]


_ORDER: tuple[int, ...] = (GOLD, DIAMOND, *range(len(BASICS)))
"""What is lacking is looked for in this order: the dearest first."""


def _lacking(goods: Goods, needs: Goods) -> int:
    """The first resource of which more is needed than there is."""
    for what in _ORDER:
        if needs[what] > goods[what]:
            return what
    raise ValueError("nothing is lacking")


@lru_cache(maxsize=1 << 16)
def payable(goods: Goods, cost: Goods, mirror: bool) -> bool:
    """Whether a cost can be paid, with trades where they are needed."""
    if covers(goods, cost):
        return True
    return bool(_search(goods, cost, mirror, first_only=True))


def _search(goods: Goods, cost: Goods, mirror: bool, *, first_only: bool) -> list[Way]:
    """All that may be given for a cost, ways with fewer trades first.

    A need that is lacking is replaced by what a trade takes for it, until everything needed is
    there. Trading for what is not lacking leads nowhere better: it can be done afterwards.
    """
    most = _weight(goods)
    if _weight(cost) > most:
        return []
    found: list[Way] = []
    seen = {cost}
    level = [Way(cost, ())]
    while level:
        deeper: list[Way] = []
        for needs, trades in level:
            if covers(goods, needs):
                found.append(Way(needs, trades))
                if first_only:
                    return found
                continue
            for trade in _recipes(_lacking(goods, needs), mirror):
                instead = plus(minus(needs, trade.take), trade.give)
                if instead not in seen and _weight(instead) <= most:
                    seen.add(instead)
                    deeper.append(Way(instead, (trade, *trades)))
        level = deeper
    return found


@lru_cache(maxsize=1 << 14)
def ways(goods: Goods, cost: Goods, mirror: bool) -> tuple[Way, ...]:
    """The ways to pay a cost; none leaves what trades could make of what another one leaves."""
    if covers(goods, cost):
        return (Way(cost, ()),)
    kept: list[Way] = []
    for way in _search(goods, cost, mirror, first_only=False):
        rest = minus(goods, way.needs)
        if any(payable(minus(goods, other.needs), rest, mirror) for other in kept):
            continue
        kept = [other for other in kept if not payable(rest, minus(goods, other.needs), mirror)]
        kept.append(way)
    return tuple(sorted(kept))


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


def _ways_of(s: State, seat: int, what: str, which: int) -> tuple[Way, ...]:
    player = s.players[seat]
    return ways(player.goods, _total(COSTS[what](s, seat, which)), has_mirror(s, player))


def start_paying(s: State, seat: int, what: str, which: int) -> None:
    """Pay in the only way there is, or be asked for one."""
    found = _ways_of(s, seat, what, which)
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
    return [f"pay {spelled(way.needs)}" for way in _ways_of(s, seat, what, which)]


@takes("pay")
def take_pay(s: State, frame: Frame, move: str) -> None:
    """Trade, pay, and have what was paid for."""
    _, seat, what, which = frame
    way = next(w for w in _ways_of(s, seat, what, which) if move == f"pay {spelled(w.needs)}")
    _pay(s, seat, what, which, way)
