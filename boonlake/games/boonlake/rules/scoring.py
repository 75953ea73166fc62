"""Interim scorings: two choices, one scoring tile, income, levers, labels."""

from __future__ import annotations

from ....engine.agenda import Frame
from ..components.model import Effect
from ..state import SETTLEMENT, State
from .actions import clockwise
from .agenda import runs
from .cards import ANY_KIND
from .effects import grant
from .levers import levers_go_up
from .presences import adjacent_pieces
from .supply import gain_vp
from .tiers import BONUS_TIERS, emptied_recesses
from .tracks import TRACKS, track_space

SCORINGS = 4


@runs("scoring")
def run_scoring(s: State, frame: Frame) -> None:
    """Each seat in one sitting, then the other steps for all (R19.1).

    Two cards or upgrades (R19.2), then a scoring tile (R19.4).
    """
    seat = frame[1]
    s.scorings += 1
    s.records.append(("scoring", seat, s.scorings))
    s.agenda.append(("income", seat))
    for other in reversed(clockwise(s, seat)):
        if not s.is_eminence(other):
            s.agenda += [
                ("score", other),
                ("interim", other, ANY_KIND),
                ("interim", other, ANY_KIND),
            ]


@runs("income")
def run_income(s: State, frame: Frame) -> None:
    """Step 3 for all; whoever has levers may use them once more before they go up (R16.1)."""
    around = clockwise(s, frame[1])
    people = [seat for seat in around if not s.is_eminence(seat)]
    s.agenda.append(("levers-up", frame[1]))
    s.agenda += [("last-levers", seat) for seat in reversed(people)]
    for seat in around:
        if s.is_eminence(seat):
            s.agenda.append(("eminence-income", seat))
        else:
            income(s, seat)


@runs("levers-up")
def run_levers_up(s: State, frame: Frame) -> None:
    """Steps 4 and 5 for all: levers up (R19.13), labels free (R19.14)."""
    for seat in clockwise(s, frame[1]):
        if not s.is_eminence(seat):
            levers_go_up(s, seat)
    s.labels = 0


def income(s: State, seat: int) -> None:
    """Tracks (R19.9), emptied recesses, freed inhabitants, cattle; only VP at the last scoring.

    R8.4, R19.10; the recesses of freed inhabitants pay too (R9.3).
    """
    player = s.players[seat]
    last = s.scorings == SCORINGS
    for name in TRACKS:
        _pay_out(s, seat, track_space(s, seat, name).income, f"income:{name}-track", last)
    for recess in emptied_recesses(s, player):
        _pay_out(s, seat, recess.income, "income:board", last)
    for tier in BONUS_TIERS:
        if player.tiers >> tier & 1:
            _pay_out(s, seat, s.components.tier_income[tier - 1], "income:tier", last)
    cattle_income(s, seat)


def _pay_out(s: State, seat: int, effects: tuple[Effect, ...], source: str, last: bool) -> None:
    """Everything, or only the VP at the last scoring (R19.12)."""
    grant(s, seat, [e for e in effects if e[0] == "vp"] if last else effects, source)


def cattle_income(s: State, seat: int) -> None:
    """A VP for each of one's cattle and each settlement beside it (R19.11)."""
    total = 0
    for space, owners in enumerate(s.cattle):
        count = owners.count(seat)
        if count:
            total += count * adjacent_pieces(s, space, SETTLEMENT)
    gain_vp(s, seat, total, "income:cattle")
