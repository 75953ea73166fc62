"""Something to be told once, in words of the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

NOTHING: Mapping[str, object] = {}


class Notice(NamedTuple):
    """A text by its key, and what may be done about it."""

    key: str
    arguments: Mapping[str, object] = NOTHING
    damaged: str = ""
    """The name of a game whose text can be saved as a file."""
