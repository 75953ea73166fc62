"""A first game that teaches: its steps are data, one line each, and are told when they matter.

A line has a key, which names the text of the step, then when it is told and what it points at:

    strips | asked strip, not did strip | part strips

A step is told once, as soon as all its clauses hold; of several the first in the file. It has been
told when somebody went on or made a move, whichever move that was, so nobody has to follow it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from .decision import Decision, Record
from .records import NOBODY

PART, OPTION = "part", "option"
"""A step points at a part of the table, or at every option that begins with some words."""
MAX_STEPS = 60


class LessonError(ValueError):
    """A file that is no lesson; says the line and what was expected."""


class Moment(NamedTuple):
    """What a lesson is asked about: all that a seat knows of a game at some moment."""

    seat: int
    decision: Decision | None
    """What the seat is asked; None while it is asked nothing."""
    records: Sequence[Sequence[Record]]
    """All that has happened, by move."""
    showing: bool = False
    """A scoring is shown step by step."""
    over: bool = False

    def how_often(self, kind: str, whose: Callable[[int], bool]) -> int:
        """How many records of a kind there are of certain seats."""
        return sum(
            record[0] == kind and whose(record[1]) for records in self.records for record in records
        )


class Clause(NamedTuple):
    """A condition: a word of the vocabulary and what it is about."""

    word: str
    about: tuple[str, ...]
    negated: bool = False

    def holds(self, moment: Moment) -> bool:
        """Whether it is so at a moment."""
        return VOCABULARY[self.word](moment, self.about) != self.negated


class Step(NamedTuple):
    """One thing that is taught."""

    key: str
    when: tuple[Clause, ...]
    at: tuple[tuple[str, str], ...]
    """What it points at, each a `PART` or an `OPTION` with its name: the first that is there."""

    def is_due(self, moment: Moment) -> bool:
        """Whether this is the moment to tell it."""
        return all(clause.holds(moment) for clause in self.when)

    def target(self, options: Sequence[str]) -> tuple[list[str], str]:
        """The options that it points at, or else the part of the table; neither if at nothing."""
        for sort, name in self.at:
            if sort == PART:
                return [], name
            found = [option for option in options if _begins(option, name)]
            if found:
                return found, ""
        return [], ""


class Lesson(NamedTuple):
    """All that a first game teaches, in the order of the file."""

    steps: tuple[Step, ...]

    def due(self, moment: Moment, told: Collection[str]) -> Step | None:
        """The step to tell now; None for silence."""
        for step in self.steps:
            if step.key not in told and step.is_due(moment):
                return step
        return None


# The vocabulary


def _begins(option: str, words: str) -> bool:
    return option == words or option.startswith(f"{words} ")


def _asked(moment: Moment, about: tuple[str, ...]) -> bool:
    """The seat is asked for a decision of one of these kinds."""
    return moment.decision is not None and moment.decision.kind in about


def _offered(moment: Moment, about: tuple[str, ...]) -> bool:
    """The seat may take an option that begins with these words."""
    words = " ".join(about)
    return moment.decision is not None and any(
        _begins(option, words) for option in moment.decision.options
    )


def _did(moment: Moment, about: tuple[str, ...]) -> bool:
    """A record of this kind is the seat's, or so many are."""
    return _often(moment, about, lambda seat: seat == moment.seat)


def _others_did(moment: Moment, about: tuple[str, ...]) -> bool:
    """A record of this kind is another seat's, or so many are."""
    return _often(moment, about, lambda seat: seat not in (moment.seat, NOBODY))


def _happened(moment: Moment, about: tuple[str, ...]) -> bool:
    """There is a record of this kind, or there are so many."""
    return _often(moment, about, lambda seat: True)


def _often(moment: Moment, about: tuple[str, ...], whose: Callable[[int], bool]) -> bool:
    kind, *times = about
    return moment.how_often(kind, whose) >= (int(times[0]) if times else 1)


VOCABULARY: Mapping[str, Callable[[Moment, tuple[str, ...]], bool]] = {
    "asked": _asked,
    "offered": _offered,
    "did": _did,
    "others-did": _others_did,
    "happened": _happened,
    "showing": lambda moment, about: moment.showing,
    "over": lambda moment, about: moment.over,
}
"""What can be asked of a moment, by the first word of a clause; `not` turns a clause round."""


# From a file to a lesson


def parse(text: str) -> Lesson:
    """The lesson of a file; `#` begins a comment line."""
    steps: list[Step] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            step = _step(line)
            if any(step.key == other.key for other in steps):
                raise LessonError(f"{step.key!r} stands here a second time")
        except LessonError as error:
            raise LessonError(f"line {number}: {error}") from None
        steps.append(step)
    if len(steps) > MAX_STEPS:
        raise LessonError(f"more than {MAX_STEPS} steps")
    return Lesson(tuple(steps))


def _step(line: str) -> Step:
    cells = [cell.strip() for cell in line.split("|")]
    if len(cells) != 3 or not cells[0] or not cells[1]:
        raise LessonError("expected 'key | when | at', with a key and at least one clause")
    key, when, at = cells
    places = tuple(_place(words) for words in at.split(",") if words.strip())
    return Step(key, tuple(_clause(words) for words in when.split(",")), places)


def _clause(words: str) -> Clause:
    first, *about = words.split() or [""]
    negated = first == "not" and bool(about)
    if negated:
        first, *about = about
    if first not in VOCABULARY:
        raise LessonError(f"unknown clause {first!r}; there is {', '.join(VOCABULARY)}")
    if not about and first not in ("showing", "over"):
        raise LessonError(f"expected what {first!r} is about behind it")
    if first in ("did", "others-did", "happened") and not all(map(str.isdecimal, about[1:])):
        raise LessonError(f"expected a kind of record and a number behind {first!r}")
    return Clause(first, tuple(about), negated)


def _place(words: str) -> tuple[str, str]:
    sort, _, name = words.strip().partition(" ")
    if sort not in (PART, OPTION) or not name:
        raise LessonError(f"expected 'part NAME' or 'option WORDS', found {words.strip()!r}")
    return sort, name
