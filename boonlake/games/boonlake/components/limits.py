"""Small checks that the limits of a component set are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from ....engine.components import Line, Source
from .model import Effect


def exactly(source: Source, section: str, found: int, wanted: int, what: str) -> None:
    """A count fixed by the rules."""
    if found != wanted and section not in source.broken:
        source.fault_in(section, f"{found} {what}, write {wanted}")


def lines(source: Source, section: str, wanted: int, what: str) -> None:
    """How many lines a section must have, whether they are right or wrong."""
    found = len(source.sections.get(section, ()))
    if found != wanted:
        source.fault_in(section, f"{found} {what}, write {wanted}")


def unique(source: Source, section: str, what: str) -> None:
    """Keys in the first column must differ."""
    seen: dict[str, Line] = {}
    for line in source.made.get(section, ()):
        key = line.cells[0]
        if key in seen:
            first = seen[key].number
            source.fault(
                line, f"{what} {key!r} stands already in line {first}, give it another key"
            )
        seen.setdefault(key, line)


def counted(
    source: Source, section: str, found: Iterable[str], wanted: dict[str, int], what: str
) -> None:
    """How often each word must occur; words not listed must not occur."""
    if section in source.broken:
        return
    counts = Counter(found)
    for word in dict.fromkeys((*wanted, *counts)):
        if counts[word] != wanted.get(word, 0):
            text = f"{counts[word]} {what} {word!r}, write {wanted.get(word, 0)}"
            source.fault_in(section, text)


def only(
    source: Source, line: Line, effects: Sequence[Effect], words: Sequence[str], what: str
) -> None:
    """Effects that may stand at a place, with a positive number where they have one."""
    for word, n, _ in effects:
        if word not in words:
            source.fault(line, f"{what} brings {word!r}, choose from {', '.join(words)}")
        elif n < 0 or (n == 0 and word in ("coins", "cards", "vases", "inhabitants", "vp")):
            source.fault(line, f"{what} brings {word} {n}, write a number above 0")


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
