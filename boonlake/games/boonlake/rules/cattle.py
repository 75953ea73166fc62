"""Cattle on pastures."""

from __future__ import annotations

from ..state import HOUSE, PASTURE, PERMANENTS, Frame, State
from .agenda import offers, takes
from .build import parse_give, surcharged, tier_bonus
from .gain import gain_coins, gain_vp, pay_inhabitants

PASTURE_LIMIT = 4
CATTLE_SURCHARGES = (0, 0, 0, 1, 2)
COINS_PER_HOUSE = 2
COW_DISCOUNT = PERMANENTS.index("cow-discount")
COW_COINS = PERMANENTS.index("cow-coins")


def cow_prices(s: State, seat: int, space: int) -> list[str]:
    """The ways to pay for a cow on a pasture, fewest VP first."""
    player = s.players[seat]
    surcharge = CATTLE_SURCHARGES[player.cattle]
    total = max(0, len(s.cows[space]) + 1 + surcharge - player.permanents[COW_DISCOUNT])
    return surcharged(player.ranch, total, surcharge)


def cow_options(s: State, seat: int, options: list[str]) -> None:
    """Every pasture where the seat can place a cow."""
    if s.players[seat].cattle == len(CATTLE_SURCHARGES):
        return
    for space, tile in enumerate(s.tiles):
        if tile == PASTURE and len(s.cows[space]) < PASTURE_LIMIT and cow_prices(s, seat, space):
            options.append(s.tables.cow[space])


def choose_pasture(s: State, seat: int, space: int) -> None:
    """Place a cow, asking for the price if there is a choice."""
    prices = cow_prices(s, seat, space)
    if len(prices) == 1:
        place_cow(s, seat, space, prices[0])
    else:
        s.agenda.append(("cow-price", seat, space))


@offers("cow-price")
def offer_cow_price(s: State, frame: Frame) -> list[str]:
    """How the cow is paid for."""
    return cow_prices(s, frame[1], frame[2])


@takes("cow-price")
def take_cow_price(s: State, frame: Frame, move: str) -> None:
    """The chosen price."""
    place_cow(s, frame[1], frame[2], move)


def place_cow(s: State, seat: int, space: int, price: str) -> None:
    """Pay, place the cow, and take coins for the houses around it."""
    player = s.players[seat]
    source = f"cow:{space}"
    inhabitants, vp, _ = parse_give(price)
    pay_inhabitants(s, seat, inhabitants, source)
    gain_vp(s, seat, -vp, source)
    set_cow(s, seat, space)
    tier_bonus(s, seat)
    houses = adjacent_pieces(s, space, HOUSE)
    gain_coins(s, seat, COINS_PER_HOUSE * houses + player.permanents[COW_COINS], source)


def set_cow(s: State, seat: int, space: int) -> None:
    """Move a cow from the board to a pasture."""
    s.players[seat].cattle += 1
    s.cows[space] += (seat,)
    s.records.append(("cow", seat, space))


def adjacent_pieces(s: State, space: int, level: int) -> int:
    """Houses, or settlements, of anybody on the tiles adjacent to a space."""
    sites = s.sites
    count = 0
    for near in s.edition.neighbours[space]:
        for what in (sites[near << 1], sites[(near << 1) + 1]):
            if what and (what - 1) % 3 == level:
                count += 1
    return count
