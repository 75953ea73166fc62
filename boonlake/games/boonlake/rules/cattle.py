"""Cattle-breeding: pastures, and cattle on them."""

from __future__ import annotations

from ....engine.agenda import PASS, Frame
from ..state import HOUSE, PASTURE, State, put
from . import surcharge
from .agenda import offers, runs, takes
from .permanents import CATTLE_COINS, CATTLE_DISCOUNT
from .presences import adjacent_pieces
from .supply import gain_coins, gain_vp, pay_inhabitants
from .tiers import tier_bonus
from .tiles import INSTEAD_COINS, any_open_space, map_full, place, placements

PASTURE_LIMIT = 4
CATTLE_SURCHARGES = (0, 0, 0, 1, 2)
"""Inhabitants more for the first of one's cattle, the second, …; there are no others."""
COINS_PER_HOUSE = 2


# Pastures


@runs("lay-pasture")
def run_lay_pasture(s: State, frame: Frame) -> None:
    """Coins instead if there is no pasture or no space (R12.2); else the seat is asked."""
    seat = frame[1]
    if not s.pastures or map_full(s):
        gain_coins(s, seat, INSTEAD_COINS, "pasture")
    else:
        s.agenda.append(("pasture", seat))


@offers("pasture", beside=True, surely=any_open_space)
def offer_pasture(s: State, frame: Frame) -> list[str]:
    """Every empty space beside a tile, or none (R12.1)."""
    return [*placements(s, frame[1], s.tables.pasture), PASS]


@takes("pasture")
def take_pasture(s: State, frame: Frame, move: str) -> None:
    """Lay the pasture and take the space's reward (R12.1)."""
    if move != PASS:
        s.pastures -= 1
        place(s, frame[1], PASTURE, move)


# Cattle


def pastures_with_room(s: State) -> list[int]:
    """The spaces of all pastures that can hold more cattle (R12.4)."""
    cattle = s.cattle
    return [
        space
        for space, tile in enumerate(s.tiles)
        if tile == PASTURE and len(cattle[space]) < PASTURE_LIMIT
    ]


def cattle_prices(s: State, seat: int, space: int) -> list[str]:
    """The ways to pay for cattle on a pasture, fewest VP first.

    By those that are there (R12.5) and one's own (R12.6, R12.7), less by played cards (R24.5).
    """
    player = s.players[seat]
    more = CATTLE_SURCHARGES[player.cattle]
    total = len(s.cattle[space]) + 1 + more - player.permanents[CATTLE_DISCOUNT]
    return surcharge.prices(player.ranch, max(0, total), more)


def cattle_options(s: State, seat: int, options: list[str]) -> None:
    """Every pasture where the seat can place cattle (R12.4); five are the end (R12.11)."""
    if s.players[seat].cattle == len(CATTLE_SURCHARGES):
        return
    for space in pastures_with_room(s):
        if cattle_prices(s, seat, space):
            options.append(s.tables.cattle[space])


def choose_pasture(s: State, seat: int, space: int) -> None:
    """Place cattle, asking for the price if there is a choice."""
    prices = cattle_prices(s, seat, space)
    if len(prices) == 1:
        place_cattle(s, seat, space, prices[0])
    else:
        s.agenda.append(("cow-price", seat, space))


@offers("cow-price")
def offer_cattle_price(s: State, frame: Frame) -> list[str]:
    """How the cattle are paid for."""
    return cattle_prices(s, frame[1], frame[2])


@takes("cow-price")
def take_cattle_price(s: State, frame: Frame, move: str) -> None:
    """The chosen price."""
    place_cattle(s, frame[1], frame[2], move)


def place_cattle(s: State, seat: int, space: int, price: str) -> None:
    """Pay, place the cattle (R12.9), and take coins for the houses around.

    R12.10, with what played cards add (R24.6).
    """
    player = s.players[seat]
    source = f"cow:{space}"
    inhabitants, vp, _ = surcharge.parse(price)
    pay_inhabitants(s, seat, inhabitants, source)
    gain_vp(s, seat, -vp, source)
    put_cattle(s, seat, space)
    tier_bonus(s, seat)
    houses = adjacent_pieces(s, space, HOUSE)
    gain_coins(s, seat, COINS_PER_HOUSE * houses + player.permanents[CATTLE_COINS], source)


def put_cattle(s: State, seat: int, space: int) -> None:
    """Move cattle from the board to a pasture."""
    s.players[seat].cattle += 1
    s.cattle = put(s.cattle, space, (*s.cattle[space], seat))
    s.records.append(("cow", seat, space))
