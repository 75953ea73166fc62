"""Why one line of play is better than another: from what both bring.

A game says what a position holds for a seat (`Lines.brings`); what one line brings more than
another is the reason for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..text import Text


class Held(NamedTuple):
    """How many of something a seat has, and what that is worth to it in points."""

    many: float
    worth: float


Brings = Mapping[str, Held]
"""What a position holds for a seat, by kinds of things; all worths together are its lead."""

Reason = tuple[str, int]
"""A kind of thing, and how many of it there are more; 0 where it is not a matter of numbers."""

LEAST = 0.3
"""A difference of fewer points is no reason."""
BESIDE = 0.5
"""A second reason is told if it weighs so much of the first one."""


def mean(several: Sequence[Brings]) -> Brings:
    """What several positions hold on average."""
    kinds = dict.fromkeys(kind for brings in several for kind in brings)
    return {kind: _mean([each.get(kind, NOTHING) for each in several]) for kind in kinds}


NOTHING = Held(0.0, 0.0)


def _mean(held: Sequence[Held]) -> Held:
    many = sum(each.many for each in held) / len(held)
    return Held(many, sum(each.worth for each in held) / len(held))


def reasons(better: Brings, other: Brings, most: int = 2) -> list[Reason]:
    """What a better line brings more than another one, what weighs most first."""
    more = sorted(_differences(better, other), reverse=True)[:most]
    return [
        (kind, max(0, round(many)))
        for worth, kind, many in more
        if worth >= LEAST and worth >= BESIDE * more[0][0]
    ]


def _differences(better: Brings, other: Brings) -> Iterable[tuple[float, str, float]]:
    for kind in dict.fromkeys((*better, *other)):
        one, two = better.get(kind, NOTHING), other.get(kind, NOTHING)
        # Two lines may hold the same and differ in the last digit, as floats do.
        yield round(one.worth - two.worth, 6), kind, one.many - two.many


def said(text: Text, found: Iterable[Reason]) -> str:
    """Reasons as one clause; "" for none."""
    parts = [text.t(f"brings.{kind}" if n else f"brings.{kind}.some", n=n) for kind, n in found]
    return ", ".join(parts)
