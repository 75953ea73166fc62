"""What glides from one picture of the table to the next."""

from __future__ import annotations

from typing import NamedTuple


class Glide(NamedTuple):
    """From where something comes: in lengths of the drawing, or in its own heights."""

    element: str
    """A selector."""
    dx: float = 0.0
    dy: float = 0.0
    rows: int = 0
    """For things in rows: by how many of them."""
    columns: int = 0
    """For things side by side: by how many of them."""
    new: bool = False
    """It was nowhere before."""
    startling: bool = False
    """It was nowhere before, and nobody should miss it."""
