"""Games that computer players play to their end, for tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from boonlake.engine.decision import Record
from boonlake.engine.game import Game
from boonlake.players import Player


def seated(game: Game[Any], seats: Sequence[str], seed: int) -> list[Player | None]:
    """The computer players of a table; None for a seat that the rules play."""
    seating = game.box.seating
    return [
        None if seating.is_opponent(word) else game.player(word, seat, seed)
        for seat, word in enumerate(seats)
    ]


def played(
    game: Game[Any], seats: Sequence[str], seed: int, chooser: Player | None = None
) -> Iterator[tuple[Any, str, list[Record]]]:
    """A game, move by move: the state after a move, the move, its records.

    With a chooser that one decides for all seats.
    """
    state = game.new(seats, seed)
    table = seated(game, seats, seed)
    while asked := game.decision(state):
        player = chooser or table[asked.seat]
        assert player, f"seat {asked.seat} is asked, but the rules play it"
        move = player.choose(asked, partial(game.view, state, asked.seat))
        yield state, move, game.apply(state, move)


def play_out(game: Game[Any], seats: Sequence[str], seed: int) -> Any:
    """The last state of a game."""
    state = game.new(seats, seed)
    for now, _, _ in played(game, seats, seed):
        state = now
    return state


def position(game: Game[Any], seats: Sequence[str], seed: int, moves: int) -> Any:
    """A game after so many moves."""
    steps = played(game, seats, seed)
    return [next(steps)[0] for _ in range(moves)][-1]
