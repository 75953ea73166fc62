"""Landscapes: action 2, exploring; action 5, activating a wilderness row; fortresses (4 and 7)."""

from __future__ import annotations

from ..components.model import ROWS
from ..state import EXPLORE, FORTRESS, WILDERNESS, Player, State
from ..tables import FIELD_NAMES, NEIGHBOURS
from .agenda import Frame, offers, runs, takes
from .goods import gain_one
from .monsters import colour_at, push_checks
from .settlers import at_hand, place, spend

FORTRESS_SETTLERS = 1
ROW_SETTLERS = 1
ACTIVATE_SETTLERS = 1
AGAIN = "again-wilderness"


def resource_at(s: State, player: Player, field: int) -> int:
    """The resource of an explored landscape."""
    return s.tables.landscape_resource[player.landscapes[field]]


def can_reach(player: Player, field: int) -> bool:
    """Whether a field may be explored next: the first in row I, others beside a landscape."""
    landscapes = player.landscapes
    if not any(landscapes):
        return field < ROWS
    return any(landscapes[other] for other in NEIGHBOURS[field])


def field_options(s: State, player: Player, options: list[str]) -> None:
    """What can be done with each single field: explore, fight, fortify or activate it."""
    hands, tables = at_hand(player), s.tables
    colour, fights = tables.landscape_colour, s.components.monsters
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
            if hands >= fights[colour[kind]].settlers:
                options.append(tables.fight[field])
        elif not player.fortresses & bit:
            options.append(tables.fortress[field])
        elif not player.activated & bit:
            options.append(tables.activate[field])


def safe_fields(player: Player, row: int) -> list[int]:
    """The explored fields of a row without a monster, from left to right."""
    return [
        field
        for field in range(ROWS * row, ROWS * (row + 1))
        if player.landscapes[field] and not player.monsters >> field & 1
    ]


def may_activate(s: State, player: Player, row: int, first: int, power: str) -> bool:
    """Whether a row has not been activated in this round, or an artefact allows it once more."""
    placed = player.placed
    if not placed[first + row]:
        return True
    return s.tables.powers[player.artefact] == power and max(placed[first : first + ROWS]) == 1


def row_options(s: State, player: Player, options: list[str]) -> None:
    """Every wilderness row that would bring something."""
    for row in range(ROWS):
        if safe_fields(player, row) and may_activate(s, player, row, WILDERNESS, AGAIN):
            options.append(s.tables.wilderness[row])


# Exploring


def explore(s: State, seat: int, field: int) -> None:
    """Place the settlers, turn the landscape over, and check for a monster."""
    player = s.players[seat]
    row = field // ROWS
    place(s, seat, s.components.explore[row], EXPLORE)
    kind = s.landscape_piles[row].pop()
    land = player.landscapes
    player.landscapes = (*land[:field], kind + 1, *land[field + 1 :])
    s.records.append(("explore", seat, field, kind))
    _artefact_gain(s, seat, "explore", resource_at(s, player, field))
    push_checks(s, seat, [field])


def _artefact_gain(s: State, seat: int, power: str, resource: int) -> None:
    """One resource more for whoever has the artefact of an action."""
    player = s.players[seat]
    if s.tables.powers[player.artefact] == power:
        key = s.components.artefacts[player.artefact].key
        gain_one(s, seat, resource, f"artefact:{key}")


# Wilderness rows


def activate_row(s: State, seat: int, row: int) -> None:
    """Resources of all safe landscapes; only then the checks where no fortress stands."""
    player = s.players[seat]
    place(s, seat, ROW_SETTLERS, WILDERNESS + row)
    s.records.append(("wilderness", seat, row))
    fields = safe_fields(player, row)
    for field in fields:
        gain_one(s, seat, resource_at(s, player, field), f"field:{FIELD_NAMES[field]}")
    push_checks(s, seat, [f for f in fields if not player.fortresses >> f & 1])
    if s.tables.powers[player.artefact] == "wilderness":
        s.agenda.append(("scroll", seat, row))


@runs("scroll")
def run_scroll(s: State, frame: Frame) -> None:
    """One more resource of a landscape of the row; a choice if they differ."""
    _, seat, row = frame
    resources = _row_resources(s, s.players[seat], row)
    if len(resources) == 1:
        _artefact_gain(s, seat, "wilderness", resources[0])
    else:
        s.agenda.append(("luck", seat, row))


def _row_resources(s: State, player: Player, row: int) -> list[int]:
    return sorted({resource_at(s, player, field) for field in safe_fields(player, row)})


@offers("luck")
def offer_luck(s: State, frame: Frame) -> list[str]:
    """The resources of the row."""
    return [s.tables.take[what] for what in _row_resources(s, s.players[frame[1]], frame[2])]


@takes("luck")
def take_luck(s: State, frame: Frame, move: str) -> None:
    """The choice."""
    _artefact_gain(s, frame[1], "wilderness", s.tables.take.index(move))


# Fortresses


def fortify(s: State, seat: int, field: int) -> None:
    """Put a fortress on a free landscape."""
    player = s.players[seat]
    place(s, seat, FORTRESS_SETTLERS, FORTRESS)
    player.fortresses |= 1 << field
    s.records.append(("fortress", seat, field))
    _artefact_gain(s, seat, "fortress", resource_at(s, player, field))


def activate_fortress(s: State, seat: int, field: int) -> None:
    """The resource of the landscape, without any check."""
    player = s.players[seat]
    spend(s, seat, ACTIVATE_SETTLERS)
    player.activated |= 1 << field
    s.records.append(("activate", seat, field))
    resource = resource_at(s, player, field)
    gain_one(s, seat, resource, f"field:{FIELD_NAMES[field]}")
    _artefact_gain(s, seat, "activate", resource)


def would_appear(s: State, player: Player, field: int, about: frozenset[int]) -> bool:
    """Whether a check of a landscape would bring a monster now, the mask aside."""
    colour = colour_at(s, player, field)
    return colour in about and s.monsters[colour] > 0
