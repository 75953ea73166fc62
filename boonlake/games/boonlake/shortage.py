"""What a player lacks to pay for a card or a special project."""

from __future__ import annotations

from typing import NamedTuple

from .board import Player
from .components.model import RESOURCES, Cost
from .rules.levers import JOKER, JOKER_AND_COINS, is_up
from .rules.payment import affordable, coin_price, net_coins, ways_to_show

BOATS = 2


class Shortage(NamedTuple):
    """How much of what is missing."""

    coins: int
    vases: int
    resources: int
    """Resources that sites, boats and levers together cannot show."""
    kinds: tuple[str, ...]
    """The resources among which they are, or to which boats would have to be paid."""
    boats: int = 0
    """Coins of the price that are for boats."""


def shortage(player: Player, cost: Cost) -> Shortage | None:
    """What a player lacks to pay a cost now; None if it can be paid."""
    if affordable(player, cost):
        return None
    lack = [max(0, need - site) for need, site in zip(cost.needs, player.sites, strict=True)]
    jokers = sum(is_up(player, n) for n in (JOKER, JOKER_AND_COINS))
    resources = max(0, sum(lack) - BOATS - jokers)
    price, boats = coin_price(player, cost), 0
    ways = ways_to_show(player, cost)
    if ways:
        cheapest = min(ways, key=net_coins)
        price, boats = price + net_coins(cheapest), cheapest.coins
    coins = max(0, price - player.coins)
    to_show = resources or (coins and boats)
    kinds = tuple(RESOURCES[i] for i, n in enumerate(lack) if n) if to_show else ()
    return Shortage(coins, max(0, cost.vases - player.vases), resources, kinds, boats)
