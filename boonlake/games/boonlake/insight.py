"""What follows from a position for those who look on: progress, reach, what can be afforded.

The page shows it and knows no rule; nothing here tells what the seat that looks may not know.
"""

from __future__ import annotations

from typing import NamedTuple

from ...engine.agenda import Frame
from .components.model import STRIPS, Effect
from .rules import river
from .rules.actions import ACTIONS, takes_right_part
from .rules.scoring import SCORINGS
from .rules.scoring_tiles import condition_of, progress
from .shortage import Shortage, shortage
from .state import State


class Landing(NamedTuple):
    """A river space where the ship that is to sail may end."""

    key: str
    reward: tuple[Effect, ...]
    scoring: bool
    """Landing there calls for a scoring."""


class Progress(NamedTuple):
    """What a seat has towards a scoring tile's next value, and whether it is enough."""

    have: int
    met: bool


class UnderWay(NamedTuple):
    """The strip that is being carried out, who chose it, and which part of it is on."""

    strip: int
    seat: int
    part: str
    """`own`, `all` or `sail`."""


class Insight(NamedTuple):
    """Everything that follows from a position."""

    landings: list[Landing]
    """Where 1, 2, … steps lead, while a ship is to sail."""
    progress: list[list[Progress | None]]
    """By slot and seat; None for a seat that scores no tiles."""
    next_scoring: int
    """Which interim scoring counts next: the one being held, else the following one."""
    missing: dict[int, Shortage | None]
    """By card of the looking seat's hand: what is missing to pay it now."""
    to_lock: int
    """How many spaces the foremost ship is away from the next lock that calls for a scoring."""
    under_way: UnderWay | None


def insight(s: State, seat: int) -> Insight:
    """What follows from a position for a seat that looks on (−1: a spectator)."""
    coming = next_scoring(s)
    return Insight(
        landings=_landings(s),
        progress=[_tile_progress(s, slot, min(coming, SCORINGS)) for slot in range(len(s.slots))],
        next_scoring=coming,
        missing=_missing(s, seat) if seat >= 0 else {},
        to_lock=_to_lock(s),
        under_way=_under_way(s),
    )


def next_scoring(s: State) -> int:
    """Which interim scoring counts next."""
    held = any(frame[0] == "income" for frame in s.agenda)
    return s.scorings if held else s.scorings + 1


def _landings(s: State) -> list[Landing]:
    if not s.agenda or s.agenda[-1][0] != "ship":
        return []
    _, seat, steps = s.agenda[-1]
    course = river.course(s)
    return [
        Landing(course[at].key, course[at].reward, bool(river.locks_crossed(s, s.ships[seat], at)))
        for at in river.landings(s, seat, steps)
    ]


def _tile_progress(s: State, slot: int, nth: int) -> list[Progress | None]:
    """How far everybody is towards the next value of the tile in a slot."""
    if s.slots[slot] < 0:
        return []
    condition = condition_of(s, slot)
    wanted = condition.values[nth - 1]
    have = [
        None if s.is_eminence(seat) else progress(s, seat, condition, wanted)
        for seat in range(s.seats)
    ]
    return [None if n is None else Progress(n, n >= sum(wanted)) for n in have]


def _missing(s: State, seat: int) -> dict[int, Shortage | None]:
    player = s.players[seat]
    return {n: shortage(player, s.components.cards[n].cost) for n in player.hand}


def _to_lock(s: State) -> int:
    course = river.course(s)
    first = max(s.ships)
    if not s.crossed:
        lock = next(i for i, space in enumerate(course) if space.lock_before)
        if lock < len(course) - 1:
            return max(0, lock - first)
    return max(0, len(course) - 1 - first)


def _under_way(s: State) -> UnderWay | None:
    """The strip lies on its row until its ship has sailed."""
    agenda = s.agenda
    at = next((i for i, frame in enumerate(agenda) if frame[0] == "push-strips"), None)
    if at is None:
        return None
    _, seat, row = agenda[at]
    strip = s.strips[row]
    return UnderWay(strip, seat, _part(s, seat, STRIPS[strip], agenda[at + 1 :]))


def _part(s: State, seat: int, name: str, left: list[Frame]) -> str:
    """Which part is on, from what is left to do before the strips are pushed together."""
    if len(left) < 2 or not left[0][0].endswith("ship"):
        return "sail"
    waiting = sum(_is_right(frame, name) for frame in left[1:])
    everybody = len(takes_right_part(s, seat, name))
    return "own" if waiting == everybody and len(left) - 1 > everybody else "all"


def _is_right(frame: Frame, name: str) -> bool:
    """Whether a frame is the right part of a seat that has not begun it."""
    kind, *rest = ACTIONS[name].right
    named = name == "region" and frame[0] == "collect-region"
    return named or (frame[0] == kind and list(frame[2:]) == rest)
