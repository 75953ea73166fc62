"""Develop and upgrade: inhabitants, houses and settlements on building sites."""

from __future__ import annotations

from ..state import HOUSE, INHABITANT, SETTLEMENT, Frame, State, piece
from .agenda import PASS, offers, takes
from .effects import give_cards, grant
from .gain import gain_vp, pay_coins, pay_inhabitants

EASIER_SETTLEMENT = 8
"""The lever that saves an inhabitant and a presence."""
PRESENCES = 3
SURCHARGE_VP = 4
SETTLEMENT_INHABITANTS = 2
SETTLEMENT_SURCHARGES = (0, 0, 1, 2)
SAME_REGION_VP = 5
HOUSES = 6


def site_of(s: State, index: int) -> tuple[int, int]:
    """The space and the number of a building site."""
    return index >> 1, index & 1


# Develop


def develop_options(s: State, seat: int, options: list[str]) -> None:
    """Every unoccupied site whose price can be paid."""
    player = s.players[seat]
    if not player.ranch:
        return
    coins, cards = player.coins, len(player.hand)
    tiles, sites, spelled = s.edition.tiles, s.sites, s.tables.develop
    for space, number in enumerate(s.tiles):
        if number > 0:
            index = space << 1
            for site in tiles[number - 1].sites:
                cost = site.cost
                if not sites[index] and cost.coins <= coins and cost.cards <= cards:
                    options.append(spelled[index])
                index += 1


def develop(s: State, seat: int, index: int) -> None:
    """Place an inhabitant of the ranch; pay, then take what the site brings."""
    player = s.players[seat]
    player.ranch -= 1
    s.sites[index] = piece(seat, INHABITANT)
    space, i = site_of(s, index)
    s.records.append(("develop", seat, space, i))
    site = s.edition.tiles[s.tiles[space] - 1].sites[i]
    source = f"site:{s.tables.site_label[index]}"
    pay_coins(s, seat, site.cost.coins, source)
    if site.cost.cards:
        if site.gain:
            s.agenda.extend(("effect", seat, e, source) for e in reversed(site.gain))
        give_cards(s, seat, site.cost.cards, source)
    else:
        grant(s, seat, site.gain, source)


# Upgrade


def house_options(s: State, seat: int, free: int, options: list[str]) -> None:
    """Every own inhabitant on the map that can become a house."""
    player = s.players[seat]
    if player.ranch < 1 - free or (player.houses == HOUSES and not player.houses_out):
        return
    own = piece(seat, INHABITANT)
    spelled = s.tables.house
    for index, what in enumerate(s.sites):
        if what == own:
            options.append(spelled[index])


def settlement_options(s: State, seat: int, easy: int, options: list[str]) -> None:
    """Every own house that can become a settlement."""
    player = s.players[seat]
    if player.settlements == len(SETTLEMENT_SURCHARGES):
        return
    own = piece(seat, HOUSE)
    for index, what in enumerate(s.sites):
        if what == own and settlement_prices(s, seat, index, easy):
            options.append(s.tables.settlement[index])


def upgrade_options(s: State, seat: int, options: list[str]) -> None:
    """Both ways to upgrade."""
    house_options(s, seat, 0, options)
    settlement_options(s, seat, 0, options)


def adjacent_presences(s: State, index: int) -> int:
    """Presences on the site's own tile and on adjacent ones, whoever owns them."""
    sites, cows = s.sites, s.cows
    count = 1 if sites[index ^ 1] else 0
    for space in s.edition.neighbours[index >> 1]:
        first = space << 1
        count += (sites[first] != 0) + (sites[first + 1] != 0) + len(cows[space])
    return count


def settlement_prices(s: State, seat: int, index: int, easy: int) -> list[str]:
    """The ways to pay for a settlement there, fewest VP first."""
    player = s.players[seat]
    surcharge = SETTLEMENT_SURCHARGES[player.settlements]
    presences = adjacent_presences(s, index)
    lever_up = (player.levers & ~player.down) >> EASIER_SETTLEMENT & 1
    prices: list[str] = []
    last = -1
    for lever in range(lever_up + 1):
        total = max(0, SETTLEMENT_INHABITANTS + surcharge - easy - lever)
        if presences < PRESENCES - easy - lever or total == last:
            continue
        last = total
        prices += surcharged(player.ranch, total, surcharge, " 8" if lever else "")
    return prices


def surcharged(ranch: int, total: int, surcharge: int, suffix: str = "") -> list[str]:
    """Ways to give `total` inhabitants, up to `surcharge` of them replaced by VP."""
    return [
        f"give {total - n}" + (f" vp {SURCHARGE_VP * n}" if n else "") + suffix
        for n in range(min(surcharge, total) + 1)
        if ranch >= total - n
    ]


def parse_give(move: str) -> tuple[int, int, bool]:
    """Inhabitants, VP and whether lever 8 is used."""
    words = move.split()
    vp = int(words[3]) if len(words) > 2 and words[2] == "vp" else 0
    return int(words[1]), vp, words[-1] == "8" and len(words) in (3, 5)


def upgrade(s: State, seat: int, move: str, easy: int) -> None:
    """Carry out `house 13a` or `settlement 13a`, asking for the price if there is a choice."""
    verb, label = move.split()
    index = s.tables.site_label.index(label)
    if verb == "house":
        build_house(s, seat, index, 1 - easy)
        return
    prices = settlement_prices(s, seat, index, easy)
    if len(prices) == 1:
        build_settlement(s, seat, index, prices[0])
    else:
        s.agenda.append(("settlement-price", seat, index, easy))


def build_house(s: State, seat: int, index: int, inhabitants: int) -> None:
    """Replace an inhabitant by the topmost house of the board, or by one used before."""
    player = s.players[seat]
    pay_inhabitants(s, seat, inhabitants, f"house:{s.tables.site_label[index]}")
    player.supply += 1
    s.sites[index] = piece(seat, HOUSE)
    s.records.append(("house", seat, *site_of(s, index)))
    if player.houses < HOUSES:
        player.houses += 1
        tier_bonus(s, seat)
    else:
        player.houses_out -= 1


def build_settlement(s: State, seat: int, index: int, price: str) -> None:
    """Pay, replace the house, and bear what region and site say."""
    player = s.players[seat]
    label = s.tables.site_label[index]
    source = f"settlement:{label}"
    inhabitants, vp, lever = parse_give(price)
    if lever:
        player.down |= 1 << EASIER_SETTLEMENT
        s.records.append(("lever", seat, EASIER_SETTLEMENT, "use"))
    pay_inhabitants(s, seat, inhabitants, source)
    gain_vp(s, seat, -vp, source)
    own = piece(seat, SETTLEMENT)
    region = s.tables.region[index >> 1]
    again = any(what == own and s.tables.region[i >> 1] == region for i, what in enumerate(s.sites))
    s.sites[index] = own
    player.houses_out += 1
    player.settlements += 1
    space, i = site_of(s, index)
    s.records.append(("settlement", seat, space, i))
    tier_bonus(s, seat)
    if again:
        gain_vp(s, seat, -SAME_REGION_VP, "same-region")
    gain_vp(s, seat, s.edition.tiles[s.tiles[space] - 1].sites[i].settlement_vp, f"site:{label}")


def tier_bonus(s: State, seat: int) -> None:
    """Free the inhabitant beside tier 1 or 2 once the tier is empty."""
    player = s.players[seat]
    removed = (player.houses, player.settlements, player.cattle)
    for tier in (1, 2):
        needs = s.tables.tier_needs[tier]
        if not player.tiers >> tier & 1 and all(
            a >= b for a, b in zip(removed, needs, strict=True)
        ):
            player.tiers |= 1 << tier
            player.ranch += 1
            s.records.append(("tier", seat, tier))


@offers("settlement-price")
def offer_settlement_price(s: State, frame: Frame) -> list[str]:
    """How the settlement is paid for."""
    return settlement_prices(s, frame[1], frame[2], frame[3])


@takes("settlement-price")
def take_settlement_price(s: State, frame: Frame, move: str) -> None:
    """The chosen price."""
    build_settlement(s, frame[1], frame[2], move)


@offers("upgrade", beside=True)
def offer_upgrade(s: State, frame: Frame) -> list[str]:
    """An upgrade that a card or a lever allows."""
    _, seat, what, easy, must = frame
    options: list[str] = []
    if what != "settlement":
        house_options(s, seat, easy, options)
    if what != "house":
        settlement_options(s, seat, easy, options)
    return options if must or not options else [*options, PASS]


@takes("upgrade")
def take_upgrade(s: State, frame: Frame, move: str) -> None:
    """The chosen upgrade."""
    if move != PASS:
        upgrade(s, frame[1], move, frame[3])
