"""Action 1: build a building of the market in one's settlement."""

from __future__ import annotations

from ..components.model import ROWS, Goods
from ..state import BUILD, Player, State
from . import market
from .agenda import Frame, offers, runs, takes
from .payment import payable, priced, start_paying
from .settlers import place
from .trade import has_mirror

SETTLERS = 1


def free_rows(player: Player) -> list[int]:
    """Settlement rows with a free field."""
    built = player.buildings
    return [row for row in range(ROWS) if 0 in built[ROWS * row : ROWS * (row + 1)]]


def build_options(s: State, player: Player, options: list[str]) -> None:
    """Every building of the market that can be paid, as long as a field is free."""
    if 0 not in player.buildings:
        return
    mirror, goods = has_mirror(s, player), player.goods
    buildings, tables = s.components.buildings, s.tables
    for space, stack_named in market.spaces_to_take(s):
        kind = s.market[space]
        if payable(goods, buildings[kind].cost, mirror):
            options.append(tables.build_stack[kind] if stack_named else tables.build[kind])


def build(s: State, seat: int, move: str) -> None:
    """Place a settler, pay, then put the building on a free field."""
    _, key, *stack_named = move.split()
    space = market.space_of(s, s.tables.building_number[key], stack_named=bool(stack_named))
    place(s, seat, SETTLERS, BUILD)
    start_paying(s, seat, "build", space)


def _cost(s: State, seat: int, space: int) -> tuple[tuple[Goods, str], ...]:
    building = s.components.buildings[s.market[space]]
    return ((building.cost, f"build:{building.key}"),)


@priced("build", _cost)
def _paid(s: State, seat: int, space: int) -> None:
    kind = market.take(s, space)
    s.agenda.append(("refill", -1, space))
    rows = free_rows(s.players[seat])
    if len(rows) == 1:
        _put(s, seat, kind, rows[0])
    else:
        s.agenda.append(("place", seat, kind))


@offers("place")
def offer_place(s: State, frame: Frame) -> list[str]:
    """Every settlement row with a free field."""
    return [s.tables.row[row] for row in free_rows(s.players[frame[1]])]


@takes("place")
def take_place(s: State, frame: Frame, move: str) -> None:
    """The building goes to the first free field of the row."""
    _put(s, frame[1], frame[2], int(move[4:]) - 1)


def _put(s: State, seat: int, kind: int, row: int) -> None:
    player = s.players[seat]
    built = player.buildings
    field = built.index(0, ROWS * row)
    player.buildings = (*built[:field], kind + 1, *built[field + 1 :])
    s.records.append(("build", seat, kind, field))
    if s.tables.powers[player.artefact] == "build":
        s.agenda.append(("effects", seat, 1 << field))


@runs("refill")
def run_refill(s: State, frame: Frame) -> None:
    """A new building comes to the market only where a space was emptied."""
    if s.market[frame[2]] < 0:
        market.refill(s, frame[2])
