"""What a position is worth to a seat, in VP: the valuation that computer players share."""

from __future__ import annotations

from ..components.model import (
    ADVENTURERS,
    BUILDERS,
    CRAFTSMEN,
    DEFENDERS,
    DIAMOND,
    FIELDS,
    GOLD,
    ROWS,
)
from ..state import SETTLEMENT, WILDERNESS, Player, State
from . import artefacts
from .worth import (
    FORTRESS_SAFETY,
    KEPT_BASIC,
    MORE_BUILDINGS,
    MORE_FORTRESSES,
    MORE_LANDSCAPES,
    NOW,
    SAFE,
    Moment,
    moment,
)


def value(s: State, seat: int) -> float:
    """VP so far and what is to be expected of everything a seat has."""
    player = s.players[seat]
    if s.over:
        # Ties are decided by gold, then by diamonds.
        return player.vp + 0.01 * player.goods[GOLD] + 0.001 * player.goods[DIAMOND]
    m = now(s, player)
    total = _heroes(s, player, m) + _stored(s, player)
    total += _goods(player, m) + _settlers(s, player, m)
    total += _wilderness(s, player, m) + _settlement(player, m)
    return total + artefacts.worth(s, player, m)


def now(s: State, player: Player) -> Moment:
    """What things are worth to a player now; whoever has passed is in the next round already."""
    rounds = s.components.rounds - s.round
    return moment(s.components, rounds)


def _heroes(s: State, player: Player, m: Moment) -> float:
    """Heroes with what they may count in the end."""
    if not player.heroes:
        return 0.0
    explored = FIELDS - player.landscapes.count(0)
    built = FIELDS - player.buildings.count(0)
    counts = [0.0, 0.0, 0.0]
    counts[ADVENTURERS] = min(FIELDS, explored + MORE_LANDSCAPES * m.rounds)
    counts[BUILDERS] = min(FIELDS, built + MORE_BUILDINGS * m.rounds)
    counts[DEFENDERS] = min(FIELDS, player.fortresses.bit_count() + MORE_FORTRESSES * m.rounds)
    total = 0.0
    heroes = s.components.heroes
    for number in player.heroes:
        hero = heroes[number]
        total += hero.vp if hero.guild == CRAFTSMEN else hero.vp * counts[hero.guild]
    return total


def _stored(s: State, player: Player) -> float:
    """Gold on banks and diamonds on churches."""
    total = 0.0
    if any(player.stored):
        buildings = s.components.buildings
        for kind, stored in zip(player.buildings, player.stored, strict=True):
            if stored:
                total += stored * buildings[kind - 1].effect.vp
    return total


def _goods(player: Player, m: Moment) -> float:
    """Resources; of basic ones only as many last as there is room for."""
    wood, loam, stone, diamond, gold = player.goods
    if player.passed:
        rest = m.after
        return (wood + loam + stone) * rest[0] + diamond * rest[3] + gold * rest[4]
    basic = m.goods[0]
    count = wood + loam + stone
    hands = player.settlers + player.bonus
    if not hands:
        lasting = min(count, player.fortresses.bit_count()) if m.rounds else 0
        basic = basic * (0.5 * count + (KEPT_BASIC - 0.5) * lasting)
    else:
        # Three of a kind are worth less than one of each.
        most = max(wood, loam, stone)
        basic = basic * (count - 0.15 * max(0, most - 2))
    return basic + diamond * m.goods[3] + gold * m.goods[4]


def _settlers(s: State, player: Player, m: Moment) -> float:
    """Settlers left and those of rounds to come; whoever has passed uses none in this round."""
    coming = s.components.settlers * m.rounds
    if player.passed:
        return (coming + player.bonus) * m.settler if m.rounds else 0.0
    return (coming + player.settlers + player.bonus) * m.settler


def _wilderness(s: State, player: Player, m: Moment) -> float:
    """What landscapes will still bring, monsters and fortresses included."""
    total = 0.0
    active = not player.passed and player.settlers + player.bonus > 0
    for field, kind in enumerate(player.landscapes):
        if not kind:
            continue
        times = float(m.rounds)
        if active and not player.placed[WILDERNESS + field // ROWS]:
            times += NOW
        each = m.landscapes[kind]
        if player.fortresses >> field & 1:
            total += each * times
            alone = m.resources[kind] - m.settler
            total += m.rounds * FORTRESS_SAFETY
            if alone > 0:
                more = NOW if active and not player.activated >> field & 1 else 0.0
                total += alone * (m.rounds + more)
        elif player.monsters >> field & 1:
            reward = m.monsters[s.tables.landscape_colour[kind]]
            total += SAFE * each * max(0.0, times - 1.0) + max(0.0, reward) * 0.8
        else:
            total += SAFE * each * times
    return total


def _settlement(player: Player, m: Moment) -> float:
    """What buildings will still bring."""
    total = 0.0
    active = not player.passed and player.settlers + player.bonus > 0
    seen = set()
    for field, kind in enumerate(player.buildings):
        if not kind:
            continue
        times = float(m.rounds)
        if active and not player.placed[SETTLEMENT + field // ROWS]:
            times += NOW
        each = m.buildings[kind]
        total += each * times * (0.8 if kind in seen else 1.0)
        seen.add(kind)
    return total
