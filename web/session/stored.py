"""Stored data as plain values: bounded, and of the shape that a model shows.

Whatever stands in the storage may have been written by anybody; nothing is used before it fits.
"""

from __future__ import annotations

import json
from typing import Any

from boonlake.engine.shapes import Misfit, Object, Shape, like, read

MOST_SEATS = 8
"""Lists in stored data have an entry for each seat, or none."""
LONGEST_WORD = 400


def parsed(text: str | None, longest: int) -> Any:
    """What a text of JSON says; None if it is none, too long or too deep."""
    try:
        return read(text, longest)
    except Misfit:
        return None


def written(data: Any) -> str:
    """Plain values as they are stored."""
    return json.dumps(data, separators=(",", ":"))


def fits(model: Any, data: Any) -> bool:
    """Whether data has the shape of a model: the same types, and in lists that of its first."""
    return _shape(model).fits(data)


def fits_whole(model: dict[str, Any], data: Any) -> bool:
    """Whether data has every key of a model, each with a value that fits."""
    return Object({key: _shape(value) for key, value in model.items()}, open=True).fits(data)


def _shape(model: Any) -> Shape:
    return like(model, LONGEST_WORD, MOST_SEATS)
