"""Why something tapped cannot be taken now: the first reason that matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .components.model import KINDS, REGIONS, RESOURCES, Cost
from .rules import acts
from .rules.agenda import decision
from .rules.build import (
    EASIER_SETTLEMENT,
    PRESENCES,
    SETTLEMENT_SURCHARGES,
    adjacent_presences,
    house_options,
    parse_give,
    settlement_prices,
)
from .rules.cattle import CATTLE_SURCHARGES, PASTURE_LIMIT, cow_prices
from .rules.levers import lever_price, levers_up
from .rules.payment import JOKER_AND_COINS, JOKER_COINS, PAY_LEVERS, Way, coin_price, ways
from .rules.river import course, landings
from .state import HOUSE, INHABITANT, PASTURE, Frame, Player, State, piece

Why = tuple[str, dict[str, Any]]
"""A key of the texts and its arguments; seats, regions and goods are named by `reason`."""

PLENTY = 99
"""So many inhabitants that only the other conditions of a price are left."""

THING_OF = {
    "play": "card",
    "discard": "card",
    "drop": "card",
    "develop": "site",
    "house": "site",
    "settlement": "site",
    "explore": "space",
    "pasture": "space",
    "cow": "space",
    "modernize": "lever",
    "raise": "lever",
    "score": "slot",
}
"""What a move is about; other moves are about what their verb says."""


def why_not(s: State, seat: int, thing: str) -> Why | None:
    """Why a seat cannot take a thing (`card forge`, `site 13a`, `river u3`, …) or make a move.

    None: nothing speaks against it.
    """
    asked = decision(s)
    if asked is None:
        return "why.over", {}
    if asked.seat != seat:
        return "why.not-yours", {"seat": asked.seat}
    if thing in asked.options:
        return None
    word, _, name = thing.partition(" ")
    about = THING_OF.get(word, word)
    if word in ("river", "ship"):
        return _river(s, seat, s.agenda[-1], name if word == "river" else "")
    if word == about and any(_is_about(move, word, name) for move in asked.options):
        return None
    reason = REASONS.get(about)
    return reason(s, seat, s.agenda[-1], name) if reason else ("why.not-now", {})


def _is_about(move: str, word: str, name: str) -> bool:
    """Whether a move takes the thing, or something on it."""
    if word == "lever":
        return name in levers_of(move)
    verb, _, rest = move.partition(" ")
    about = THING_OF.get(verb, verb)
    taken = rest.partition(" ")[0]
    if word == "space" and about == "site":
        return taken[:-1] == name
    return about == word and taken == name


def levers_of(move: str) -> list[str]:
    """The numbers of the levers that a move buys, raises or uses."""
    verb, *rest = move.split()
    if verb in ("lever", "pass", "collect", "modernize", "raise"):
        return [word for word in rest if word.isdecimal()]
    if verb in ("explore", "pasture"):
        return rest[1:]
    if verb == "pay":
        return rest[3:]
    return rest[-1:] if verb == "give" and parse_give(move)[2] else []


def _allows(frame: Frame, flags: int) -> bool:
    """Whether a decision is an act that allows one of these parts."""
    return bool(acts.ACTS.get(frame[0], 0) & flags)


# Cards and projects


def _card(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    number = s.tables.card_number.get(name, -1)
    if number not in s.players[seat].hand:
        return "why.card-not-in-hand", {}
    if not _allows(frame, acts.PLAY | acts.DISCARD):
        return "why.cards-not-now", {}
    card = s.edition.cards[number]
    if not frame[2] >> card.kind & 1:
        asked = next(kind for i, kind in enumerate(KINDS) if frame[2] >> i & 1)
        return f"why.kind.{asked}", {}
    return unaffordable(s.players[seat], card.cost)


def _project(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    player, slot = s.players[seat], int(name) - 1
    if not _allows(frame, acts.PLAY):
        return "why.cards-not-now", {}
    if player.projects >> slot & 1:
        return "why.project-done", {}
    if not player.supply and not player.ranch:
        return "why.project-nobody", {}
    return unaffordable(player, s.edition.scoring_tiles[s.slots[slot]].cost)


def unaffordable(player: Player, cost: Cost) -> Why | None:
    """What a player lacks to pay a card or project: vases, resources or coins."""
    if player.vases < cost.vases:
        return "why.vases", {"has": player.vases, "needs": cost.vases}
    found = ways(cost.needs, player.sites, player.boats, player.levers & ~player.down & PAY_LEVERS)
    if not found:
        lack = [
            (RESOURCES[i], need - player.sites[i])
            for i, need in enumerate(cost.needs)
            if need > player.sites[i]
        ]
        return "why.resources", {"missing": lack}
    price = coin_price(player, cost)
    cheapest = min(found, key=_net_coins)
    needs = price + _net_coins(cheapest)
    if needs <= player.coins:
        return None
    boats = cheapest.coins
    key = "why.coins-and-boats" if boats else "why.coins"
    return key, {"has": player.coins, "needs": needs, "boats": boats}


def _net_coins(way: Way) -> int:
    """The coins of a way, less those its levers bring."""
    return way.coins - (JOKER_COINS if way.levers >> JOKER_AND_COINS & 1 else 0)


# Building sites and spaces


def _site(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    if name in RESOURCES:
        return _production(s, seat, frame, name)
    if name not in s.tables.site_label:
        return "why.no-site", {}
    index = s.tables.site_label.index(name)
    tile = s.tiles[index >> 1]
    if tile <= 0:
        return "why.pasture-has-no-site" if tile == PASTURE else "why.no-tile", {}
    if index & 1 >= len(s.edition.tiles[tile - 1].sites):
        return "why.no-site", {}
    upgrading = frame[0] == "upgrade"
    if not upgrading and not _allows(frame, acts.DEVELOP | acts.UPGRADE):
        return "why.sites-not-now", {}
    what = s.sites[index]
    if not what:
        return _empty_site(s, seat, frame, index)
    if (what - 1) // 3 != seat:
        return "why.site-taken", {"seat": (what - 1) // 3}
    wanted, easy = (frame[2], frame[3]) if upgrading else ("any", 0)
    if what == piece(seat, INHABITANT):
        return "why.only-settlement" if wanted == "settlement" else _house(s, seat, easy), {}
    if what == piece(seat, HOUSE):
        return ("why.only-house", {}) if wanted == "house" else _settlement(s, seat, index, easy)
    return "why.settlement-stays", {}


def _empty_site(s: State, seat: int, frame: Frame, index: int) -> Why | None:
    if not _allows(frame, acts.DEVELOP):
        return "why.only-upgrade", {}
    player = s.players[seat]
    if not player.ranch:
        return "why.empty-ranch", {}
    cost = s.edition.tiles[s.tiles[index >> 1] - 1].sites[index & 1].cost
    if cost.coins > player.coins:
        return "why.coins", {"has": player.coins, "needs": cost.coins}
    if cost.cards > len(player.hand):
        return "why.cards", {"has": len(player.hand), "needs": cost.cards}
    return None


def _house(s: State, seat: int, easy: int) -> str:
    """The key of the reason against a house; `house_options` knows only these two."""
    rich = with_ranch(s, seat, PLENTY)
    options: list[str] = []
    house_options(rich, seat, easy, options)
    return "why.empty-ranch" if options else "why.no-house-left"


def _settlement(s: State, seat: int, index: int, easy: int) -> Why | None:
    player = s.players[seat]
    if player.settlements == len(SETTLEMENT_SURCHARGES):
        return "why.no-settlement-left", {}
    prices = settlement_prices(with_ranch(s, seat, PLENTY), seat, index, easy)
    if not prices:
        needs = PRESENCES - easy - (levers_up(s, seat) >> EASIER_SETTLEMENT & 1)
        return "why.presences", {"has": adjacent_presences(s, index), "needs": needs}
    return _ranch_short(player, prices)


def _ranch_short(player: Player, prices: list[str]) -> Why | None:
    """Too few inhabitants even for the price that asks for the fewest."""
    needs = min(parse_give(price)[0] for price in prices)
    if player.ranch >= needs:
        return None
    surcharged = any(parse_give(price)[1] for price in prices)
    key = "why.inhabitants-surcharge" if surcharged else "why.inhabitants"
    return key, {"has": player.ranch, "needs": needs}


def with_ranch(s: State, seat: int, ranch: int) -> State:
    """The same position with another number of inhabitants on a ranch."""
    other = s.copy()
    other.players[seat].ranch = ranch
    return other


def _space(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    space = int(name)
    if frame[0] in ("place", "pasture"):
        return "why.space-taken" if s.tiles[space] else "why.space-not-adjacent", {}
    if _allows(frame, acts.COW):
        return _pasture(s, seat, space)
    if s.tiles[space] > 0 and (
        frame[0] == "upgrade" or _allows(frame, acts.DEVELOP | acts.UPGRADE)
    ):
        return _site(s, seat, frame, f"{space}a")
    return "why.spaces-not-now", {}


def _pasture(s: State, seat: int, space: int) -> Why | None:
    player = s.players[seat]
    if s.tiles[space] != PASTURE:
        return "why.not-a-pasture", {}
    if player.cattle == len(CATTLE_SURCHARGES):
        return "why.no-cattle-left", {}
    if len(s.cows[space]) >= PASTURE_LIMIT:
        return "why.pasture-full", {}
    return _ranch_short(player, cow_prices(with_ranch(s, seat, PLENTY), seat, space))


# Production sites


def _production(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    if frame[0] in ("site", "first-site", "vase-or-site"):
        return "why.production-full", {}
    return "why.production-not-now", {}


# Levers


def _lever(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    n, player = int(name), s.players[seat]
    owned, down = player.levers >> n & 1, player.down >> n & 1
    if frame[0] in ("modernize", "progress-all") and not owned:
        if frame[0] == "progress-all" and not player.ranch:
            return "why.empty-ranch", {}
        price = lever_price(s, seat, n)
        return "why.coins", {"has": player.coins, "needs": price}
    if not owned:
        return "why.lever-not-owned", {}
    if frame[0] == "raise-lever":
        return "why.lever-up", {}
    return "why.lever-down" if down else f"why.lever.{n}", {}


# Strips, river, regions, scoring tiles


def _strip(s: State, seat: int, frame: Frame, name: str) -> Why:
    return "why.strips-not-now", {}


def _river(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    """Whether the ship can end on the space with this key; without a key, too many steps."""
    if frame[0] != "ship":
        return "why.ship-not-now", {}
    keys = s.tables.river_keys[s.round - 1]
    if name and name not in keys:
        return "why.other-arm", {}
    index = keys.index(name) if name else len(keys)
    if index in landings(s, seat, frame[2]):
        return None
    if index <= s.ships[seat]:
        return "why.upstream", {}
    if index in s.ships and not course(s)[index].harbour:
        return "why.river-space-taken", {}
    return "why.too-far", {"n": frame[2]}


def _region(s: State, seat: int, frame: Frame, name: str) -> Why:
    if frame[0] != "region":
        return "why.regions-not-now", {}
    return "why.label-covered", {"region": REGIONS.index(name)}


def _slot(s: State, seat: int, frame: Frame, name: str) -> Why:
    if frame[0] != "score":
        return "why.scoring-not-now", {}
    return "why.tile-scored", {"n": s.players[seat].markers[int(name) - 1]}


REASONS: dict[str, Callable[[State, int, Frame, str], Why | None]] = {
    "card": _card,
    "project": _project,
    "production": _production,
    "site": _site,
    "space": _space,
    "lever": _lever,
    "strip": _strip,
    "region": _region,
    "slot": _slot,
}
