"""The component set: every figure printed on the board, the cards and the tiles."""

from __future__ import annotations

from pathlib import Path

from ....engine.components import ComponentFiles, Source
from .model import ComponentSet
from .parse import component_set

FILES = ("board.txt", "cards.txt", "map.txt", "river.txt", "scoring.txt", "solo.txt", "tiles.txt")
"""The files of our own set, which stand beside this module."""


def _check(source: Source, components: ComponentSet) -> None:
    from .check import check  # only here, because a page never needs it

    check(source, components)


COMPONENT_FILES = ComponentFiles(Path(__file__).parent, FILES, component_set, _check)
load, checked = COMPONENT_FILES.load, COMPONENT_FILES.checked
source_of = COMPONENT_FILES.source_of
