"""Action 2: explore a landscape, and see whether a monster lives there."""

from __future__ import annotations

from ..components.model import ROWS
from ..state import EXPLORE, State
from .landscapes import gain_by_artefact, resource_at
from .monsters import push_checks
from .settlers import place


def explore(s: State, seat: int, field: int) -> None:
    """Place the settlers, turn the landscape over, and check for a monster."""
    player = s.players[seat]
    row = field // ROWS
    place(s, seat, s.components.explore[row], EXPLORE)
    kind = s.landscape_piles[row].pop()
    land = player.landscapes
    player.landscapes = (*land[:field], kind + 1, *land[field + 1 :])
    s.records.append(("explore", seat, field, kind))
    gain_by_artefact(s, seat, "explore", resource_at(s, player, field))
    push_checks(s, seat, [field])
