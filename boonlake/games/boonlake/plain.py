"""A state as JSON-able data, and back."""

from __future__ import annotations

from typing import Any

from ...engine.plain import FOLLOWS, frozen, keys_of, read_into, written
from .board import Eminence, Player
from .components.model import ComponentSet
from .state import State

_STATE = keys_of(State, {*FOLLOWS, "players", "eminence"}, {"cattle": "cows"})
_PLAYER = keys_of(Player)
_TUPLES = ("tiles", "sites", "strips", "slots", "owners")
_OWN_TUPLES = ("boats", "markers", "permanents", "sites")
_EMINENCE = keys_of(Eminence)


def plain(state: State) -> dict[str, Any]:
    """The state as JSON-able data, complete but for what follows from it."""
    data = written(state, _STATE)
    data["players"] = [written(player, _PLAYER) for player in state.players]
    data["eminence"] = state.eminence and written(state.eminence, _EMINENCE)
    return data


def from_plain(components: ComponentSet, data: dict[str, Any]) -> State:
    """The state written by `plain`; its options are not there before the agenda has settled."""
    state = State(components, data["seats"])
    read_into(state, _STATE, data)
    state.agenda = [frozen(frame) for frame in data["agenda"]]
    for name in _TUPLES:
        setattr(state, name, tuple(data[name]))
    state.cattle = tuple([tuple(owners) for owners in data["cows"]])
    for player, fields in zip(state.players, data["players"], strict=True):
        read_into(player, _PLAYER, fields)
        for name in _OWN_TUPLES:
            setattr(player, name, tuple(fields[name]))
    if data["eminence"]:
        e = state.eminence = Eminence("")
        read_into(e, _EMINENCE, data["eminence"])
        e.stack = [tuple(back) for back in data["eminence"]["stack"]]
        e.revealed = [tuple(back) for back in data["eminence"]["revealed"]]
    return state
