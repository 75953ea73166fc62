"""Ways to pay: all that lead somewhere of their own, none that is worse than another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from boonlake.games.settlement.components.model import Goods
from boonlake.games.settlement.rules.goods import covers, minus, plus
from boonlake.games.settlement.rules.payment import payable, ways
from boonlake.games.settlement.rules.trade import TRADES


def reachable(goods: Goods, *, mirror: bool) -> set[Goods]:
    """Everything that trades can make of some goods, found by trying all of them."""
    found, left = {goods}, [goods]
    while left:
        now = left.pop()
        for trade in TRADES:
            if covers(now, trade.give) and (mirror or not trade.mirror):
                then = plus(minus(now, trade.give), trade.take)
                if then not in found:
                    found.add(then)
                    left.append(then)
    return found


def some_goods() -> Iterator[Goods]:
    """Small supplies of every sort."""
    yield from product((0, 1, 3), (0, 2), (0, 1), (0, 1, 3), (0, 1))


COSTS: list[Goods] = [
    (1, 0, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
    (2, 0, 0, 0, 1),
    (0, 1, 1, 1, 0),
]


@pytest.mark.parametrize("mirror", [False, True], ids=["plain", "mirror"])
@pytest.mark.parametrize("cost", COSTS, ids=str)
def test_what_can_be_paid_is_what_trades_can_reach(cost: Goods, mirror: bool) -> None:
    for goods in some_goods():
        enough = any(covers(then, cost) for then in reachable(goods, mirror=mirror))
        assert payable(goods, cost, mirror) == enough, goods
        assert bool(ways(goods, cost, mirror)) == enough, goods


@pytest.mark.parametrize("mirror", [False, True], ids=["plain", "mirror"])
@pytest.mark.parametrize("cost", COSTS, ids=str)
def test_no_way_is_worse_than_another(cost: Goods, mirror: bool) -> None:
    """Whatever could be left after trading and paying can be made of what some way leaves."""
    for goods in some_goods():
        rests = [minus(goods, way.needs) for way in ways(goods, cost, mirror)]
        within = [reachable(rest, mirror=mirror) for rest in rests]
        for then in reachable(goods, mirror=mirror):
            if covers(then, cost):
                left = minus(then, cost)
                assert any(any(covers(g, left) for g in reach) for reach in within), goods
        for i, rest in enumerate(rests):
            others = (reach for j, reach in enumerate(within) if j != i)
            assert not any(any(covers(g, rest) for g in reach) for reach in others), goods


def test_the_trades_of_a_way_lead_to_its_price() -> None:
    for goods in some_goods():
        for cost in COSTS:
            for way in ways(goods, cost, mirror=False):
                now = goods
                for trade in way.trades:
                    assert covers(now, trade.give)
                    now = plus(minus(now, trade.give), trade.take)
                assert minus(now, cost) == minus(goods, way.needs)


def test_no_trade_can_go_round_in_a_circle() -> None:
    """Without the mirror every sequence of trades comes to an end."""

    def weight(goods: Goods) -> int:
        return 10 * sum(goods[:3]) + 6 * goods[3] + 11 * goods[4]

    assert all(weight(trade.give) > weight(trade.take) for trade in TRADES if not trade.mirror)
