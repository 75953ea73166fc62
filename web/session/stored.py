"""Stored data as plain values: bounded, and of the shape that a model shows.

Whatever stands in the storage may have been written by anybody; nothing is used before it fits.
"""

from __future__ import annotations

import json
from typing import Any

from boonlake.engine.save import MAX_DEPTH, depth

MOST_SEATS = 8
"""Lists in stored data have an entry for each seat, or none."""
LONGEST_WORD = 400


def parsed(text: str | None, longest: int) -> Any:
    """What a text of JSON says; None if it is none, too long or too deep."""
    if not text or len(text) > longest or depth(text) > MAX_DEPTH:
        return None
    try:
        return json.loads(text)
    except ValueError:
        return None


def written(data: Any) -> str:
    """Plain values as they are stored."""
    return json.dumps(data, separators=(",", ":"))


def fits(model: Any, data: Any) -> bool:
    """Whether data has the shape of a model: the same types, and in lists that of its first."""
    if type(model) is not type(data):
        return False
    if isinstance(model, list):
        return len(data) <= MOST_SEATS and all(fits(model[0], item) for item in data)
    return not isinstance(data, str) or len(data) <= LONGEST_WORD


def fits_whole(model: dict[str, Any], data: Any) -> bool:
    """Whether data has every key of a model, each with a value that fits."""
    return isinstance(data, dict) and all(
        key in data and fits(value, data[key]) for key, value in model.items()
    )
