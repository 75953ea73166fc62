"""Something to be told once, in words of the page."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """A text by its key, and what may be done about it."""

    key: str
    arguments: dict[str, object] = field(default_factory=dict)
    damaged: str = ""
    """The name of a game whose text can be saved as a file."""
