"""What holds in every position of every game, and whether foreign data has a state's shape."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from .game import Game

_LONGEST = 2_000
_LARGEST = 1 << 64
_DEEPEST = 12


def faults(game: Game[Any], state: Any) -> list[str]:
    """Everything wrong with a position, one sentence each; [] is a sound position."""
    return [*_of_decision(game, state), *_of_copies(game, state), *game.faults(state)]


def _of_decision(game: Game[Any], state: Any) -> Iterator[str]:
    asked = game.decision(state)
    if asked is None:
        if game.outcome(state) is None:
            yield "nobody decides, but the game has no outcome"
        return
    if game.outcome(state) is not None:
        yield f"seat {asked.seat} decides ({asked.kind}), but the game has an outcome"
    if not asked.options:
        yield f"seat {asked.seat} decides ({asked.kind}) without any option"
    if len(set(asked.options)) < len(asked.options):
        yield f"an option of {asked.kind} is offered twice"
    if not 1 <= asked.main <= len(asked.options):
        yield f"{asked.main} of {len(asked.options)} options of {asked.kind} are main ones"


def _of_copies(game: Game[Any], state: Any) -> Iterator[str]:
    digest = game.digest(state)
    if game.digest(state.copy()) != digest:
        yield "a copy differs from its state"
    written = json.loads(json.dumps(game.plain(state)))
    restored = game.restore(written)
    if game.digest(restored) != digest:
        yield "what is written and read again differs from its state"
    if game.decision(restored) != game.decision(state):
        yield "what is written and read again offers other options"
    if game.digest(state) != digest:
        yield "looking at the state changed it"


def misfit(model: Any, data: Any, where: str) -> str:
    """Where foreign data has not the shape of a model, in one sentence; "" if it fits."""
    if isinstance(model, dict):
        if not isinstance(data, dict):
            return f"{where} should be an object"
        if model.keys() != data.keys():
            odd = sorted(model.keys() ^ data.keys())[0]
            return f"{where}.{odd[:40]} is missing or unknown"
        found = (misfit(model[key], data[key], f"{where}.{key}") for key in model)
        return next(filter(None, found), "")
    if isinstance(model, list):
        if not isinstance(data, list) or len(data) > _LONGEST:
            return f"{where} should be a list"
        if not model or isinstance(model[0], list):
            return next(filter(None, (_not_plain(x, where, 0) for x in data)), "")
        if isinstance(model[0], dict) and len(data) != len(model):
            return f"{where} should have {len(model)} entries"
        return next(filter(None, (misfit(model[0], x, f"{where}[]") for x in data)), "")
    if type(model) is not type(data):
        return f"{where} should be of the kind {type(model).__name__}"
    return _not_plain(data, where, 0)


def _not_plain(data: Any, where: str, depth: int) -> str:
    if isinstance(data, list) and depth < _DEEPEST and len(data) <= _LONGEST:
        return next(filter(None, (_not_plain(x, where, depth + 1) for x in data)), "")
    if isinstance(data, str) and len(data) <= 60:
        return ""
    if data is None or (isinstance(data, int) and abs(data) <= _LARGEST):
        return ""
    return f"{where} holds something no state holds"
