"""What is counted of Settlement while computer players play it."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.decision import Decision, Record
from ....players.study import Facts
from ..state import State


class SettlementTally:
    """Heroes, buildings, artefacts, landscapes and fortresses, by seat."""

    def __init__(self, state: State) -> None:
        seats = range(state.seats)
        self.heroes: list[list[int]] = [[] for _ in seats]
        self.buildings: list[list[int]] = [[] for _ in seats]
        self.used: list[list[int]] = [[] for _ in seats]
        self.artefacts: list[list[int]] = [[] for _ in seats]
        self.landscapes: list[int] = [0 for _ in seats]
        self.fortresses: list[int] = [0 for _ in seats]
        self.monsters: list[int] = [0 for _ in seats]
        """Monsters fought."""

    def note_move(self, state: State, decision: Decision, move: str) -> None:
        """Records say everything."""

    def note_records(self, records: Sequence[Record]) -> None:
        """Everything that was taken, built, explored and fought."""
        for record in records:
            kind, seat = record[0], record[1]
            if kind == "hero":
                self.heroes[seat].append(record[2])
            elif kind == "build":
                self.buildings[seat].append(record[2])
            elif kind == "building-used":
                self.used[seat].append(record[2])
            elif kind == "artefact":
                self.artefacts[seat].append(record[2])
            elif kind == "explore":
                self.landscapes[seat] += 1
            elif kind == "fortress":
                self.fortresses[seat] += 1
            elif kind == "fight":
                self.monsters[seat] += 1

    def facts(self) -> Facts:
        """Everything counted."""
        return {
            "heroes": self.heroes,
            "buildings": self.buildings,
            "used": self.used,
            "artefacts": self.artefacts,
            "landscapes": self.landscapes,
            "fortresses": self.fortresses,
            "monsters": self.monsters,
        }
