"""What a move would bring, as far as that can be known."""

from __future__ import annotations

from ...engine.decision import Record
from .flow import apply
from .state import State

BARRIER = frozenset({"draw", "reveal", "shuffle", "keep", "solo-tile", "solo-shuffle"})
"""Records with which something hidden is revealed or chance strikes; undo stops there too."""


def preview(s: State, move: str) -> list[Record]:
    """The records of a move up to the first chance or reveal; the state stays as it is."""
    records: list[Record] = []
    for record in apply(s.copy(), move):
        if record[0] in BARRIER:
            break
        records.append(record)
    return records
