"""What must hold all along a game of any kind, for tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from boonlake.engine.chance import Chance
from boonlake.engine.decision import Record
from boonlake.engine.game import Game
from boonlake.engine.invariants import faults
from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import parse

Moves = Iterable[tuple[Any, str, list[Record]]]
"""A game, move by move: the state after a move, the move, its records."""


def assert_every_position_is_sound(game: Game[Any], moves: Moves) -> None:
    """Whatever a position can find wrong with itself, and no earlier copy ever changes."""
    copies: list[tuple[Any, str]] = []
    for n, (state, move, _) in enumerate(moves):
        assert faults(game, state) == [], f"after move {n}, {move!r}"
        copies.append((state.copy(), game.digest(state)))
        assert [game.digest(copy) for copy, _ in copies[-4:]] == [was for _, was in copies[-4:]]
    assert [game.digest(copy) for copy, _ in copies] == [was for _, was in copies]


def assert_reopened_games_are_the_same(
    game: Game[Any], seats: Sequence[str], seed: int, moves: Moves
) -> None:
    """A game is saved and reopened now and then, and at its end."""
    chance = Chance(3, "when to save")
    match = Match(game, seats, seed)
    for _, move, _ in moves:
        match.play(move)
        if not chance.below(25) or match.decision() is None:
            again = reopen(parse(save_of(match).text()), game)
            assert game.digest(again.state) == game.digest(match.state)
            assert again.decision() == match.decision()
            assert again.records == match.records


def finished_match(game: Game[Any], seats: Sequence[str], seed: int, moves: Moves) -> Match:
    """A match of training in which all moves are played."""
    match = Match(game, seats, seed, training=True)
    for _, move, _ in moves:
        match.play(move)
    return match


def assert_undo_and_redo_walk_through(match: Match) -> None:
    """Every position of a finished match comes back, to its beginning and to its end."""
    digest = match.game.digest
    moves, end = match.moves[:], digest(match.state)
    hashes = [digest(match.jump(n)) for n in range(len(moves) + 1)]
    while match.undo_point() is not None:
        match.undo()
        assert digest(match.state) == hashes[len(match.moves)]
    while match.future:
        match.redo()
    assert (match.moves, digest(match.state)) == (moves, end)


def reveals_not_taken_back(game: Game[Any], seats: Sequence[str], seed: int, moves: Moves) -> int:
    """How often something hidden was shown, after which no undo is possible without training."""
    match = Match(game, seats, seed)
    shown = 0
    for _, move, records in moves:
        match.play(move)
        if any(record[0] in game.reveals for record in records):
            shown += 1
            assert not match.can_undo()
    return shown
