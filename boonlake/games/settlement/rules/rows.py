"""What wilderness rows and settlement rows share: each is activated once a round."""

from __future__ import annotations

from ..components.model import ROWS
from ..state import Player, State

SETTLERS = 1
"""What activating a row takes."""


def may_activate(s: State, player: Player, row: int, first: int, again: str) -> bool:
    """Whether a row has no settler yet, or an artefact allows one row once more.

    `first` is the place of the first row of its sort, `again` the power of the artefact.
    """
    placed = player.placed
    if not placed[first + row]:
        return True
    return s.tables.powers[player.artefact] == again and max(placed[first : first + ROWS]) == 1
