"""Which effects may stand at a place of the board."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.components import Line, Source
from .model import Effect


def only(
    source: Source, line: Line, effects: Sequence[Effect], words: Sequence[str], what: str
) -> None:
    """Effects that may stand at a place, with a positive number where they have one."""
    for word, n, _ in effects:
        if word not in words:
            source.fault(line, f"{what} brings {word!r}, choose from {', '.join(words)}")
        elif n < 0 or (n == 0 and word in ("coins", "cards", "vases", "inhabitants", "vp")):
            source.fault(line, f"{what} brings {word} {n}, write a number above 0")
