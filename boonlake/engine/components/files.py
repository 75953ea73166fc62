"""The component set of a game, read from its own files or from others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Generic, TypeVar

from .source import Source, source_of

C = TypeVar("C")


class ComponentFiles(Generic[C]):
    """Where a game's own set stands, and how a set is made of lines and checked."""

    def __init__(
        self,
        folder: Path,
        files: Sequence[str],
        parse: Callable[[Source], C],
        check: Callable[[Source, C], None],
    ) -> None:
        self._folder = folder
        self._files = files
        self._parse = parse
        self._check = check
        self._ours: C | None = None

    def load(self, path: Path | None = None) -> C:
        """Our own set, or the one in a file or folder given; a wrong set raises WrongSet."""
        if path is not None:
            return self.checked(path)
        if self._ours is None:  # tests check its limits, so that a page need not at every start
            source = self.source_of()
            self._ours = source.sound(self._parse(source))
        return self._ours

    def checked(self, path: Path | None = None) -> C:
        """A set with all its limits checked; WrongSet lists every fault."""
        source = self.source_of(path)
        components = self._parse(source)
        self._check(source, components)
        return source.sound(components)

    def source_of(self, path: Path | None = None) -> Source:
        """The lines of our own set, or of a file or a folder of *.txt files."""
        return source_of(self._folder, self._files, path)
