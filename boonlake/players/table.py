"""A table of computer players, and whole games at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from ..engine.game import NO_CHOICES, Game
from . import Player
from .study import Tally


def players_of(game: Game[Any], seats: Sequence[str], seed: int) -> list[Player | None]:
    """A computer player for every seat; None for one that the rules play."""
    return [
        None if game.box.seating.is_opponent(word) else game.player(word, seat, seed)
        for seat, word in enumerate(seats)
    ]


def play_out(
    game: Game[Any],
    seats: Sequence[str],
    seed: int,
    choices: Mapping[str, str] = NO_CHOICES,
) -> tuple[Any, list[str]]:
    """A whole game: its last state and its moves."""
    state = game.new(seats, seed, choices)
    return state, play_on(game, state, players_of(game, seats, seed))


def play_on(
    game: Game[Any], state: Any, players: Sequence[Player | None], tallies: Sequence[Tally] = ()
) -> list[str]:
    """Play a game to its end, counting what happens; its moves."""
    moves: list[str] = []
    while decision := game.decision(state):
        player = players[decision.seat]
        assert player, f"seat {decision.seat} is played by the rules"
        move = player.choose(decision, partial(game.view, state, decision.seat))
        for tally in tallies:
            tally.note_move(state, decision, move)
        records = game.apply(state, move)
        for tally in tallies:
            tally.note_records(records)
        moves.append(move)
    return moves
