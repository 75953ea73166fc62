"""Her part in scorings: income, and what her stack still hides."""

from __future__ import annotations

from .....engine.agenda import Frame
from ...state import State
from ..agenda import runs
from ..scoring import cattle_income
from ..supply import gain_vp
from .stack import STRONG, eminence

HIDDEN_TILE_VP = 10


@runs("eminence-income")
def run_eminence_income(s: State, frame: Frame) -> None:
    """The last emptied space of each scale, the cactus track, and her cattle.

    R32.1, R32.2, R32.3.
    """
    seat = frame[1]
    board, player = s.components.solo_board, s.players[seat]
    for name, vp in (
        ("houses", board.houses[player.houses]),
        ("settlements", board.settlements[player.settlements]),
        ("cattle", board.cattle[player.cattle]),
        ("cactus", board.cactus[eminence(s).cactus]),
    ):
        gain_vp(s, seat, vp, f"income:{name}")
    cattle_income(s, seat)


@runs("eminence-final")
def run_eminence_final(s: State, frame: Frame) -> None:
    """Her income once more (R32.5), and VP for B tiles that were not revealed (R32.6)."""
    run_eminence_income(s, frame)
    tiles = s.components.solo_tiles
    hidden = sum(tiles[tile].kind == STRONG for tile, _ in eminence(s).stack)
    gain_vp(s, frame[1], HIDDEN_TILE_VP * hidden, "final:solo-tiles")
