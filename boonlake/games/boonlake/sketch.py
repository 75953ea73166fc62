"""The map in a few letters, for the list of games."""

from __future__ import annotations

from .state import PASTURE, State, level_of, owner_of

EMPTY, TILE, MEADOW = ".", ":", "p"


def sketch(s: State) -> str:
    """A letter for each space: empty, a tile, a pasture, or the seat that stands there."""
    return "".join(_letter(s, number) for number in range(1, len(s.tiles)))


def _letter(s: State, number: int) -> str:
    tile = s.tiles[number]
    if tile == 0:
        return EMPTY
    if tile == PASTURE:
        owners = s.cattle[number]
        return str(owners[0]) if owners else MEADOW
    pieces = [piece for piece in s.sites[2 * number : 2 * number + 2] if piece]
    if not pieces:
        return TILE
    return str(owner_of(max(pieces, key=lambda piece: (level_of(piece), owner_of(piece)))))
