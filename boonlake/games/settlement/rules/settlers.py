"""Placing settlers: what an action takes, settlers before bonus settlers."""

from __future__ import annotations

from ..state import Player, State


def at_hand(player: Player) -> int:
    """How many settlers of either sort can still be placed."""
    return player.settlers + player.bonus


def place(s: State, seat: int, n: int, where: int) -> None:
    """Put settlers on an action space of the board."""
    player = s.players[seat]
    spend(s, seat, n)
    placed = player.placed
    player.placed = (*placed[:where], placed[where] + n, *placed[where + 1 :])


def spend(s: State, seat: int, n: int) -> None:
    """Take settlers from the supply; bonus settlers only once no other is left (ruling S3)."""
    player = s.players[seat]
    usual = min(n, player.settlers)
    bonus = n - usual
    player.settlers -= usual
    player.bonus -= bonus
    player.bonus_spent += bonus
    s.records.append(("settlers", seat, usual, bonus))
