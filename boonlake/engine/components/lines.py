"""From lines to things: numbers, words, and what is made of every line of a section."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from .source import Source

Thing = TypeVar("Thing")


def number(text: str) -> int:
    """A whole number as written."""
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{text!r} is not a whole number, write one like 3") from None


def numbers(text: str) -> tuple[int, ...]:
    """Whole numbers separated by spaces."""
    return tuple(map(number, text.split()))


def point(text: str) -> tuple[float, float]:
    """A position, like `4,3`."""
    x, _, y = text.partition(",")
    try:
        return (float(x), float(y))
    except ValueError:
        raise ValueError(f"position {text!r} is not two numbers, write it like 4,3") from None


def one_of(text: str, words: tuple[str, ...], what: str) -> int:
    """The index of a word among those allowed."""
    if text in words:
        return words.index(text)
    raise ValueError(f"{text!r} is no {what}, choose from {', '.join(words)}")


def in_order(index: int, first: int, written: str, what: str) -> None:
    """Refuse a line whose number is not the next one."""
    if number(written) != index + first:
        raise ValueError(f"{what} {written} out of order, write {index + first}")


def things(
    source: Source, section: str, width: int, make: Callable[..., Thing]
) -> tuple[Thing, ...]:
    """What `make` makes of the index and the columns of every line of a section.

    A line that is not understood is noted as a fault and left out.
    """
    all_things = []
    lines = source.understood[section] = []
    for index, line in enumerate(source.sections.get(section, ())):
        if len(line.cells) != width:
            source.fault_of(section, line, wrong_width(section, len(line.cells), width))
            continue
        try:
            all_things.append(make(index, *line.cells))
            lines.append(line)
        except ValueError as wrong:
            source.fault_of(section, line, str(wrong))
    return tuple(all_things)


def named(source: Source, section: str) -> dict[str, str]:
    """The lines of a section of the kind `name | value`."""
    values: dict[str, str] = {}
    for line in source.sections.get(section, ()):
        if len(line.cells) != 2:
            source.fault(line, wrong_width(section, len(line.cells), 2))
        elif line.cells[0] in values:
            source.fault(line, f"{line.cells[0]!r} stands here a second time, keep one")
        else:
            values[line.cells[0]] = line.cells[1]
    return values


def wrong_width(section: str, columns: int, width: int) -> str:
    """What is said of a line with too many or too few columns."""
    return f"{columns} columns in [{section}], write {width} separated by |"
