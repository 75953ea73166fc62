"""Solo set-up: her board, and the tiles that leave by difficulty."""

from __future__ import annotations

from .....engine.chance import shuffle
from ... import EMINENCE
from ...state import State
from .stack import eminence, stack

REMOVED = 4
"""How many solo tiles leave the game; at the n-th difficulty, from 0, n of them are A tiles."""


def set_up(s: State, chance: int) -> None:
    """Remove tiles by difficulty (R27.5), shuffle the rest; she has no inhabitants of her own.

    R27.1, R27.2, R27.3; her slot is filled with the others nobody owns (R27.4).
    """
    e = eminence(s)
    player = s.players[s.start]
    player.supply += player.ranch
    player.ranch = 0
    tiles: list[int] = []
    a_removed = EMINENCE.difficulties.index(e.difficulty)
    for kind, removed in (("A", a_removed), ("B", REMOVED - a_removed)):
        of_kind = [i for i, tile in enumerate(s.components.solo_tiles) if tile.kind == kind]
        chance = shuffle(chance, of_kind)
        tiles += of_kind[removed:]
    e.chance = chance
    stack(e, tiles)
