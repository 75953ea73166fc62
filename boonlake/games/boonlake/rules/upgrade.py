"""Upgrade: inhabitants on the map become houses, houses become settlements."""

from __future__ import annotations

from ....engine.agenda import PASS, Frame
from ..state import HOUSE, INHABITANT, SETTLEMENT, State, piece, put
from . import surcharge
from .agenda import offers, takes
from .develop import site_at
from .effects import brings
from .levers import EASIER_SETTLEMENT, is_up, lever, use
from .presences import adjacent_presences
from .supply import gain_vp, pay_inhabitants
from .tiers import tier_bonus

HOUSES = 6
HOUSE_INHABITANTS = 1
PRESENCES = 3
SETTLEMENT_INHABITANTS = 2
SETTLEMENT_SURCHARGES = (0, 0, 1, 2)
"""Inhabitants more for the first settlement, the second, …; there are no others."""
SAME_REGION_VP = 5
_LEVER = lever(EASIER_SETTLEMENT)


def upgrade_options(s: State, seat: int, options: list[str]) -> None:
    """Both ways to upgrade (R8.1)."""
    house_options(s, seat, 0, options)
    settlement_options(s, seat, 0, options)


def upgrade(s: State, seat: int, move: str, easy: int) -> None:
    """Carry out `house 13a` or `settlement 13a`, asking for the price if there is a choice."""
    verb, label = move.split()
    index = s.tables.site_number[label]
    if verb == "house":
        build_house(s, seat, index, HOUSE_INHABITANTS - easy)
        return
    prices = settlement_prices(s, seat, index, easy)
    if len(prices) == 1:
        build_settlement(s, seat, index, prices[0])
    else:
        s.agenda.append(("settlement-price", seat, index, easy))


# Houses


def can_build_house(s: State, seat: int, free: int = 0) -> bool:
    """Whether any inhabitant on the map can become a house."""
    player = s.players[seat]
    if player.ranch < HOUSE_INHABITANTS - free:
        return False
    if player.houses == HOUSES and not player.houses_out:
        return False
    return piece(seat, INHABITANT) in s.sites


def house_options(s: State, seat: int, free: int, options: list[str]) -> None:
    """Every own inhabitant on the map that can become a house.

    With all houses on the map none can (R8.6).
    """
    if not can_build_house(s, seat, free):
        return
    own = piece(seat, INHABITANT)
    spelled = s.tables.house
    for index, what in enumerate(s.sites):
        if what == own:
            options.append(spelled[index])


def build_house(s: State, seat: int, index: int, inhabitants: int) -> None:
    """Replace an inhabitant by the topmost house of the board, or by one used before.

    R8.2, R8.3, R8.5.
    """
    player = s.players[seat]
    pay_inhabitants(s, seat, inhabitants, f"house:{s.tables.site_label[index]}")
    player.supply += 1
    s.sites = put(s.sites, index, piece(seat, HOUSE))
    s.records.append(("house", seat, index >> 1, index & 1))
    if player.houses < HOUSES:
        player.houses += 1
        tier_bonus(s, seat)
    else:
        player.houses_out -= 1


# Settlements


def settlement_options(s: State, seat: int, easy: int, options: list[str]) -> None:
    """Every own house that can become a settlement; four settlements are the end (R8.16)."""
    player = s.players[seat]
    if player.settlements == len(SETTLEMENT_SURCHARGES):
        return
    own = piece(seat, HOUSE)
    for index, what in enumerate(s.sites):
        if what == own and settlement_prices(s, seat, index, easy):
            options.append(s.tables.settlement[index])


def settlement_prices(s: State, seat: int, index: int, easy: int) -> list[str]:
    """The ways to pay for a settlement there, fewest VP first; none with too few presences.

    R8.7, R8.9, R8.10, R8.11; lever 8 helps (R16.14), beside what a card allows (R22.15).
    """
    player = s.players[seat]
    more = SETTLEMENT_SURCHARGES[player.settlements]
    presences = adjacent_presences(s, index)
    prices: list[str] = []
    last = -1
    for number in (0, EASIER_SETTLEMENT) if is_up(player, EASIER_SETTLEMENT) else (0,):
        less = _LEVER.inhabitants if number else 0
        needed = PRESENCES - easy - (_LEVER.presences if number else 0)
        total = max(0, SETTLEMENT_INHABITANTS + more - easy - less)
        if presences < needed or total == last:
            continue
        last = total
        prices += surcharge.prices(player.ranch, total, more, number)
    return prices


@offers("settlement-price")
def offer_settlement_price(s: State, frame: Frame) -> list[str]:
    """How the settlement is paid for."""
    return settlement_prices(s, frame[1], frame[2], frame[3])


@takes("settlement-price")
def take_settlement_price(s: State, frame: Frame, move: str) -> None:
    """The chosen price."""
    build_settlement(s, frame[1], frame[2], move)


def build_settlement(s: State, seat: int, index: int, price: str) -> None:
    """Pay, replace the house, and bear what region and site say.

    R8.14; VP for a second one in the region (R8.15) and those of the site (R7.12, R7.13).
    """
    player = s.players[seat]
    label = s.tables.site_label[index]
    source = f"settlement:{label}"
    inhabitants, vp, with_lever = surcharge.parse(price)
    if with_lever:
        use(s, seat, with_lever)
    pay_inhabitants(s, seat, inhabitants, source)
    gain_vp(s, seat, -vp, source)
    again = _has_settlement_in(s, seat, s.tables.region[index >> 1])
    s.sites = put(s.sites, index, piece(seat, SETTLEMENT))
    player.houses_out += 1
    player.settlements += 1
    s.records.append(("settlement", seat, index >> 1, index & 1))
    tier_bonus(s, seat)
    if again:
        gain_vp(s, seat, -SAME_REGION_VP, "same-region")
    gain_vp(s, seat, site_at(s, index).settlement_vp, f"site:{label}")


def _has_settlement_in(s: State, seat: int, region: int) -> bool:
    own, region_of = piece(seat, SETTLEMENT), s.tables.region
    return any(what == own and region_of[i >> 1] == region for i, what in enumerate(s.sites))


# Upgrades that a card or a lever allows


@brings("free-house")
def bring_free_house(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """A house without an inhabitant for it (R22.14)."""
    s.agenda.append(("upgrade", seat, "house", 1, 0))


@brings("easy-settlement")
def bring_easy_settlement(s: State, seat: int, n: int, arg: str, source: str) -> None:
    """A settlement with one inhabitant and one presence less (R22.15)."""
    s.agenda.append(("upgrade", seat, "settlement", 1, 0))


@offers("upgrade", beside=True)
def offer_upgrade(s: State, frame: Frame) -> list[str]:
    """An upgrade that a card (R22.14, R22.15) or lever 3 (R16.8) allows."""
    _, seat, what, easy, must = frame
    options: list[str] = []
    if what != "settlement":
        house_options(s, seat, easy, options)
    if what != "house":
        settlement_options(s, seat, easy, options)
    return options if must else [*options, PASS]


@takes("upgrade")
def take_upgrade(s: State, frame: Frame, move: str) -> None:
    """The chosen upgrade."""
    if move != PASS:
        upgrade(s, frame[1], move, frame[3])
