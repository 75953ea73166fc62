"""Special projects: the upper halves of the four scoring tiles."""

from __future__ import annotations

from ..board import Player
from ..components.model import Cost
from ..state import State
from .payment import affordable
from .supply import gain_inhabitants, gain_vp

PROJECTS = 4
ALL_PROJECTS = (1 << PROJECTS) - 1
PROJECT_INHABITANTS = 2


def project_options(s: State, player: Player, options: list[str]) -> None:
    """Projects not yet realised that can be paid (R4.1, R4.6)."""
    if player.projects != ALL_PROJECTS and (player.supply or player.ranch):
        for slot in range(PROJECTS):
            if not player.projects >> slot & 1 and affordable(player, project_cost(s, slot)):
                options.append(f"project {slot + 1}")


def project_cost(s: State, slot: int) -> Cost:
    """What the project in a slot costs, paid as a card is (R4.3)."""
    return s.components.scoring_tiles[s.slots[slot]].cost


def realise(s: State, seat: int, slot: int, source: str) -> None:
    """Two inhabitants, of whom one stays on the project; VP, twice on one's own; one step.

    R4.4, R4.5, R4.7, R4.8.
    """
    player = s.players[seat]
    tile = s.components.scoring_tiles[s.slots[slot]]
    player.projects |= 1 << slot
    s.records.append(("project", seat, slot))
    gain_inhabitants(s, seat, PROJECT_INHABITANTS, source)
    player.ranch -= 1
    gain_vp(s, seat, tile.vp * (2 if s.owners[slot] == seat else 1), source)
    s.agenda.append(("step", seat, tile.track, 1, source))
