"""A state as JSON-able data, and back; its hash."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from .board import Eminence, Player
from .components.model import ComponentSet
from .state import State

_FOLLOWS = ("components", "tables", "records", "options", "main")
_APART = ("players", "eminence")
_KEYS = {"cattle": "cows"}
"""Where saves call a part of the state by another name."""
_FIELDS = {name: _KEYS.get(name, name) for name in State.__slots__ if name not in _FOLLOWS + _APART}
"""The keys of the state's parts."""


def plain(state: State) -> dict[str, Any]:
    """The state as JSON-able data, complete but for what follows from it."""
    data: dict[str, Any] = {key: _thaw(getattr(state, name)) for name, key in _FIELDS.items()}
    data["players"] = [
        {name: _thaw(getattr(p, name)) for name in Player.__slots__} for p in state.players
    ]
    e = state.eminence
    data["eminence"] = e and {name: _thaw(getattr(e, name)) for name in Eminence.__slots__}
    return data


def from_plain(components: ComponentSet, data: dict[str, Any]) -> State:
    """The state written by `plain`; its options are not there before the agenda has settled."""
    state = State(components, data["seats"])
    for name, key in _FIELDS.items():
        setattr(state, name, data[key])
    state.agenda = [_freeze(frame) for frame in data["agenda"]]
    state.cattle = [tuple(owners) for owners in data["cows"]]
    for player, fields in zip(state.players, data["players"], strict=True):
        for name in Player.__slots__:
            value = fields[name]
            keep = name in ("hand", "played") or not isinstance(value, list)
            setattr(player, name, value if keep else tuple(value))
    if data["eminence"]:
        state.eminence = Eminence("")
        for name in Eminence.__slots__:
            value = data["eminence"][name]
            pairs = name in ("stack", "revealed")
            setattr(state.eminence, name, [tuple(x) for x in value] if pairs else value)
    return state


def digest(state: State) -> str:
    """A hash of the whole state, equal on every interpreter."""
    text = json.dumps(plain(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _thaw(value: Any) -> Any:
    """Lists all the way down, nothing shared with the state."""
    if isinstance(value, list | tuple):
        return [_thaw(item) for item in value]
    return value


def _freeze(value: Any) -> Any:
    """Tuples all the way down."""
    if isinstance(value, list | tuple):
        return tuple(_freeze(item) for item in value)
    return value
