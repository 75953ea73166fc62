"""A board in a few letters, for the list of games."""

from __future__ import annotations

from .state import Player, State

UNEXPLORED, LANDSCAPE, MONSTER, FORTRESS = ".", ":", "m", "f"


def sketch(s: State) -> str:
    """For each seat a letter for each wilderness field, then how many buildings and heroes."""
    return " ".join(_board(player) for player in s.players)


def _board(player: Player) -> str:
    fields = "".join(_letter(player, field) for field in range(len(player.landscapes)))
    built = len(player.buildings) - player.buildings.count(0)
    return f"{fields}{built}-{len(player.heroes)}"


def _letter(player: Player, field: int) -> str:
    if not player.landscapes[field]:
        return UNEXPLORED
    if player.monsters >> field & 1:
        return MONSTER
    return FORTRESS if player.fortresses >> field & 1 else LANDSCAPE
