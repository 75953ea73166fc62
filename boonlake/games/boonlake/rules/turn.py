"""The turn: choose a strip, carry out its action, sail, push the strips together."""

from __future__ import annotations

from ....engine.agenda import Frame, always, argument
from ..components.model import STRIPS
from ..state import State
from .actions import ACTIONS, push_left_part, push_right_part
from .agenda import offers, runs, takes
from .supply import gain_coins, gain_vp


@runs("turn")
def run_turn(s: State, frame: Frame) -> None:
    """A seat's turn begins."""
    seat = frame[1]
    s.turn = seat
    s.turns[seat] += 1
    s.records.append(("turn", seat))
    s.agenda.append(("eminence" if s.is_eminence(seat) else "strip", seat))


@offers("strip", beside=True, surely=always)
def offer_strip(s: State, frame: Frame) -> list[str]:
    """Every strip, from the top row down (R2.3)."""
    return [f"strip {STRIPS[strip]}" for strip in s.strips]


@takes("strip")
def take_strip(s: State, frame: Frame, move: str) -> None:
    """Pay for a row at the bottom (R2.4), then the whole turn follows.

    Card part (R2.5), left part (R2.8), right part (R2.9), ship (R2.11).
    """
    seat, name = frame[1], argument(move)
    row = take_from_row(s, seat, STRIPS.index(name))
    gain_vp(s, seat, -s.components.rows[row].vp, f"row:{row + 1}")
    push_sailing(s, seat, row)
    push_right_part(s, seat, name)
    push_left_part(s, seat, name)
    card_part(s, seat, name)


def card_part(s: State, seat: int, name: str) -> None:
    """A card of the strip's kind (R2.5, R2.6); Builder pays coins instead (R2.7, R17.1)."""
    kind = s.components.strip_kinds[STRIPS.index(name)]
    if kind < 0:
        gain_coins(s, seat, ACTIONS[name].coins, f"strip:{name}")
    else:
        s.agenda.append(("card", seat, 1 << kind))


def take_from_row(s: State, seat: int, strip: int) -> int:
    """The row a strip is taken from."""
    row = s.strips.index(strip)
    s.records.append(("strip", seat, strip, row))
    return row


def push_sailing(s: State, seat: int, row: int, kind: str = "ship") -> None:
    """After the action: the ship (R2.11), then the strips, then what locks call for."""
    s.agenda += [
        ("end-turn", seat),
        ("push-strips", seat, row),
        (kind, seat, s.components.rows[row].steps),
    ]


@runs("push-strips")
def run_push_strips(s: State, frame: Frame) -> None:
    """The chosen strip lies at the bottom, the others close the gap (R2.12)."""
    row, strips = frame[2], s.strips
    s.strips = (*strips[:row], *strips[row + 1 :], strips[row])
