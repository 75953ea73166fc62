"""Where a bubble of the coach lies, and the rings and the arrow that point at what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

EDGE = 8
"""Pixels between the bubble and the edge of the window."""
GAP = 14
"""Pixels between the bubble and what it is about."""
ACROSS, DOWN = 9, 12
"""So many places across and down are tried."""
FAR = 240
"""Pixels over which an arrow would cross too much else; the ring alone is seen then."""
RING = 4
"""Pixels by which a ring is larger than what it surrounds."""


class Box(NamedTuple):
    """A rectangle on the screen."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height

    def shared(self, other: Box) -> float:
        """The area that lies in both."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across * down if across > 0 and down > 0 else 0.0

    def grown(self, by: float) -> Box:
        """The same with a margin around it."""
        return Box(self.left - by, self.top - by, self.width + 2 * by, self.height + 2 * by)

    def distance(self, other: Box) -> float:
        """How far the edges are from each other, across and down."""
        across = max(other.left - self.right, self.left - other.right, 0.0)
        down = max(other.top - self.bottom, self.top - other.bottom, 0.0)
        return across + down


class Around(NamedTuple):
    """What lies around the bubble, by how much it matters that it is seen."""

    taps: Sequence[Box]
    """What has to be tapped: it is never covered where there is room elsewhere."""
    options: Sequence[Box]
    """What else can be tapped."""
    seen: Sequence[Box]
    """What is to be read or looked at."""


def place(size: tuple[float, float], window: tuple[float, float], around: Around) -> Box:
    """The place that covers least of what matters, near to what has to be tapped or seen."""
    aims = around.taps or around.seen
    best, least = None, float("inf")
    for box in _places(size, window):
        cost = sum(
            weight * sum(box.shared(other) for other in others)
            for weight, others in zip((1000, 30, 3), around, strict=True)
        )
        cost += min((abs(box.distance(aim) - GAP) for aim in aims), default=0.0)
        if cost < least:
            best, least = box, cost
    assert best is not None
    return best


def _places(size: tuple[float, float], window: tuple[float, float]) -> Iterator[Box]:
    """Places all over the window; those in the lower half are tried first."""
    width, height = size
    free_across = max(0.0, window[0] - width - 2 * EDGE)
    free_down = max(0.0, window[1] - height - 2 * EDGE)
    for row in reversed(range(DOWN)):
        for column in range(ACROSS):
            left = EDGE + free_across * column / (ACROSS - 1)
            yield Box(left, EDGE + free_down * row / (DOWN - 1), width, height)


def pointer(bubble: Box, targets: Sequence[Box], window: tuple[float, float]) -> str:
    """Rings around what the bubble is about, and an arrow to the nearest of them."""
    if not targets:
        return ""
    rings = "".join(_ring(target, window) for target in targets)
    nearest = min(targets, key=bubble.distance)
    return (
        f'<svg class="coach-pointer" width="{window[0]:.0f}" height="{window[1]:.0f}">'
        f"{rings}{_arrow(bubble, nearest)}</svg>"
    )


def _ring(target: Box, window: tuple[float, float]) -> str:
    """A ring that does not leave the window."""
    grown = target.grown(RING)
    left, top = max(3.0, grown.left), max(3.0, grown.top)
    right, bottom = min(window[0] - 3, grown.right), min(window[1] - 3, grown.bottom)
    frame = (
        f'x="{left:.0f}" y="{top:.0f}" width="{max(0.0, right - left):.0f}" '
        f'height="{max(0.0, bottom - top):.0f}" rx="12"'
    )
    return f'<rect class="coach-halo" {frame}/><rect class="coach-ring" {frame}/>'


def _arrow(bubble: Box, target: Box) -> str:
    """From the edge of the bubble to the ring; none where they touch or lie far apart."""
    ring = target.grown(RING)
    if not 2 * RING <= bubble.distance(ring) <= FAR:
        return ""
    x1, x2 = _nearest(bubble.left, bubble.right, ring.left, ring.right)
    y1, y2 = _nearest(bubble.top, bubble.bottom, ring.top, ring.bottom)
    line = f'x1="{x1:.0f}" y1="{y1:.0f}" x2="{x2:.0f}" y2="{y2:.0f}"'
    return (
        f'<line class="coach-halo" {line}/><line class="coach-ring" {line}/>'
        f'<circle class="coach-dot" cx="{x2:.0f}" cy="{y2:.0f}" r="7"/>'
    )


def _nearest(low: float, high: float, other_low: float, other_high: float) -> tuple[float, float]:
    """Two values next to each other, one of each range."""
    if high < other_low:
        return high, other_low
    if other_high < low:
        return low, other_high
    middle = (max(low, other_low) + min(high, other_high)) / 2
    return middle, middle
