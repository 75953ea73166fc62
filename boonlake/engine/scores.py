"""Points by where they come from, read from the records: the score sheet of any game.

A change of points is a record like any other gain or payment:
`("gain", seat, "vp", 3, "river:u3")`, the last word being its source.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .decision import Record
from .records import GAIN, PAY, SCORING, TURN

Lines = dict[str, int]
"""Points by line of the score sheet."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The lines of a score sheet in order, each with the beginnings of the sources it adds up.

    The longest beginning that fits a source decides.
    """

    lines: Mapping[str, tuple[str, ...]]
    points: str = "vp"
    """What points are called in records."""

    def line_of(self, source: str) -> str:
        """The line to which a source belongs; LookupError for an unknown one."""
        fitting = [
            (len(beginning), line)
            for line, beginnings in self.lines.items()
            for beginning in beginnings
            if source.startswith(beginning)
        ]
        if not fitting:
            raise LookupError(f"no line of the score sheet has the source {source!r}")
        return max(fitting)[1]

    def points_of(self, record: Record) -> int:
        """The points that a record moves."""
        if record[0] not in (GAIN, PAY) or record[2] != self.points:
            return 0
        return int(record[3]) if record[0] == GAIN else -int(record[3])

    def add(self, sheets: Sequence[Lines], record: Record) -> None:
        """Enter a record into the sheets of all seats."""
        points = self.points_of(record)
        if points:
            line = self.line_of(str(record[4]))
            sheets[record[1]][line] = sheets[record[1]].get(line, 0) + points

    def sheets(self, moves: Sequence[Sequence[Record]], seats: int) -> list[Lines]:
        """By seat: the points of every line after all moves."""
        sheets: list[Lines] = [{} for _ in range(seats)]
        for records in moves:
            for record in records:
                self.add(sheets, record)
        return sheets

    def course(
        self, moves: Sequence[Sequence[Record]], seats: int
    ) -> tuple[list[list[Lines]], list[int]]:
        """The sheets of all seats after each turn, and after which turns scorings were held."""
        now: list[Lines] = [{} for _ in range(seats)]
        history: list[list[Lines]] = []
        scorings: list[int] = []
        for records in moves:
            for record in records:
                if record[0] == TURN:
                    history.append([dict(lines) for lines in now])
                elif record[0] == SCORING:
                    scorings.append(len(history))
                else:
                    self.add(now, record)
        history.append([dict(lines) for lines in now])
        return history, scorings
