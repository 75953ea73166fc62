"""The component set: every figure printed on boards, tiles and cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....engine import components as engine
from ....engine.components import Source
from . import parse
from .model import ComponentSet

FILES = ("artefacts.txt", "board.txt", "buildings.txt", "heroes.txt", "landscapes.txt")
"""The files of our own set, which stand beside this module."""


def load(path: Path | None = None) -> ComponentSet:
    """Our own set, or the one in a file or folder given; a wrong set raises WrongSet."""
    return _ours() if path is None else checked(path)


@cache
def _ours() -> ComponentSet:
    """Our own set; tests check its limits, so that a page need not at every start."""
    source = source_of()
    return source.sound(parse.component_set(source))


def checked(path: Path | None = None) -> ComponentSet:
    """A set with all its limits checked; WrongSet lists every fault."""
    from .check import check  # only here, because a page never needs it

    source = source_of(path)
    components = parse.component_set(source)
    check(source, components)
    return source.sound(components)


def source_of(path: Path | None = None) -> Source:
    """The lines of our own set, or of a file or a folder of *.txt files."""
    return engine.source_of(Path(__file__).parent, FILES, path)
