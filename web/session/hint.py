"""A hint: what a strong player would do in a position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boonlake.players.reasons import Reason


@dataclass(slots=True)
class Hint:
    """A hint for the position after so many moves."""

    position: int
    best: list[tuple[str, float, list[Reason]]] = field(default_factory=list)
    """The best options first, with the points they are expected to bring more than the usual, and
    what these come from."""
    done: bool = False
