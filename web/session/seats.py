"""What the seats of a table are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boonlake.text.seats import seat_names

if TYPE_CHECKING:
    from boonlake.text import Text

    from .table import Table


def names_of(table: Table, text: Text) -> list[str]:
    """What the seats are called; computer players by what they are, people without a name too."""
    return seat_names(table.match.seats, table.names, text)
