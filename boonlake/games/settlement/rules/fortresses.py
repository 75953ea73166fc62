"""Actions 4 and 7: build a fortress on a free landscape, and activate one."""

from __future__ import annotations

from ..state import FORTRESS, State
from ..tables import FIELD_NAMES
from .goods import gain_one
from .landscapes import gain_by_artefact, resource_at
from .settlers import place, spend

BUILD_SETTLERS = 1
ACTIVATE_SETTLERS = 1


def fortify(s: State, seat: int, field: int) -> None:
    """Put a fortress on a free landscape."""
    player = s.players[seat]
    place(s, seat, BUILD_SETTLERS, FORTRESS)
    player.fortresses |= 1 << field
    s.records.append(("fortress", seat, field))
    gain_by_artefact(s, seat, "fortress", resource_at(s, player, field))


def activate(s: State, seat: int, field: int) -> None:
    """The resource of the landscape, without any check."""
    player = s.players[seat]
    spend(s, seat, ACTIVATE_SETTLERS)
    player.activated |= 1 << field
    s.records.append(("activate", seat, field))
    resource = resource_at(s, player, field)
    gain_one(s, seat, resource, f"landscape:{FIELD_NAMES[field]}")
    gain_by_artefact(s, seat, "activate", resource)
