"""Tier bonus: the inhabitants beside tiers 1 and 2 of the player board."""

from __future__ import annotations

from ..board import Player
from ..components.model import Recess
from ..state import State

BONUS_TIERS = (1, 2)
"""The tiers with an inhabitant beside them."""


def empty_tiers(s: State, player: Player) -> int:
    """The tiers from which every piece has been removed, as bits (R9.1, R9.2)."""
    removed = (player.houses, player.settlements, player.cattle)
    tiers = 0
    for tier in BONUS_TIERS:
        needs = s.tables.tier_needs[tier]
        if all(a >= b for a, b in zip(removed, needs, strict=True)):
            tiers |= 1 << tier
    return tiers


def tier_bonus(s: State, seat: int) -> None:
    """Free the inhabitant beside tier 1 (R9.1) or 2 (R9.2) once the tier is empty.

    Called when the price of the piece that emptied it has been paid (R9.5).
    """
    player = s.players[seat]
    freed = empty_tiers(s, player) & ~player.tiers
    for tier in BONUS_TIERS:
        if freed >> tier & 1:
            player.tiers |= 1 << tier
            player.ranch += 1
            s.records.append(("tier", seat, tier))


def emptied_recesses(s: State, player: Player) -> list[Recess]:
    """The recesses that houses, settlements and cattle have left, from top to bottom (R8.3)."""
    recesses = s.tables.recesses
    return [
        *recesses["house"][: player.houses],
        *recesses["settlement"][: player.settlements],
        *recesses["cattle"][: player.cattle],
    ]
