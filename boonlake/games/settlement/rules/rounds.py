"""Rounds: how one begins, and what happens between two."""

from __future__ import annotations

from ..state import State
from . import market
from .agenda import Frame, runs
from .heroes import discard_last


@runs("round")
def run_round(s: State, frame: Frame) -> None:
    """Whoever has the start marker begins."""
    s.records.append(("round", -1, s.round))
    s.agenda.append(("turn", s.start))


@runs("round-end")
def run_round_end(s: State, frame: Frame) -> None:
    """A hero leaves, the market is stacked and filled; after the last round points are counted."""
    if s.round == s.components.rounds:
        s.agenda.append(("final", -1))
        return
    discard_last(s)
    market.stack(s)
    market.fill(s)
    s.round += 1
    s.start, s.next_start = s.next_start, -1
    for player in s.players:
        player.passed = False
    s.agenda.append(("round", -1))
