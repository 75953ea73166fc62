"""What a thing on the table is, in words, and why it cannot be taken now."""

from __future__ import annotations

from . import Context, Panel


def panel(context: Context, rest: str) -> Panel:
    """The thing with the id `rest`."""
    return Panel(rest, "")
