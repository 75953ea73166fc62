"""Develop: an inhabitant of the ranch on a free building site."""

from __future__ import annotations

from ..components.model import Site
from ..state import INHABITANT, State, piece, put
from .effects import grant
from .supply import give_cards, pay_coins


def site_at(s: State, index: int) -> Site:
    """What is printed on a building site, given by its index in `State.sites`."""
    return s.components.tiles[s.tiles[index >> 1] - 1].sites[index & 1]


def develop_options(s: State, seat: int, options: list[str]) -> None:
    """Every unoccupied site whose price can be paid.

    R6.1, R6.2, R6.3, R6.4, R6.5; nothing with an empty ranch (R6.7).
    """
    player = s.players[seat]
    if not player.ranch:
        return
    coins, cards = player.coins, len(player.hand)
    tiles, sites, spelled = s.components.tiles, s.sites, s.tables.develop
    for space, number in enumerate(s.tiles):
        if number > 0:
            index = space << 1
            for site in tiles[number - 1].sites:
                cost = site.cost
                if not sites[index] and cost.coins <= coins and cost.cards <= cards:
                    options.append(spelled[index])
                index += 1


def can_develop(s: State, seat: int) -> bool:
    """Whether there is an unoccupied site whose price can be paid."""
    player = s.players[seat]
    if not player.ranch:
        return False
    coins, cards = player.coins, len(player.hand)
    tiles, sites = s.components.tiles, s.sites
    for space, number in enumerate(s.tiles):
        if number > 0:
            index = space << 1
            for site in tiles[number - 1].sites:
                if not sites[index] and site.cost.coins <= coins and site.cost.cards <= cards:
                    return True
                index += 1
    return False


def develop(s: State, seat: int, index: int) -> None:
    """Place an inhabitant of the ranch (R6.1); pay, then take what the site brings.

    Coins or cards are paid (R6.5, R7.1, R7.2), a reward is received at once (R6.6), and a site
    without a number is free (R7.5).
    """
    s.players[seat].ranch -= 1
    s.sites = put(s.sites, index, piece(seat, INHABITANT))
    s.records.append(("develop", seat, index >> 1, index & 1))
    site = site_at(s, index)
    source = f"site:{s.tables.site_label[index]}"
    pay_coins(s, seat, site.cost.coins, source)
    if site.cost.cards:
        if site.gain:
            s.agenda.extend(("effect", seat, e, source) for e in reversed(site.gain))
        give_cards(s, seat, site.cost.cards, source)
    else:
        grant(s, seat, site.gain, source)
