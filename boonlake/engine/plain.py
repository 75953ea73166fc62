"""States as JSON-able data, and back; their hash. What all states made of slots share."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from typing import Any

FOLLOWS = frozenset({"components", "tables", "records", "options", "main", "opened"})
"""Parts of a state with an agenda that are never written: they follow from the others."""
_SEVERAL = (list, tuple)
NO_NAMES: Mapping[str, str] = {}

Keys = dict[str, str]
"""The parts of a thing that are written, each with its key in the data."""


def keys_of(
    kind: type[Any], apart: Collection[str] = (), called: Mapping[str, str] = NO_NAMES
) -> Keys:
    """The keys of a class's slots, but for those apart; some are called otherwise in saves."""
    return {name: called.get(name, name) for name in kind.__slots__ if name not in apart}


def written(thing: object, keys: Keys) -> dict[str, Any]:
    """The parts of a thing as JSON-able data."""
    return {key: thawed(getattr(thing, name)) for name, key in keys.items()}


def read_into(
    thing: object, keys: Keys, data: dict[str, Any], shape: Callable[[Any], Any] | None = None
) -> None:
    """Give a thing its parts as they were written, or in another shape."""
    for name, key in keys.items():
        setattr(thing, name, shape(data[key]) if shape else data[key])


# A game is written with every move, so both look at single values without a call for each.


def thawed(value: Any) -> Any:
    """Lists all the way down, nothing shared with the value."""
    if isinstance(value, _SEVERAL):
        return [thawed(item) if isinstance(item, _SEVERAL) else item for item in value]
    return value


def frozen(value: Any) -> Any:
    """Tuples all the way down."""
    if isinstance(value, _SEVERAL):
        return tuple([frozen(item) if isinstance(item, _SEVERAL) else item for item in value])
    return value


def digest(data: dict[str, Any]) -> str:
    """A hash of JSON-able data, equal on every interpreter."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    import hashlib  # a page shows its set-up sooner without it

    return hashlib.sha256(text.encode()).hexdigest()[:16]
