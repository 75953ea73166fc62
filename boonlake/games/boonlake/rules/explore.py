"""Explore: a tile of the mound is revealed and placed."""

from __future__ import annotations

from ....engine.agenda import PASS, Frame, always
from ..state import State
from .agenda import offers, runs, takes
from .supply import gain_coins
from .tiles import INSTEAD_COINS, map_full, place, placements


@runs("explore")
def run_explore(s: State, frame: Frame) -> None:
    """Coins instead if there is no space (R5.9) or no tile (R5.10); else the seat is asked."""
    seat = frame[1]
    if not s.mound or map_full(s):
        gain_coins(s, seat, INSTEAD_COINS, "explore")
    else:
        s.agenda.append(("reveal", seat))


@offers("reveal", beside=True, surely=always)
def offer_reveal(s: State, frame: Frame) -> list[str]:
    """Reveal a tile or leave it."""
    return ["reveal", PASS]


@takes("reveal")
def take_reveal(s: State, frame: Frame, move: str) -> None:
    """The next tile of the mound is revealed (R5.1) and has to be placed."""
    if move != PASS:
        tile = s.mound.pop()
        s.records.append(("reveal", frame[1], tile))
        s.agenda.append(("place", frame[1], tile))


@offers("place")
def offer_place(s: State, frame: Frame) -> list[str]:
    """Every empty space beside a tile (R5.2)."""
    return placements(s, frame[1], s.tables.explore)


@takes("place")
def take_place(s: State, frame: Frame, move: str) -> None:
    """Place the tile and take the space's reward (R5.7)."""
    place(s, frame[1], frame[2] + 1, move)
