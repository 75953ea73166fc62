"""What may stand on the agenda of a stored game: kinds of frames, their arguments, their order.

A game declares every kind of frame it knows, and in what order frames lie on each other. Whatever
is read from outside is held against that before anything is built from it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from .shapes import Row, Shape, String

MOST_FRAMES = 80


class Frames(Shape):
    """An agenda, from the frame that is done last to the one that is done next."""

    def __init__(self, kinds: Mapping[str, tuple[Shape, ...]], order: str) -> None:
        """By kind: the seat and the further arguments; `order`: a pattern of kinds and blanks."""
        self.kinds = {
            kind: Row(String(among=(kind,)), *arguments) for kind, arguments in kinds.items()
        }
        self.order = re.compile(order)

    def misfit(self, data: Any, where: str) -> str:
        """An unknown kind, wrong arguments, or frames that cannot lie on each other."""
        if type(data) is not list or len(data) > MOST_FRAMES:
            return f"{where} should be a list of at most {MOST_FRAMES} items"
        for frame in data:
            kind = frame[0] if type(frame) is list and frame else None
            if type(kind) is not str or kind not in self.kinds:
                return f"{where} holds something that nobody knows how to do"
            wrong = self.kinds[kind].misfit(frame, f"{where}.{kind}")
            if wrong:
                return wrong
        if not self.order.fullmatch(" ".join(frame[0] for frame in data)):
            return f"{where} is in an order that never comes about"
        return ""
