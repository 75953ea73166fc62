"""How far a drawing is zoomed in and where to; it always fills its frame."""

from __future__ import annotations

Pair = tuple[float, float]
"""A place or a length, across and down, in pixels."""

LARGEST = 4.0
CLOSER = 2.4
"""How far a tap on something tiny brings it closer."""


class Zoom:
    """A scale, and where the drawing's upper left corner lies, in pixels."""

    def __init__(self, scale: float = 1.0, x: float = 0.0, y: float = 0.0) -> None:
        self.scale, self.x, self.y = scale, x, y

    def move(
        self,
        factor: float,
        at: tuple[float, float],
        by: tuple[float, float],
        frame: tuple[float, float],
    ) -> bool:
        """Zoom by a factor around a place and shift; whether anything changed."""
        before = (self.scale, self.x, self.y)
        scale = min(LARGEST, max(1.0, self.scale * factor))
        factor = scale / self.scale
        self.scale = scale
        self.x = _kept(at[0] - (at[0] - self.x) * factor + by[0], scale, frame[0])
        self.y = _kept(at[1] - (at[1] - self.y) * factor + by[1], scale, frame[1])
        return before != (self.scale, self.x, self.y)

    def closer(self, at: Pair, frame: Pair) -> bool:
        """Bring a place closer, unless it is close already; whether that was needed."""
        return self.scale < CLOSER and self.move(CLOSER / self.scale, at, (0.0, 0.0), frame)

    def reset(self) -> None:
        """The whole drawing again."""
        self.scale, self.x, self.y = 1.0, 0.0, 0.0

    def css(self) -> str:
        """The transformation as a style."""
        if self.scale == 1.0:
            return ""
        return f"transform:translate({self.x:.1f}px,{self.y:.1f}px) scale({self.scale:.3f})"


def _kept(place: float, scale: float, length: float) -> float:
    """A corner's place such that the drawing still fills its frame."""
    return min(0.0, max(length * (1 - scale), place))
