"""Taking and giving: every change of resources, bonus settlers and points, with its record."""

from __future__ import annotations

from ..components.model import GOODS, Goods
from ..state import State


def plus(a: Goods, b: Goods) -> Goods:
    """Two amounts together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def minus(a: Goods, b: Goods) -> Goods:
    """What is left of a after b was given away."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def covers(a: Goods, b: Goods) -> bool:
    """Whether a is at least b in everything."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] >= b[3] and a[4] >= b[4]


def lack(cost: Goods, has: Goods) -> Goods:
    """What of a cost is not there."""
    wood, loam, stone, diamond, gold = (max(0, a - b) for a, b in zip(cost, has, strict=True))
    return (wood, loam, stone, diamond, gold)


UNITS: tuple[Goods, ...] = (
    (1, 0, 0, 0, 0),
    (0, 1, 0, 0, 0),
    (0, 0, 1, 0, 0),
    (0, 0, 0, 1, 0),
    (0, 0, 0, 0, 1),
)
"""One of each."""


def gain(s: State, seat: int, goods: Goods, source: str) -> None:
    """Take resources from the general supply."""
    player = s.players[seat]
    player.goods = plus(player.goods, goods)
    for what, n in enumerate(goods):
        if n:
            s.records.append(("gain", seat, GOODS[what], n, source))


def gain_one(s: State, seat: int, resource: int, source: str) -> None:
    """Take one resource from the general supply."""
    player = s.players[seat]
    player.goods = plus(player.goods, UNITS[resource])
    s.records.append(("gain", seat, GOODS[resource], 1, source))


def pay(s: State, seat: int, goods: Goods, source: str) -> None:
    """Put resources back into the general supply."""
    player = s.players[seat]
    player.goods = minus(player.goods, goods)
    for what, n in enumerate(goods):
        if n:
            s.records.append(("pay", seat, GOODS[what], n, source))


def gain_bonus(s: State, seat: int, n: int, source: str) -> None:
    """Take bonus settlers from the general supply."""
    if n:
        s.players[seat].bonus += n
        s.records.append(("gain", seat, "bonus", n, source))


def gain_vp(s: State, seat: int, n: int, source: str) -> None:
    """Score victory points."""
    if n:
        s.players[seat].vp += n
        s.records.append(("gain", seat, "vp", n, source))
