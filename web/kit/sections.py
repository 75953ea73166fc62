"""The parts of a table."""

from __future__ import annotations

from typing import Any

from .scene import Scene


def section(
    scene: Scene[Any], place: str, css: str, label: str, inner: str = "", focus: int = 0
) -> str:
    """A part of the table; from the focus on it, arrow keys lead to what lies there."""
    return (
        f'<section id="{place}" class="{css}" tabindex="{focus}" aria-label="{scene.say(label)}">'
        f"{inner}</section>"
    )
