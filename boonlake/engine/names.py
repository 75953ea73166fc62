"""What people and games may be called."""

from __future__ import annotations

MAX_NAME = 40


def tidy(written: str, most: int = MAX_NAME) -> str:
    """A text as a name or title may be: printable, single spaces, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in written)
    return " ".join(printable.split())[:most].rstrip()
