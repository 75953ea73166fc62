"""Small checks that the limits of a component set are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from .source import Line, Source


def sections(source: Source, known: Sequence[str]) -> None:
    """Every section is there, and no other."""
    for section in known:
        if section not in source.sections:
            source.missing(section)
    for section, heading in source.headings.items():
        if section not in known:
            names = ", ".join(known)
            source.fault(heading, f"there is no section [{section}], choose from {names}")


def has_name(source: Source, name: str) -> None:
    """The set is called something, in its section [set]."""
    if not name:
        source.fault_in("set", "the set has no name, write name | and the name")


def exactly(source: Source, section: str, count: int, wanted: int, what: str) -> None:
    """A count fixed by the rules."""
    if count != wanted and section not in source.broken:
        source.fault_in(section, f"{count} {what}, write {wanted}")


def lines(source: Source, section: str, wanted: int, what: str) -> None:
    """How many lines a section must have, whether they are right or wrong."""
    count = len(source.sections.get(section, ()))
    if count != wanted:
        source.fault_in(section, f"{count} {what}, write {wanted}")


def unique(source: Source, section: str, what: str) -> None:
    """Keys in the first column must differ."""
    seen: dict[str, Line] = {}
    for line in source.understood.get(section, ()):
        key = line.cells[0]
        if key in seen:
            first = seen[key].number
            source.fault(
                line, f"{what} {key!r} stands already in line {first}, give it another key"
            )
        seen.setdefault(key, line)


def counted(
    source: Source, section: str, words: Iterable[str], wanted: dict[str, int], what: str
) -> None:
    """How often each word must occur; words not listed must not occur."""
    if section in source.broken:
        return
    counts = Counter(words)
    for word in dict.fromkeys((*wanted, *counts)):
        if counts[word] != wanted.get(word, 0):
            text = f"{counts[word]} {what} {word!r}, write {wanted.get(word, 0)}"
            source.fault_in(section, text)


def never_falls(source: Source, line: Line, values: Sequence[int], what: str) -> None:
    """A row of figures each at least as high as the one before."""
    for before, after in pairwise(values):
        if after < before:
            source.fault(line, f"{what} falls from {before} to {after}, let it stay or rise")
            return


def occurs(source: Source, section: str, there: bool, what: str) -> None:
    """Something that the rules show and every set must therefore have."""
    if not there and section not in source.broken:
        source.fault_in(section, f"nothing with {what}, add one")
