"""Trades with the general supply, possible at any moment of one's own turn."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ..components.model import BASICS, NOTHING, Goods
from ..state import Player, State
from ..tables import spelled
from .agenda import AGENDA, Frame
from .goods import UNITS, covers, minus, plus

BASICS_FOR_BASIC = 2
DIAMONDS_FOR_GOLD = 2

MIRROR = "mirror"
"""The power that swaps basic resources one for one."""


class Trade(NamedTuple):
    """Something given for something of the general supply."""

    give: Goods
    take: Goods
    mirror: bool = False
    """One basic resource for another, which only the mirror allows."""

    @property
    def move(self) -> str:
        """The trade in notation."""
        return f"trade {spelled(self.give)} for {spelled(self.take)}"


def _times(n: int, goods: Goods) -> Goods:
    wood, loam, stone, diamond, gold = goods
    return (n * wood, n * loam, n * stone, n * diamond, n * gold)


_WOOD, _LOAM, _STONE, _DIAMOND, _GOLD = UNITS
_BASIC = range(len(BASICS))
ONE_OF_EACH: Goods = plus(plus(_WOOD, _LOAM), _STONE)
TWO_DIAMONDS: Goods = _times(DIAMONDS_FOR_GOLD, _DIAMOND)
GOLD_GIVEN: Goods = _GOLD

FOR_DIAMOND = Trade(ONE_OF_EACH, _DIAMOND)
FOR_GOLD = Trade(TWO_DIAMONDS, _GOLD)


def _pairs(wanted: int) -> list[Goods]:
    """Two basic resources, neither of them the one wanted: such a trade would only lose one."""
    first, second = (UNITS[i] for i in _BASIC if i != wanted)
    return [_times(BASICS_FOR_BASIC, first), plus(first, second), _times(BASICS_FOR_BASIC, second)]


FOR_BASIC: tuple[tuple[Trade, ...], ...] = tuple(
    (
        *(Trade(pair, UNITS[wanted]) for pair in _pairs(wanted)),
        Trade(_GOLD, UNITS[wanted]),
        Trade(TWO_DIAMONDS, UNITS[wanted]),
    )
    for wanted in _BASIC
)
"""By basic resource: every trade that brings one."""
MIRRORED: tuple[tuple[Trade, ...], ...] = tuple(
    tuple(Trade(UNITS[given], UNITS[wanted], True) for given in _BASIC if given != wanted)
    for wanted in _BASIC
)
"""By basic resource: what the mirror gives one for."""

TRADES: tuple[Trade, ...] = (
    *(trade for wanted in FOR_BASIC for trade in wanted[:3]),
    FOR_DIAMOND,
    FOR_GOLD,
    *(trade for wanted in FOR_BASIC for trade in wanted[3:]),
    *(trade for wanted in MIRRORED for trade in wanted),
)
BY_MOVE = {trade.move: trade for trade in TRADES}


def has_mirror(s: State, player: Player) -> bool:
    """Whether a player may swap basic resources one for one."""
    return s.tables.powers[player.artefact] == MIRROR


@lru_cache(maxsize=1 << 14)
def possible(goods: Goods, swappable: Goods) -> tuple[str, ...]:
    """The trades that can be made with these goods; `swappable` may be swapped one for one."""
    return tuple(
        move
        for move, trade in BY_MOVE.items()
        if covers(swappable if trade.mirror else goods, trade.give)
    )


def swappable(s: State, player: Player) -> Goods:
    """Basic resources that the mirror may swap: none that it has just given (ruling S11)."""
    if not has_mirror(s, player):
        return NOTHING
    (wood, loam, stone, _, _), just = player.goods, player.mirrored
    return (max(0, wood - just[0]), max(0, loam - just[1]), max(0, stone - just[2]), 0, 0)


@AGENDA.offers_beside
def offer_trades(s: State, frame: Frame, options: list[str]) -> None:
    """Every trade, beside a decision of one's own turn."""
    player = s.players[frame[1]]
    options += possible(player.goods, swappable(s, player))


@AGENDA.opens_beside
def trade_opens(s: State, frame: Frame) -> bool:
    """Whoever can trade is asked before the turn ends, whatever else there is to do."""
    return bool(frame[0] == "turn-choice")


@AGENDA.takes_beside
def take_trade(s: State, frame: Frame, move: str) -> None:
    """Make a trade; the decision stays open."""
    seat, trade = frame[1], BY_MOVE[move]
    make(s, seat, trade)
    player = s.players[seat]
    if trade.mirror:
        wood, loam, stone = player.mirrored
        more = trade.take
        player.mirrored = (wood + more[0], loam + more[1], stone + more[2])
    else:
        player.mirrored = (0, 0, 0)


def make(s: State, seat: int, trade: Trade) -> None:
    """Exchange with the general supply."""
    player = s.players[seat]
    player.goods = plus(minus(player.goods, trade.give), trade.take)
    s.records.append(("trade", seat, trade.give, trade.take))
