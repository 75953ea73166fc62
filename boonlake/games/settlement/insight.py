"""What follows from a position for those who look on: points so far, what actions cost and bring.

The page shows it and knows no rule; nothing here tells what is hidden.
"""

from __future__ import annotations

from typing import NamedTuple

from .components.model import FIELDS, ROWS, Goods
from .rules import fortresses, settlement, wilderness
from .rules.final import hero_vp, points, rank
from .rules.goods import UNITS, covers, lack, plus
from .rules.landscapes import can_reach, resource_at, safe_fields
from .rules.monsters import MASK, colours_about, would_appear
from .rules.payment import payable
from .rules.settlers import at_hand
from .rules.trade import has_mirror, possible, swappable
from .state import Player, State

DIRECTLY, BY_TRADING, NOT = "directly", "by-trading", "not"
"""How a price can be paid now."""


class Price(NamedTuple):
    """What something costs, and how it can be paid now."""

    cost: Goods
    how: str
    missing: Goods = (0, 0, 0, 0, 0)
    """What of it is not there, if it cannot be paid by trading either."""


class HeroOffer(NamedTuple):
    """A hero of the row, as it would be for the seat that looks."""

    hero: int
    price: Price
    vp: int
    """What the hero would be worth if the game ended now."""


class FieldAction(NamedTuple):
    """What can be done next with a field of the wilderness."""

    verb: str
    """`explore`, `fight`, `fortress`, `activate`, or "" for nothing more in this round."""
    settlers: int
    monster: bool
    """Whether a check would bring a monster now."""


class RowAction(NamedTuple):
    """What activating a row would do."""

    can: bool
    """Whether there is anything to get, and the row may still be activated in this round."""
    brings: Goods
    """What the landscapes give; nothing for settlement rows, whose effects are chosen."""
    monsters: tuple[int, ...]
    """The fields on which a monster would appear."""
    usable: tuple[int, ...]
    """The building fields whose effects could be used now."""


class Board(NamedTuple):
    """What the seat that looks could do with its board."""

    settlers: int
    """Settlers of either sort that can still be placed."""
    fields: tuple[FieldAction, ...]
    wilderness: tuple[RowAction, ...]
    settlement: tuple[RowAction, ...]
    market: tuple[Price | None, ...]
    """By space of the market; None for an empty one."""
    heroes: tuple[HeroOffer | None, ...]
    """By space of the hero row; None for an empty one."""
    trades: tuple[str, ...]
    room: int
    """How many basic resources could be kept when passing."""


class Insight(NamedTuple):
    """Everything that follows from a position."""

    points: tuple[dict[str, int], ...]
    """By seat: the points by source if the game ended now."""
    colours: tuple[int, ...]
    """The colours of monsters that appear now, from the heroes of the row."""
    board: Board | None
    """Of the seat that looks; None for a spectator."""
    rank: int
    """The rank reached so far in the game alone; −1 with more players."""


def insight(s: State, seat: int) -> Insight:
    """What follows from a position for a seat that looks on (−1: a spectator)."""
    lines = tuple(points(s, other) for other in range(s.seats))
    return Insight(
        points=lines,
        colours=tuple(sorted(colours_about(s))),
        board=_board(s, seat) if seat >= 0 else None,
        rank=rank(s, sum(lines[0].values())) if s.seats == 1 else -1,
    )


def price(s: State, player: Player, cost: Goods) -> Price:
    """A cost, and how a player could pay it now."""
    if covers(player.goods, cost):
        return Price(cost, DIRECTLY)
    can = payable(player.goods, cost, has_mirror(s, player))
    return Price(cost, BY_TRADING) if can else Price(cost, NOT, lack(cost, player.goods))


def _board(s: State, seat: int) -> Board:
    player = s.players[seat]
    buildings = s.components.buildings
    return Board(
        settlers=at_hand(player),
        fields=tuple(_field(s, player, field) for field in range(FIELDS)),
        wilderness=tuple(_wilderness(s, player, row) for row in range(ROWS)),
        settlement=tuple(_settlement(s, player, row) for row in range(ROWS)),
        market=tuple(
            price(s, player, buildings[kind].cost) if kind >= 0 else None for kind in s.market
        ),
        heroes=tuple(_hero(s, player, space) for space in range(len(s.hero_row))),
        trades=possible(player.goods, swappable(s, player)),
        room=player.fortresses.bit_count(),
    )


def _hero(s: State, player: Player, space: int) -> HeroOffer | None:
    number = s.hero_row[space]
    if number < 0:
        return None
    cost = s.tables.hero_cost[number][space]
    return HeroOffer(number, price(s, player, cost), hero_vp(player, s.components.heroes[number]))


def _field(s: State, player: Player, field: int) -> FieldAction:
    kind, bit = player.landscapes[field], 1 << field
    if not kind:
        row = field // ROWS
        verb = "explore" if can_reach(player, field) else ""
        return FieldAction(verb, s.components.explore[row], monster=False)
    if player.monsters & bit:
        colour = s.tables.landscape_colour[kind]
        return FieldAction("fight", s.components.monsters[colour].settlers, monster=False)
    if player.fortresses & bit:
        verb = "" if player.activated & bit else "activate"
        return FieldAction(verb, fortresses.ACTIVATE_SETTLERS, monster=False)
    appears = would_appear(s, player, field)
    return FieldAction("fortress", fortresses.BUILD_SETTLERS, appears)


def _wilderness(s: State, player: Player, row: int) -> RowAction:
    fields = safe_fields(player, row)
    brings: Goods = (0, 0, 0, 0, 0)
    for field in fields:
        brings = plus(brings, UNITS[resource_at(s, player, field)])
    masked = s.tables.powers[player.artefact] == MASK
    open_fields = [f for f in fields if not masked and not player.fortresses >> f & 1]
    return RowAction(
        can=wilderness.can_activate(s, player, row),
        brings=brings,
        monsters=tuple(f for f in open_fields if would_appear(s, player, f)),
        usable=(),
    )


def _settlement(s: State, player: Player, row: int) -> RowAction:
    return RowAction(
        can=settlement.can_activate(s, player, row),
        brings=(0, 0, 0, 0, 0),
        monsters=(),
        usable=tuple(settlement.usable_fields(s, player, row)),
    )
