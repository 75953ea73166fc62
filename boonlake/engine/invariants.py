"""What holds in every position of every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from .game import Game


def faults(game: Game[Any], state: Any) -> list[str]:
    """Everything wrong with a position, one sentence each; [] is a sound position."""
    wrong = [*_of_decision(game, state), *_of_copies(game, state), *game.faults(state)]
    return wrong or game.unreachable(state)


def _of_decision(game: Game[Any], state: Any) -> Iterator[str]:
    decision = game.decision(state)
    if decision is None:
        if game.outcome(state) is None:
            yield "nobody decides, but the game has no outcome"
        return
    if game.outcome(state) is not None:
        yield f"seat {decision.seat} decides ({decision.kind}), but the game has an outcome"
    if not decision.options:
        yield f"seat {decision.seat} decides ({decision.kind}) without any option"
    if len(set(decision.options)) < len(decision.options):
        yield f"an option of {decision.kind} is offered twice"
    if not 1 <= decision.main <= len(decision.options):
        yield f"{decision.main} of {len(decision.options)} options of {decision.kind} are main ones"


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
