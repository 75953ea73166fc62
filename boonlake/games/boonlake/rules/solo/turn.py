"""Her turn: both halves of her tile, everybody's part, and her ship."""

from __future__ import annotations

from .....engine.agenda import Frame
from ...components.model import STRIPS, SoloTile
from ...state import State
from ..actions import push_right_part
from ..agenda import runs
from ..region_scoring import scored_presences
from ..river import landings, sail
from ..supply import gain_vp
from ..turn import push_sailing, take_from_row
from .actions import ACTS, act_settle
from .location import preferred_location
from .pieces import breed_cattle, grow_cactus
from .stack import is_strong, reveal


@runs("eminence")
def run_eminence(s: State, frame: Frame) -> None:
    """Both halves of her tile, then everybody's part, her ship, and the strips.

    R28.1, R28.2, R28.8.
    """
    seat = frame[1]
    tile = reveal(s, seat)
    number = preferred_location(s, seat, tile)
    strong = is_strong(s)
    upper_half(s, seat, number, strong)
    strip = choose_strip(s, seat, tile)
    row = take_from_row(s, seat, strip)
    name = STRIPS[strip]
    push_sailing(s, seat, row, "eminence-ship")
    push_right_part(s, seat, name)
    ACTS[name](s, seat, number, strong)


def upper_half(s: State, seat: int, number: int, strong: bool) -> None:
    """What the strip at the very bottom makes her do first (R28.4, R28.5, R28.6)."""
    strip = s.strips[-1]
    name = STRIPS[strip]
    s.records.append(("solo-top", seat, strip, name if name in ("settle", "cattle") else "cactus"))
    if name == "settle":
        act_settle(s, seat, number, strong)
    elif name == "cattle":
        breed_cattle(s, seat, number)
        if strong:
            grow_cactus(s, seat, 1)
    else:
        grow_cactus(s, seat, 2 if strong else 1)


def choose_strip(s: State, seat: int, tile: SoloTile) -> int:
    """Of the tile's three strips the one furthest up (R28.7)."""
    rows = tuple(s.strips.index(strip) for strip in tile.strips)
    row = min(rows)
    s.records.append(("solo-choice", seat, s.strips[row], row, rows))
    return s.strips[row]


@runs("eminence-collect")
def run_eminence_collect(s: State, frame: Frame) -> None:
    """A VP per presence in the scored regions (R30.9), two in her turn with a B tile (R30.8)."""
    _, seat, region = frame
    strong = s.turn == seat and is_strong(s)
    gain_vp(s, seat, scored_presences(s, seat, region) * (2 if strong else 1), "region")


@runs("eminence-ship")
def run_eminence_ship(s: State, frame: Frame) -> None:
    """As far as the row allows (R31.10), without a reward (R31.11).

    She calls for scorings as anybody does (R31.12), and never starts from the last space.
    """
    _, seat, steps = frame
    reached = landings(s, seat, steps)
    sail(s, seat, reached[-1], len(reached))
