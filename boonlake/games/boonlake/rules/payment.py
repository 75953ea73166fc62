"""Ways to show resources: production sites, boats on the canal, and levers as jokers."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..board import Player
from ..components.model import RESOURCES, Cost, Needs
from ..state import State
from .levers import (
    FREE_BOAT,
    JOKER,
    JOKER_AND_COINS,
    LEVERS,
    PAYMENT,
    lever,
    levers_up,
    use,
    used_at,
)
from .permanents import CARD_DISCOUNT
from .supply import gain_coins, pay_coins, pay_vases

UPSTREAM_COINS = 2
_HELPFUL = used_at(PAYMENT)
_HELPFUL_NUMBERS = tuple(lever.number for lever in LEVERS if PAYMENT in lever.moments)
_JOKER_COINS = lever(JOKER_AND_COINS).coins


class Way(NamedTuple):
    """Coins for boats, where the boats end, and which levers are used (as bits)."""

    coins: int
    boats: tuple[int, int]
    levers: int


@lru_cache(maxsize=1 << 16)
def ways(needs: Needs, sites: tuple[int, ...], boats: tuple[int, int], up: int) -> tuple[Way, ...]:
    """All distinct ways to show the needs, cheapest first; `up` are the levers that may help.

    Nothing is used up: sites (R3.4) and boats (R3.5) show what they have (R3.3). A boat moves
    downstream freely (R3.6), upstream for coins (R3.7) or with lever 7 (R16.13); levers 10 and 11
    each take a resource of one's choice away (R3.8, R16.16, R16.17). A boat moves and a lever is
    used only where the needs could not be shown without it.
    """
    lack = [max(0, need - site) for need, site in zip(needs, sites, strict=True)]
    if not any(lack):
        return (Way(0, boats, 0),)
    jokers = [1 << n for n in (JOKER, JOKER_AND_COINS) if up >> n & 1]
    free = 1 << FREE_BOAT if up >> FREE_BOAT & 1 else 0
    cheapest: dict[tuple[tuple[int, int], int], int] = {}
    for ends in ((a, b) for a in range(4) for b in range(4)):
        missing = _missing(lack, ends)
        if missing > len(jokers) or _idle_move(lack, boats, ends, missing):
            continue
        upstream = (ends[0] < boats[0]) + (ends[1] < boats[1])
        for levers in _joker_sets(jokers, missing):
            _keep(cheapest, ends, levers, UPSTREAM_COINS * upstream)
            if free and upstream:
                _keep(cheapest, ends, levers | free, UPSTREAM_COINS * (upstream - 1))
    all_ways = [Way(coins, ends, levers) for (ends, levers), coins in cheapest.items()]
    best = [way for way in all_ways if not any(_beats(other, way) for other in all_ways)]
    return tuple(sorted(best, key=lambda way: (way.levers != 0, way.coins, way.levers, way.boats)))


def _beats(a: Way, b: Way) -> bool:
    """Whether a leads to the same boats with fewer levers and no more coins.

    Lever 11 brings coins, so a way without it does not replace one with it.
    """
    return (
        a is not b
        and a.boats == b.boats
        and a.coins <= b.coins
        and a.levers & ~b.levers == 0
        and (a.levers ^ b.levers) >> JOKER_AND_COINS & 1 == 0
    )


def _missing(lack: list[int], ends: tuple[int, int]) -> int:
    """How many resources are still not shown with the boats there."""
    a, b = ends
    return sum(lack) - (lack[a] > 0) - (lack[b] > (a == b))


def _idle_move(
    lack: list[int], boats: tuple[int, int], ends: tuple[int, int], missing: int
) -> bool:
    """Whether a boat was moved although staying would have shown as much."""
    a, b = boats
    return (ends[0] != a and _missing(lack, (a, ends[1])) <= missing) or (
        ends[1] != b and _missing(lack, (ends[0], b)) <= missing
    )


def _joker_sets(jokers: list[int], n: int) -> list[int]:
    """Every choice of n jokers."""
    if n == 0:
        return [0]
    return jokers if n == 1 else [jokers[0] | jokers[1]]


def _keep(
    cheapest: dict[tuple[tuple[int, int], int], int], ends: tuple[int, int], levers: int, coins: int
) -> None:
    """Keep the cheapest way to the same boats and levers."""
    a, b = ends
    key = ((a, b) if a <= b else (b, a), levers)
    if coins < cheapest.get(key, 99):
        cheapest[key] = coins


def coin_price(player: Player, cost: Cost) -> int:
    """The coins of a card or project after permanent discounts (R24.2)."""
    return max(0, cost.coins - player.permanents[CARD_DISCOUNT])


def affordable_ways(player: Player, cost: Cost) -> list[Way]:
    """The ways in which a player can pay a cost now (R3.9)."""
    if player.vases < cost.vases:
        return []
    coins = player.coins - coin_price(player, cost)
    return [way for way in ways_to_show(player, cost) if coins >= net_coins(way)]


def ways_to_show(player: Player, cost: Cost) -> tuple[Way, ...]:
    """All ways to show the resources of a cost, whatever coins there are."""
    up = levers_up(player) & _HELPFUL
    return ways(cost.needs, player.sites, player.boats, up)


def net_coins(way: Way) -> int:
    """The coins of a way, less those its levers bring (R16.17)."""
    return way.coins - (_JOKER_COINS if way.levers >> JOKER_AND_COINS & 1 else 0)


def affordable(player: Player, cost: Cost) -> bool:
    """Whether there is any way to pay a cost now (R3.1).

    Asked more often than anything else, so everything it needs is written out here.
    """
    if player.vases < cost.vases:
        return False
    price = cost.coins - player.permanents[CARD_DISCOUNT]
    coins = player.coins - price if price > 0 else player.coins
    up = player.levers & ~player.down & _HELPFUL
    if coins < 0 and not up >> JOKER_AND_COINS & 1:
        return False
    for way in ways(cost.needs, player.sites, player.boats, up):
        if coins + (_JOKER_COINS if way.levers >> JOKER_AND_COINS & 1 else 0) >= way.coins:
            return True
    return False


def spell(player: Player, cost: Cost, way: Way) -> str:
    """A way to pay in notation."""
    a, b = way.boats
    levers = "".join(f" {n}" for n in _HELPFUL_NUMBERS if way.levers >> n & 1)
    total = coin_price(player, cost) + way.coins
    return f"pay {total} {RESOURCES[a]} {RESOURCES[b]}{levers}"


def pay(s: State, seat: int, cost: Cost, way: Way, source: str) -> None:
    """Use the levers, move the boats, give coins and vases up (R3.2)."""
    player = s.players[seat]
    for n in _HELPFUL_NUMBERS:
        if way.levers >> n & 1:
            source_of_coins = use(s, seat, n)
            if n == JOKER_AND_COINS:
                gain_coins(s, seat, _JOKER_COINS, source_of_coins)
    if way.boats != player.boats:
        player.boats = way.boats
        s.records.append(("boats", seat, *way.boats))
        pay_coins(s, seat, way.coins, "boats")
    pay_coins(s, seat, coin_price(player, cost), source)
    pay_vases(s, seat, cost.vases, source)
