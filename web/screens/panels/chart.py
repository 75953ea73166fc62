"""The course of the scores as a drawing: one line per seat, or one seat's sources stacked."""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.engine.scores import Lines

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 36, 12, 12, 24
GRID = (5, 10, 20, 25, 50, 100)

Sheets = list[list[Lines]]
"""By turn, then by seat: points by line of the score sheet."""


def lines(history: Sheets, scorings: list[int], colours: list[str], label: str) -> str:
    """One line per seat over the turns of the game."""
    totals = [[sum(sheet.values()) for sheet in seats] for seats in history]
    low = min(0, min(min(row) for row in totals))
    high = max(10, max(max(row) for row in totals))
    drawn = "".join(
        f'<g class="seat-{colour}"><polyline class="chart-line" points="'
        + " ".join(_point(n, row[seat], len(totals), low, high) for n, row in enumerate(totals))
        + f'"/>{_end(len(totals), totals[-1][seat], low, high, colour)}</g>'
        for seat, colour in enumerate(colours[: len(totals[0])])
    )
    return framed(grid(low, high, scorings, len(totals)) + drawn, label)


def areas(history: Sheets, scorings: list[int], seat: int, every: Sequence[str], label: str) -> str:
    """One seat's points, stacked by source; losses lower the whole."""
    sources = [s for s in every if any(row[seat].get(s, 0) > 0 for row in history)]
    gains = [[max(0, row[seat].get(s, 0)) for s in sources] for row in history]
    high = max(10, max(sum(row) for row in gains))
    parts = []
    base = [0] * len(gains)
    for index, source in enumerate(sources):
        top = [b + row[index] for b, row in zip(base, gains, strict=True)]
        upper = [_point(n, v, len(gains), 0, high) for n, v in enumerate(top)]
        lower = [_point(n, v, len(gains), 0, high) for n, v in enumerate(base)]
        path = " ".join(upper + lower[::-1])
        parts.append(f'<polygon class="chart-area source-{source}" points="{path}"/>')
        base = top
    return framed("".join(parts) + grid(0, high, scorings, len(gains)), label)


def framed(inner: str, label: str) -> str:
    """A drawing with its name."""
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{inner}</svg>"
    )


def x_of(n: int, count: int) -> float:
    """Where the n-th of so many points lies."""
    return LEFT + (WIDTH - LEFT - RIGHT) * n / max(1, count - 1)


def y_of(value: float, low: int, high: int) -> float:
    """How high a value lies."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (high - value) / max(1, high - low)


def _point(n: int, value: int, count: int, low: int, high: int) -> str:
    return f"{x_of(n, count):.1f},{y_of(value, low, high):.1f}"


def _end(count: int, value: int, low: int, high: int, colour: str) -> str:
    x, y = x_of(count - 1, count), y_of(value, low, high)
    return f'<use href="#marker-{colour}" x="{x - 9:.1f}" y="{y - 9:.1f}" width="18" height="18"/>'


def grid(low: int, high: int, scorings: list[int], count: int) -> str:
    """Lines with their values, and where scorings were held."""
    step = next((s for s in GRID if (high - low) / s <= 6), 200)
    parts = []
    for value in range(low - low % step, high + 1, step):
        if value < low:
            continue
        y = y_of(value, low, high)
        parts.append(f'<path class="chart-grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        shown = str(value).replace("-", "−")
        parts.append(f'<text class="chart-text" x="{LEFT - 6}" y="{y + 4:.1f}">{shown}</text>')
    for n in scorings:
        x = x_of(n, count)
        parts.append(f'<path class="chart-scoring" d="M{x:.1f} {TOP}V{HEIGHT - BOTTOM}"/>')
    return "".join(parts)
