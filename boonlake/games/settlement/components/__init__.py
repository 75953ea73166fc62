"""The component set: every figure printed on boards, tiles and cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ....engine import packaged
from ....engine.components import Fault, Source, WrongSet, read
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
    components = parse.component_set(source)
    if source.faults:
        raise WrongSet(source.faults)
    return components


def checked(path: Path | None = None) -> ComponentSet:
    """A set with all its limits checked; WrongSet lists every fault."""
    from .check import check  # only here, because a page never needs it

    source = source_of(path)
    components = parse.component_set(source)
    check(source, components)
    if source.faults:
        raise WrongSet(sorted(source.faults))
    return components


def source_of(path: Path | None = None) -> Source:
    """The lines of our own set, or of a file or a folder of *.txt files."""
    if path is None:
        here = Path(__file__).parent
        return _read("our own set", [here / file for file in FILES])
    if not path.exists():
        raise WrongSet([Fault(str(path), 0, "there is no such file or folder, name another")])
    files = sorted(path.glob("*.txt")) if path.is_dir() else [path]
    if not files:
        raise WrongSet([Fault(str(path), 0, "the folder has no *.txt files, name another")])
    return _read(str(path), files)


def _read(name: str, files: list[Path]) -> Source:
    return read(name, [(str(file), _text(file)) for file in files])


def _text(file: Path) -> str:
    try:
        return packaged.read(file)
    except UnicodeDecodeError as wrong:
        line = wrong.object[: wrong.start].count(b"\n") + 1
        raise WrongSet([Fault(str(file), line, "not UTF-8 text, save the file as UTF-8")]) from None
    except OSError as wrong:
        text = f"the file cannot be read ({wrong.strerror}), name another"
        raise WrongSet([Fault(str(file), 0, text)]) from None
