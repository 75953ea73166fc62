"""What is counted of Boonlake while computer players play it."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.decision import Decision, Record
from ....players.study import Facts
from ..rules.scoring_tiles import fulfilled
from ..state import State


class BoonlakeTally:
    """Cards, strips, levers, regions and scoring tiles, by seat."""

    def __init__(self, state: State) -> None:
        seats = state.seats
        self.hands = [list(player.hand) for player in state.players]
        self.strips: list[list[int]] = [[] for _ in range(seats)]
        self.levers: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.labels: list[list[int]] = [[] for _ in range(seats)]
        self.developed: list[list[int]] = [[] for _ in range(seats)]
        self.scored: list[list[int]] = []
        """[seat, scoring tile, which scoring, whether it was fulfilled]"""
        self.within_reach: list[list[int]] = []
        """The same for every tile in play when a seat chose which one to score."""
        self.kept: list[int] = [-1] * seats
        self.opened: list[str] = [""] * seats
        self.slots: dict[int, int] = {}

    def note_move(self, state: State, decision: Decision, move: str) -> None:
        """The first production site, and what could be scored."""
        seat, kind = decision.seat, decision.kind
        if kind == "first-site":
            self.opened[seat] = move[5:]
        elif kind == "score" and move.startswith(kind):
            for slot, tile in enumerate(state.slots):
                met = fulfilled(state, seat, slot, state.scorings)
                self.within_reach.append([seat, tile, state.scorings, int(met)])

    def note_records(self, records: Sequence[Record]) -> None:
        """Everything that was taken, bought, played and scored."""
        for record in records:
            self._note(record)

    def _note(self, record: Record) -> None:
        kind, seat = record[0], record[1]
        if kind == "strip":
            self.strips[seat].append(record[2])
        elif kind == "lever" and record[3] == "buy":
            self.levers[seat].append(record[2])
        elif kind == "play":
            self.played[seat].append(record[2])
        elif kind == "label":
            self.labels[seat].append(record[2])
        elif kind == "develop":
            self.developed[seat].append(record[2])
        elif kind == "keep":
            self.kept[seat] = self.slots[seat] = record[2]
        elif kind == "slot":
            self.slots[record[2]] = record[3]
        elif kind == "score":
            self.scored.append([seat, self.slots[record[2]], record[3], record[4]])

    def facts(self) -> Facts:
        """Everything counted."""
        return {
            "hands": self.hands,
            "strips": self.strips,
            "levers": self.levers,
            "played": self.played,
            "labels": self.labels,
            "developed": self.developed,
            "scored": self.scored,
            "within_reach": self.within_reach,
            "kept": self.kept,
            "opened": self.opened,
        }
