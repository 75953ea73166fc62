"""Component sets as text, for any game: one line per thing, sections, faults with their places.

`source.py` reads files into sections and lines, `lines.py` makes things of lines, `limits.py` holds
what a set must keep to. What the columns mean and which limits hold is a game's own.
"""

from __future__ import annotations

from .source import Fault, Line, Source, WrongSet, source_of

__all__ = ["Fault", "Line", "Source", "WrongSet", "source_of"]
