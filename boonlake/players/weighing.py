"""What lines lead to, and how much of their difference is to be believed.

A line is weighed by playing on from where it leads: at the end of the turn and after each further
lap it is asked by how much the seat may expect to win. On a few guesses of what is hidden the
difference of two lines is mostly chance; what is believed of it lies between what was seen and what
could be told right away, nearer to what was seen the more often and the more evenly it was. Hints
and reviews think with it. Only + − × ÷, so that every interpreter comes to the same.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from ..engine.game import S
from .lines import Lines
from .reasons import Brings, mean

FORESIGHT = 0.75
"""So much of a difference that can be told right away comes true on average."""
KNOWN = 2.0
"""The usual sway counts like so many guesses beside what these show themselves."""


class Weighed(NamedTuple):
    """Where a line leads on one guess."""

    first: float
    """The final lead to be expected at the end of the turn."""
    later: float
    """And on average after each further lap."""
    brings: Brings
    """Where these leads come from."""

    @property
    def lead(self) -> float:
        """The final lead to be expected, all in all."""
        return (self.first + self.later) / 2


def weighing(lines: Lines[S], state: S, *, careful: bool = False) -> Generator[None, None, Weighed]:
    """Where a position leads, which is played on in short steps, for as long as that is useful."""
    yield from lines.play_on(state, careful=careful)
    first, at_first = lines.lead(state), lines.brings(state)
    if not lines.laps:
        return Weighed(first, first, at_first)
    later = 0.0
    after: list[Brings] = []
    for _ in range(lines.laps):
        yield from lines.play_on(state, 1, careful=careful)
        later += lines.lead(state) / lines.laps
        after.append(lines.brings(state))
    return Weighed(first, later, mean([at_first, mean(after)]))


def believed(lines: Lines[S], better: Sequence[Weighed], other: Sequence[Weighed]) -> float:
    """By how many points one line leads further than another one, weighed on the same guesses."""
    n = len(better)
    expected = total = around = 0.0
    for one, two in zip(better, other, strict=True):
        total += one.later - two.later
        if lines.laps:
            expected += FORESIGHT * (one.first - two.first) / n
    seen = total / n
    for one, two in zip(better, other, strict=True):
        off = one.later - two.later - seen
        around += off * off
    sway = (around + KNOWN * lines.sway) / (n - 1 + KNOWN)
    return (n * lines.spread * seen + sway * expected) / (n * lines.spread + sway)


def lead_of(weighed: Sequence[Weighed]) -> float:
    """The final lead that a line lets expect, on all guesses."""
    return round(sum(each.lead for each in weighed) / len(weighed), 2)


def brought_by(weighed: Sequence[Weighed]) -> Brings:
    """What a line brings, on all guesses."""
    return mean([each.brings for each in weighed])
