"""Why something on the map or the river cannot be taken now."""

from __future__ import annotations

from ....engine.agenda import Frame
from ....engine.game import Why
from ..board import Player
from ..components.model import REGIONS, RESOURCES
from ..rules import choices, surcharge
from ..rules.cattle import CATTLE_SURCHARGES, PASTURE_LIMIT, cattle_prices
from ..rules.choices import allows
from ..rules.develop import site_at
from ..rules.levers import EASIER_SETTLEMENT, is_up, lever
from ..rules.presences import adjacent_presences
from ..rules.river import course, landings
from ..rules.upgrade import (
    PRESENCES,
    SETTLEMENT_SURCHARGES,
    house_options,
    settlement_prices,
)
from ..state import HOUSE, INHABITANT, PASTURE, State, owner_of, piece
from .board import why_no_production

PLENTY = 99
"""So many inhabitants that only the other conditions of a price are left."""


def why_no_site(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    """Why a building site cannot be developed or upgraded."""
    if name in RESOURCES:
        return why_no_production(s, seat, frame, name)
    if name not in s.tables.site_label:
        return "why.no-site", {}
    index = s.tables.site_label.index(name)
    tile = s.tiles[index >> 1]
    if tile <= 0:
        return "why.pasture-has-no-site" if tile == PASTURE else "why.no-tile", {}
    if index & 1 >= len(s.components.tiles[tile - 1].sites):
        return "why.no-site", {}
    upgrading = frame[0] == "upgrade"
    if not upgrading and not allows(frame[0], choices.DEVELOP | choices.UPGRADE):
        return "why.sites-not-now", {}
    what = s.sites[index]
    if not what:
        return _empty_site(s, seat, frame, index)
    if owner_of(what) != seat:
        return "why.site-taken", {"seat": owner_of(what)}
    wanted, easy = (frame[2], frame[3]) if upgrading else ("any", 0)
    if what == piece(seat, INHABITANT):
        return "why.only-settlement" if wanted == "settlement" else _house(s, seat, easy), {}
    if what == piece(seat, HOUSE):
        return ("why.only-house", {}) if wanted == "house" else _settlement(s, seat, index, easy)
    return "why.settlement-stays", {}


def _empty_site(s: State, seat: int, frame: Frame, index: int) -> Why | None:
    if not allows(frame[0], choices.DEVELOP):
        return "why.only-upgrade", {}
    player = s.players[seat]
    if not player.ranch:
        return "why.empty-ranch", {}
    cost = site_at(s, index).cost
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
        easier = lever(EASIER_SETTLEMENT).presences if is_up(player, EASIER_SETTLEMENT) else 0
        needs = PRESENCES - easy - easier
        return "why.presences", {"has": adjacent_presences(s, index), "needs": needs}
    return _ranch_short(player, prices)


def _ranch_short(player: Player, prices: list[str]) -> Why | None:
    """Too few inhabitants even for the price that asks for the fewest."""
    needs = min(surcharge.parse(price).inhabitants for price in prices)
    if player.ranch >= needs:
        return None
    in_vp = any(surcharge.parse(price).vp for price in prices)
    key = "why.inhabitants-surcharge" if in_vp else "why.inhabitants"
    return key, {"has": player.ranch, "needs": needs}


def with_ranch(s: State, seat: int, ranch: int) -> State:
    """The same position with another number of inhabitants on a ranch."""
    other = s.copy()
    other.players[seat].ranch = ranch
    return other


def why_no_space(s: State, seat: int, frame: Frame, name: str) -> Why | None:
    """Why nothing can be done on a space."""
    space = int(name)
    if frame[0] in ("place", "pasture"):
        return "why.space-taken" if s.tiles[space] else "why.space-not-adjacent", {}
    if allows(frame[0], choices.CATTLE):
        return _pasture(s, seat, space)
    if s.tiles[space] > 0 and (
        frame[0] == "upgrade" or allows(frame[0], choices.DEVELOP | choices.UPGRADE)
    ):
        return why_no_site(s, seat, frame, f"{space}a")
    return "why.spaces-not-now", {}


def _pasture(s: State, seat: int, space: int) -> Why | None:
    player = s.players[seat]
    if s.tiles[space] != PASTURE:
        return "why.not-a-pasture", {}
    if player.cattle == len(CATTLE_SURCHARGES):
        return "why.no-cattle-left", {}
    if len(s.cattle[space]) >= PASTURE_LIMIT:
        return "why.pasture-full", {}
    return _ranch_short(player, cattle_prices(with_ranch(s, seat, PLENTY), seat, space))


def why_no_landing(s: State, seat: int, frame: Frame, name: str) -> Why | None:
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


def why_no_region(s: State, seat: int, frame: Frame, name: str) -> Why:
    """Why a region cannot be named."""
    if frame[0] != "region":
        return "why.regions-not-now", {}
    return "why.label-covered", {"region": REGIONS.index(name)}
