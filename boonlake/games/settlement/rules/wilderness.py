"""Action 5: activate a wilderness row."""

from __future__ import annotations

from ..components.model import ROWS
from ..state import WILDERNESS, Player, State
from ..tables import FIELD_NAMES
from .agenda import Frame, offers, runs, takes
from .goods import gain_one
from .landscapes import gain_by_artefact, resource_at, safe_fields
from .monsters import push_checks
from .rows import SETTLERS, may_activate
from .settlers import place

AGAIN = "again-wilderness"


def can_activate(s: State, player: Player, row: int) -> bool:
    """Whether a row would bring something and may be activated."""
    return bool(safe_fields(player, row)) and may_activate(s, player, row, WILDERNESS, AGAIN)


def row_options(s: State, player: Player, options: list[str]) -> None:
    """Every wilderness row that can be activated."""
    options += [s.tables.wilderness[row] for row in range(ROWS) if can_activate(s, player, row)]


def activate_row(s: State, seat: int, row: int) -> None:
    """Resources of all safe landscapes; only then the checks where no fortress stands."""
    player = s.players[seat]
    place(s, seat, SETTLERS, WILDERNESS + row)
    s.records.append(("wilderness", seat, row))
    fields = safe_fields(player, row)
    for field in fields:
        gain_one(s, seat, resource_at(s, player, field), f"landscape:{FIELD_NAMES[field]}")
    push_checks(s, seat, [field for field in fields if not player.fortresses >> field & 1])
    if s.tables.powers[player.artefact] == "wilderness":
        s.agenda.append(("scroll-gift", seat, row))


@runs("scroll-gift")
def run_scroll(s: State, frame: Frame) -> None:
    """One more resource of a landscape of the row; a choice if they differ."""
    _, seat, row = frame
    resources = _resources(s, s.players[seat], row)
    if len(resources) == 1:
        gain_by_artefact(s, seat, "wilderness", resources[0])
    else:
        s.agenda.append(("luck", seat, row))


def _resources(s: State, player: Player, row: int) -> list[int]:
    return sorted({resource_at(s, player, field) for field in safe_fields(player, row)})


@offers("luck")
def offer_luck(s: State, frame: Frame) -> list[str]:
    """The resources of the row."""
    return [s.tables.take[what] for what in _resources(s, s.players[frame[1]], frame[2])]


@takes("luck")
def take_luck(s: State, frame: Frame, move: str) -> None:
    """The choice."""
    gain_by_artefact(s, frame[1], "wilderness", s.tables.take.index(move))
