"""What a position is worth to a seat, in VP: the valuation that computer players share.

Its parts follow from few things each, most of which a move leaves as they are, so they are kept.
"""

from __future__ import annotations

from functools import lru_cache

from ..components.model import (
    ADVENTURERS,
    BUILDERS,
    DEFENDERS,
    FIELDS,
    GUILDS,
    ROWS,
    ComponentSet,
)
from ..state import SETTLEMENT, WILDERNESS, Player, State
from . import artefacts, worth
from .worth import Moment, moment

KEPT_PARTS = 1 << 13
"""So many of each part are kept."""


def value(s: State, seat: int) -> float:
    """VP so far and what is to be expected of everything a seat has."""
    player = s.players[seat]
    if s.over:
        # Ties are decided by gold, then by diamonds.
        return player.vp + 0.01 * player.goods[4] + 0.001 * player.goods[3]
    components = s.components
    rounds = components.rounds - s.round
    m = moment(components, rounds)
    hands = 0 if player.passed else player.settlers + player.bonus
    land, built, fortresses = player.landscapes, player.buildings, player.fortresses
    total = 0.0
    if player.heroes:
        explored, built_up = FIELDS - land.count(0), FIELDS - built.count(0)
        total = _heroes(components, rounds, player.heroes, explored, built_up, fortresses)
    total += _goods(player, m, hands)
    # Whoever has passed uses no more settlers in this round, but keeps bonus settlers for later.
    usable = hands if not player.passed else player.bonus if rounds else 0
    total += (components.settlers * rounds + usable) * m.settler
    active = player.placed if hands else None
    if any(land):
        places, done = (active[WILDERNESS:SETTLEMENT], player.activated) if active else (None, 0)
        total += _wilderness(components, rounds, land, player.monsters, fortresses, places, done)
    if any(built):
        post = _post(components, rounds, land, fortresses) if fortresses else 0.0
        places = active[SETTLEMENT:] if active else None
        total += _settlement(components, rounds, built, player.stored, post, places)
    return total + artefacts.worth(s, player, m, hands)


Places = tuple[int, ...] | None
"""How many settlers stand on each of three rows; None if none can be placed any more."""


@lru_cache(KEPT_PARTS)
def _heroes(
    components: ComponentSet,
    rounds: int,
    heroes: tuple[int, ...],
    explored: int,
    built: int,
    fortresses: int,
) -> float:
    """Heroes with what they may count in the end."""
    more = moment(components, rounds).more
    counts = [1.0] * len(GUILDS)  # as for Craftsmen, whose points are printed
    counts[ADVENTURERS] = min(FIELDS, explored + more[ADVENTURERS])
    counts[BUILDERS] = min(FIELDS, built + more[BUILDERS])
    counts[DEFENDERS] = min(FIELDS, fortresses.bit_count() + more[DEFENDERS])
    return sum(
        components.heroes[number].vp * counts[components.heroes[number].guild] for number in heroes
    )


def _goods(player: Player, m: Moment, hands: int) -> float:
    """Resources; of basic ones only as many last as there is room for."""
    wood, loam, stone, diamond, gold = player.goods
    count = wood + loam + stone
    total = diamond * m.diamond + gold * m.gold
    if player.passed:
        return total + count * m.kept if m.rounds else 0.0
    if not hands:
        lasting = min(count, player.fortresses.bit_count())
        return total + lasting * m.kept + 0.5 * m.basic * (count - lasting)
    return total + m.basic * (count - worth.MANY * max(0, max(wood, loam, stone) - 2))


def _row(brings: float, m: Moment) -> float:
    """What activating a row gains beyond the settler; a part counts even if few fields share it."""
    return max(brings - m.settler, worth.ALONE * brings)


@lru_cache(KEPT_PARTS)
def _wilderness(
    components: ComponentSet,
    rounds: int,
    land: tuple[int, ...],
    monsters: int,
    fortresses: int,
    places: Places,
    activated: int,
) -> float:
    """What landscapes will still bring, monsters and fortresses included."""
    m = moment(components, rounds)
    total = 0.0
    for row in range(ROWS):
        now = later = 0.0
        for field in range(ROWS * row, ROWS * (row + 1)):
            kind = land[field]
            if not kind:
                continue
            each = m.resources[kind]
            if fortresses >> field & 1:
                now += each
                later += each
                total += rounds * worth.FORTRESS
                alone = worth.FORTRESS_ALONE * (each - m.settler)
                if alone > 0:
                    total += alone * rounds
                    if places and not activated >> field & 1:
                        total += alone
            elif monsters >> field & 1:
                later += worth.MONSTER_LATER * each
                total += worth.FIGHT * max(0.0, m.fights[components.landscapes[kind - 1].monster])
            else:
                now += each
                later += worth.SAFE * each
        if later:
            total += worth.LATER * rounds * _row(later, m)
        if now and places and not places[row]:
            total += worth.NOW * _row(now, m)
    return total


@lru_cache(KEPT_PARTS)
def _settlement(
    components: ComponentSet,
    rounds: int,
    built: tuple[int, ...],
    stored: tuple[int, ...],
    post: float,
    places: Places,
) -> float:
    """What lies on buildings, and what they will still bring."""
    m = moment(components, rounds)
    total = 0.0
    seen = 0
    for row in range(ROWS):
        brings = 0.0
        for field in range(ROWS * row, ROWS * (row + 1)):
            kind = built[field]
            if kind:
                total += stored[field] * components.buildings[kind - 1].effect.vp
                each = post if m.posts[kind] else m.buildings[kind]
                brings += worth.AGAIN * each if seen >> kind & 1 else each
                seen |= 1 << kind
        if brings:
            gain = _row(brings, m)
            total += worth.LATER * rounds * gain
            if places and not places[row]:
                total += worth.NOW * gain
    return total


@lru_cache(KEPT_PARTS)
def _post(components: ComponentSet, rounds: int, land: tuple[int, ...], fortresses: int) -> float:
    """What a Trading post brings: the best of the fortified landscapes."""
    resources = moment(components, rounds).resources
    return worth.POSTS * max(
        resources[kind] for field, kind in enumerate(land) if fortresses >> field & 1
    )
