"""Choosing a location: her preferred space, and the next one where the effect is possible."""

from __future__ import annotations

from collections.abc import Iterable

from ...components.model import SoloTile
from ...state import State
from .stack import eminence


def preferred_location(s: State, seat: int, tile: SoloTile) -> int:
    """The number in the corner that the back of the next tile shows (R29.1).

    The upper left one if there is no next tile (R29.2).
    """
    stack = eminence(s).stack
    corner = stack[-1][1] if stack else 0
    s.records.append(("solo-corner", seat, corner, tile.corners[corner]))
    return tile.corners[corner]


def search(s: State, seat: int, number: int, possible: Iterable[int], what: str) -> int:
    """The first possible space from the preferred one upwards, wrapping around; 0 if none.

    R29.3; possible nowhere, the effect is lost (R29.4).
    """
    allowed = set(possible)
    last = len(s.components.spaces) - 1
    for i in range(last):
        space = (number - 1 + i) % last + 1
        if space in allowed:
            s.records.append(("solo-location", seat, number, space, what))
            return space
    return 0


def lost(s: State, seat: int, what: str) -> None:
    """Nowhere to carry the effect out (R29.4)."""
    s.records.append(("solo-lost", seat, what))
