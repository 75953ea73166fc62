"""Her tiles: the stack, turning one over, and what is shown on it."""

from __future__ import annotations

from .....engine.chance import below, shuffle
from .....engine.records import NOBODY
from ...board import Eminence
from ...components.model import CORNERS, SoloTile
from ...state import State

STRONG = "B"
"""The kind of tile with which she does more."""


def eminence(s: State) -> Eminence:
    """Her own things."""
    assert s.eminence is not None
    return s.eminence


def stack(e: Eminence, tiles: list[int]) -> None:
    """A new stack in random order and orientation (R27.6)."""
    e.chance = shuffle(e.chance, tiles)
    e.stack.clear()
    for tile in tiles:
        corner, e.chance = below(e.chance, len(CORNERS))
        e.stack.append((tile, corner))


def reveal(s: State, seat: int) -> SoloTile:
    """Turn over the top tile (R28.2); an empty stack is shuffled anew first (R28.3)."""
    e = eminence(s)
    if not e.stack:
        tiles = sorted(tile for tile, _ in e.revealed)
        e.revealed.clear()
        stack(e, tiles)
        s.records.append(("solo-shuffle", NOBODY))
    top = e.stack.pop()
    e.revealed.append(top)
    tile = s.components.solo_tiles[top[0]]
    s.records.append(("solo-tile", seat, top[0], tile.kind))
    return tile


def is_strong(s: State) -> bool:
    """Whether the tile of her turn is a B tile."""
    tile, _ = eminence(s).revealed[-1]
    return s.components.solo_tiles[tile].kind == STRONG
