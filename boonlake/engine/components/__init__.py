"""Component sets as text, for any game: one line per thing, sections, faults with their places.

`source.py` reads files into sections and lines, `lines.py` makes things of lines, `limits.py` holds
what a set must keep to, `files.py` reads a game's own set or another. What the columns mean and
which limits hold is a game's own.
"""

from __future__ import annotations

from .files import ComponentFiles
from .source import Fault, Line, Source, WrongSet, source_of

__all__ = ["ComponentFiles", "Fault", "Line", "Source", "WrongSet", "source_of"]
