"""The component set: every figure printed on the board, the cards and the tiles."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from . import parse
from .model import Edition
from .source import Source, WrongSet, read

FILES = ("board.txt", "cards.txt", "map.txt", "river.txt", "scoring.txt", "solo.txt", "tiles.txt")
"""The files of our own edition, which stand beside this module."""


def load(path: Path | None = None) -> Edition:
    """Our own edition, or the one in a file or folder given; a wrong set raises WrongSet."""
    if path is None:
        return _ours()
    from .check import check

    source = source_of(path)
    made = parse.edition(source)
    check(source, made)
    if source.faults:
        raise WrongSet(sorted(source.faults))
    return made


def source_of(path: Path | None = None) -> Source:
    """The lines of our own edition, or of a file or a folder of *.txt files."""
    if path is None:
        here = Path(__file__).parent
        return _read("our edition", [here / file for file in FILES])
    files = sorted(path.glob("*.txt")) if path.is_dir() else [path]
    return _read(str(path), files)


def _read(name: str, files: list[Path]) -> Source:
    return read(name, [(str(file), file.read_text("utf-8")) for file in files])


@cache
def _ours() -> Edition:
    """Our own edition; the tests check it, so that a page need not at every start."""
    source = source_of()
    made = parse.edition(source)
    if source.faults:
        raise WrongSet(source.faults)
    return made
