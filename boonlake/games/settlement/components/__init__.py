"""The component set: every figure printed on boards, tiles and cards."""

from __future__ import annotations

from pathlib import Path

from ....engine.components import ComponentFiles, Source
from .model import ComponentSet
from .parse import component_set

FILES = ("artefacts.txt", "board.txt", "buildings.txt", "heroes.txt", "landscapes.txt")
"""The files of our own set, which stand beside this module."""


def _check(source: Source, components: ComponentSet) -> None:
    from .check import check  # only here, because a page never needs it

    check(source, components)


COMPONENT_FILES = ComponentFiles(Path(__file__).parent, FILES, component_set, _check)
load, checked = COMPONENT_FILES.load, COMPONENT_FILES.checked
source_of = COMPONENT_FILES.source_of
