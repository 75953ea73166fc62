"""The text of a component set: lines grouped by section, each with its place."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple


class Line(NamedTuple):
    """One line of a set: where it stands and its columns."""

    file: str
    number: int
    cells: list[str]


class Fault(NamedTuple):
    """Something wrong with a set, and its place (line 0: the set as a whole)."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.text}"


class WrongSet(ValueError):
    """A component set that cannot be used, with every fault found in it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = faults


@dataclass(slots=True)
class Source:
    """A set as read: its sections, the places of their headings, the faults so far."""

    name: str
    sections: dict[str, list[Line]] = field(default_factory=dict)
    headings: dict[str, Line] = field(default_factory=dict)
    broken: set[str] = field(default_factory=set)
    """Sections with a line that was not understood: what hangs on the whole is not judged."""
    faults: list[Fault] = field(default_factory=list)

    def fault(self, line: Line, text: str) -> None:
        """Note a fault of a line."""
        self.faults.append(Fault(line.file, line.number, text))

    def fault_of(self, section: str, line: Line, text: str) -> None:
        """Note a line of a section that was not understood."""
        self.broken.add(section)
        self.fault(line, text)

    def fault_in(self, section: str, text: str) -> None:
        """Note a fault of a whole section, unless one of its lines was not understood."""
        if section in self.headings and section not in self.broken:
            self.fault(self.headings[section], f"[{section}]: {text}")

    def digest(self) -> str:
        """A short hash of what the set says, whatever its comments, spacing and files."""
        whole = hashlib.sha256()
        for section in sorted(self.sections):
            lines = "\n".join(" | ".join(line.cells) for line in self.sections[section])
            whole.update(f"[{section}]\n{lines}\n".encode())
        return whole.hexdigest()[:12]


def read(name: str, texts: Iterable[tuple[str, str]]) -> Source:
    """Split the texts of a set, given as (file name, text), into sections and lines."""
    source = Source(name)
    for file, text in texts:
        lines: list[Line] | None = None
        for number, raw in enumerate(text.split("\n"), 1):
            written = raw.partition("#")[0].strip()
            if not written:
                continue
            if written[0] == "[":
                lines = _open(source, Line(file, number, [written]))
            elif lines is None:
                place = Line(file, number, [])
                source.fault(place, "a line outside any section, put a heading like [heroes] above")
            else:
                cells = [" ".join(cell.split()) for cell in written.split("|")]
                lines.append(Line(file, number, cells))
    return source


def _open(source: Source, heading: Line) -> list[Line]:
    """Start the section of a heading, and return the list its lines go to."""
    written = heading.cells[0]
    section = written[1:-1].strip()
    if written[-1] != "]" or not section:
        source.fault(heading, f"heading {written!r} is not closed, write it like [heroes]")
    elif section in source.sections:
        source.fault(heading, f"section [{section}] stands here a second time, keep one")
        return []
    source.headings[section] = heading
    source.sections[section] = []
    return source.sections[section]
