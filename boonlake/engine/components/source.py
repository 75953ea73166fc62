"""The text of a component set: lines grouped by section, each with its place, and its faults."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeVar

from .. import packaged

T = TypeVar("T")

LONGEST_LINE = 400
"""Characters of a line, so that a sentence about it stays one."""


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
    understood: dict[str, list[Line]] = field(default_factory=dict)
    """By section: the lines understood, in step with what was made of them."""
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
        """Note a fault of a whole section, at its heading; a missing section is no other fault."""
        if section in self.headings:
            self.fault(self.headings[section], f"[{section}]: {text}")

    def missing(self, section: str) -> None:
        """Note that a section is missing."""
        self.faults.append(Fault(self.name, 0, f"section [{section}] is missing, add it"))

    def sound(self, components: T) -> T:
        """What was made of the set; WrongSet with every fault if there are any."""
        if self.faults:
            raise WrongSet(sorted(self.faults))
        return components

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
            if len(written) > LONGEST_LINE:
                text = f"a line of {len(written)} characters, keep to {LONGEST_LINE}"
                source.fault(Line(file, number, []), text)
            elif written[0] == "[":
                lines = _open(source, Line(file, number, [written]))
            elif lines is None:
                place = Line(file, number, [])
                source.fault(place, "a line outside any section, put a heading like [tiles] above")
            else:
                cells = [" ".join(cell.split()) for cell in written.split("|")]
                lines.append(Line(file, number, cells))
    return source


def _open(source: Source, heading: Line) -> list[Line]:
    """Start the section of a heading, and return the list its lines go to."""
    written = heading.cells[0]
    section = written[1:-1].strip()
    if written[-1] != "]" or not section:
        source.fault(heading, f"heading {written!r} is not closed, write it like [tiles]")
    elif section in source.sections:
        source.fault(heading, f"section [{section}] stands here a second time, keep one")
        return []
    source.headings[section] = heading
    source.sections[section] = []
    return source.sections[section]


def source_of(folder: Path, files: Sequence[str], path: Path | None = None) -> Source:
    """The lines of a game's own files in its folder, or of a file or a folder of *.txt files."""
    if path is None:
        return _read("our own set", [folder / file for file in files])
    if not path.exists():
        raise WrongSet([Fault(str(path), 0, "there is no such file or folder, name another")])
    there = sorted(path.glob("*.txt")) if path.is_dir() else [path]
    if not there:
        raise WrongSet([Fault(str(path), 0, "the folder has no *.txt files, name another")])
    return _read(str(path), there)


def _read(name: str, files: list[Path]) -> Source:
    return read(name, [(str(file), _text(file)) for file in files])


def _text(file: Path) -> str:
    try:
        return packaged.read(file)
    except UnicodeDecodeError as wrong:
        line = wrong.object[: wrong.start].count(b"\n") + 1
        raise WrongSet([Fault(str(file), line, "not UTF-8 text, save the file as UTF-8")]) from None
    except OSError as wrong:
        text = f"the file cannot be read ({wrong.strerror}), name another"
        raise WrongSet([Fault(str(file), 0, text)]) from None
