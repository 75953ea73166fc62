"""Tiles on the map: where one may lie, and what placing it brings."""

from __future__ import annotations

from ....engine.agenda import Frame
from ..state import PASTURE, State, put
from .effects import grant
from .levers import SETTLER, is_up, lever, use
from .supply import gain_inhabitants

INSTEAD_COINS = 2
"""When there is no tile or no space left."""


def any_open_space(s: State, frame: Frame) -> bool:
    """Whether a tile may lie anywhere."""
    tiles, neighbours = s.tiles, s.components.neighbours
    for space in range(1, len(tiles)):
        if not tiles[space]:
            for near in neighbours[space]:
                if tiles[near]:
                    return True
    return False


def open_spaces(s: State) -> list[int]:
    """Empty spaces adjacent to a tile, whoever is there.

    R5.2, R5.6; adjacent by an edge, a bridge (R5.3) or the ford (R5.4), to pastures too (R5.5).
    """
    tiles, neighbours = s.tiles, s.components.neighbours
    spaces = []
    for space in range(1, len(tiles)):
        if not tiles[space]:
            for near in neighbours[space]:
                if tiles[near]:
                    spaces.append(space)
                    break
    return spaces


def map_full(s: State) -> bool:
    """Whether every space has a tile."""
    return 0 not in s.tiles[1:]


def placements(s: State, seat: int, spelled: list[str]) -> list[str]:
    """A move for every open space, plain and with lever 9 where it can be used (R16.15)."""
    moves = [spelled[space] for space in open_spaces(s)]
    player = s.players[seat]
    if is_up(player, SETTLER) and player.supply:
        return [m for move in moves for m in (move, f"{move} {SETTLER}")]
    return moves


def place(s: State, seat: int, tile: int, move: str) -> None:
    """Put a tile on a space, with lever 9 if the move says so, and take the reward (R5.7)."""
    _, space, *with_lever = move.split()
    lay(s, seat, int(space), tile)
    if with_lever:
        gain_inhabitants(s, seat, lever(SETTLER).inhabitants, use(s, seat, SETTLER))
    grant(s, seat, s.components.spaces[int(space)].reward, f"space:{space}")


def lay(s: State, seat: int, space: int, tile: int) -> None:
    """Put a tile on a space."""
    s.tiles = put(s.tiles, space, tile)
    s.records.append(("place", seat, space, tile if tile == PASTURE else tile - 1))
