"""Landscapes on a board: what they give, which are safe, and what can be done with each field."""

from __future__ import annotations

from ..components.model import ROWS
from ..state import Player, State
from ..tables import NEIGHBOURS
from .goods import gain_one
from .settlers import at_hand


def resource_at(s: State, player: Player, field: int) -> int:
    """The resource of an explored landscape."""
    return s.tables.landscape_resource[player.landscapes[field]]


def can_reach(player: Player, field: int) -> bool:
    """Whether a field may be explored next: the first in row I, others beside a landscape."""
    landscapes = player.landscapes
    if not any(landscapes):
        return field < ROWS
    return any(landscapes[other] for other in NEIGHBOURS[field])


def safe_fields(player: Player, row: int) -> list[int]:
    """The explored fields of a row without a monster, from left to right."""
    return [
        field
        for field in range(ROWS * row, ROWS * (row + 1))
        if player.landscapes[field] and not player.monsters >> field & 1
    ]


def field_options(s: State, player: Player, options: list[str]) -> None:
    """What can be done with each single field: explore, fight, fortify or activate it."""
    hands, tables = at_hand(player), s.tables
    colour, monsters = tables.landscape_colour, s.components.monsters
    for field, kind in enumerate(player.landscapes):
        bit = 1 << field
        if not kind:
            row = field // ROWS
            if (
                hands >= s.components.explore[row]
                and s.landscape_piles[row]
                and can_reach(player, field)
            ):
                options.append(tables.explore[field])
        elif player.monsters & bit:
            if hands >= monsters[colour[kind]].settlers:
                options.append(tables.fight[field])
        elif not player.fortresses & bit:
            options.append(tables.fortress[field])
        elif not player.activated & bit:
            options.append(tables.activate[field])


def gain_by_artefact(s: State, seat: int, power: str, resource: int) -> None:
    """One resource more for whoever has the artefact that works with an action."""
    player = s.players[seat]
    if s.tables.powers[player.artefact] == power:
        key = s.components.artefacts[player.artefact].key
        gain_one(s, seat, resource, f"artefact:{key}")
