"""A hint: what a strong player would do in a position."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Hint:
    """A hint for the position after so many moves."""

    position: int
    best: list[tuple[str, float]] = field(default_factory=list)
    """The best options first, with the points they are expected to bring more than the usual."""
    done: bool = False
