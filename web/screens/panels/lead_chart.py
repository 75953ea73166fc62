"""The expected final lead over the turns as a drawing, with the turns that mattered."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from boonlake.players.review.account import Told

from .chart import HEIGHT, LEFT, RIGHT, WIDTH, framed, grid, x_of, y_of

FEW = 9
"""Of more turns than this not every number is written."""


def curve(told: Sequence[Told], marks: Collection[int], colour: str, label: str) -> str:
    """One line: the lead before each turn, and the final one; marked turns stand out."""
    leads = [each.before for each in told] + [told[-1].after]
    low, high = min(-5, round(min(leads)) - 1), max(5, round(max(leads)) + 1)
    places = [(x_of(n, len(leads)), y_of(lead, low, high)) for n, lead in enumerate(leads)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    zero = y_of(0, low, high)
    dots = "".join(
        f'<circle class="lead-mark" cx="{x:.1f}" cy="{y:.1f}" r="7"/>'
        for each, (x, y) in zip(told, places, strict=False)
        if each.turn.at in marks
    )
    return framed(
        f'<path class="lead-zero" d="M{LEFT} {zero:.1f}H{WIDTH - RIGHT}"/>'
        f"{grid(low, high, [], len(leads))}{_numbers(told, len(leads))}"
        f'<g class="seat-{colour}"><polyline class="chart-line" points="{line}"/></g>{dots}',
        label,
    )


def _numbers(told: Sequence[Told], count: int) -> str:
    """The numbers of the turns below them."""
    every = 1 + (len(told) - 1) // FEW
    return "".join(
        f'<text class="chart-text lead-turn" x="{x_of(n, count):.1f}" y="{HEIGHT - 5}">'
        f"{each.turn.number}</text>"
        for n, each in enumerate(told)
        if each.turn.number and each.turn.number % every == 0
    )
