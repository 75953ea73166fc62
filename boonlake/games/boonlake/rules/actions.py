"""The seven actions: what a strip lets its chooser do, and what it lets everybody do then."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.agenda import Frame
from ..state import State
from .cards import ANY_KIND


class Action(NamedTuple):
    """A strip's two parts; the seat is put in behind the kind of each frame."""

    left: tuple[Frame, ...]
    """What the chooser does, from left to right."""
    right: Frame
    """What everybody does then, clockwise from the chooser."""
    others_only: bool = False
    """The right part is not for the chooser."""
    eminence_too: bool = False
    """The Wise Eminence takes the right part as well."""
    coins: int = 0
    """What the chooser takes first, where the strip has no card part."""


ACTIONS = {
    "pioneer": Action(
        (("explore",), ("explore",), ("pioneer", ANY_KIND)), ("pioneer-draw",), others_only=True
    ),
    "settle": Action((("settle", ANY_KIND),), ("settle-all", ANY_KIND)),
    "cattle": Action((("lay-pasture",),), ("cattle-all", ANY_KIND)),
    "region": Action((("region",),), ("collect",), eminence_too=True),
    "hire": Action((("newcomer",), ("explore",)), ("hire", 1)),
    "progress": Action((("modernize", 0),), ("progress-all",)),
    "builder": Action((("builder", ANY_KIND),), ("builder-all", ANY_KIND), coins=3),
}
"""Pioneer (R10.1, R10.2), Settle (R11.1, R11.2), Cattle-breeding (R12.1, R12.3), Region scoring
(R13.1, R13.3), Hire (R14.1, R14.2), Progress (R15.1, R15.2, R15.3), Builder (R17.1, R17.2, R17.4).
"""


def clockwise(s: State, seat: int) -> list[int]:
    """All seats, clockwise from one."""
    return [(seat + i) % s.seats for i in range(s.seats)]


def push_left_part(s: State, seat: int, name: str) -> None:
    """What the chooser does, from left to right (R2.8)."""
    for kind, *rest in reversed(ACTIONS[name].left):
        s.agenda.append((kind, seat, *rest))


def push_right_part(s: State, seat: int, name: str) -> None:
    """The part for everybody, one after the other (R2.9)."""
    kind, *rest = ACTIONS[name].right
    for other in reversed(takes_right_part(s, seat, name)):
        s.agenda.append((kind, other, *rest))


def takes_right_part(s: State, seat: int, name: str) -> list[int]:
    """Who takes the right part of a strip that a seat chose, clockwise from there.

    R2.9; Pioneer's is for the others only (R2.10), and the Wise Eminence takes only that of
    Region scoring (R28.9).
    """
    action = ACTIONS[name]
    return [
        other
        for other in clockwise(s, seat)
        if not (action.others_only and other == seat)
        and (action.eminence_too or not s.is_eminence(other))
    ]
