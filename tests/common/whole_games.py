"""What must hold all along a game of any kind, for tests."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from boonlake.engine.chance import Chance
from boonlake.engine.decision import Record
from boonlake.engine.game import Game
from boonlake.engine.invariants import faults
from boonlake.engine.match import Match
from boonlake.engine.watch import RECENT, Copies, Watch

Moves = Iterable[tuple[Any, str, list[Record]]]
"""A game, move by move: the state after a move, the move, its records."""


def assert_every_position_is_sound(game: Game[Any], moves: Moves) -> None:
    """Whatever a position can find wrong with itself, and no earlier copy ever changes."""
    copies = Copies(game)
    for n, (state, move, _) in enumerate(moves):
        assert faults(game, state) == [], f"after move {n}, {move!r}"
        copies.add(n, state)
        assert list(copies.changed(RECENT)) == []
    assert list(copies.changed()) == []


def assert_reopened_games_are_the_same(
    game: Game[Any], seats: Sequence[str], seed: int, moves: Moves
) -> None:
    """A game is saved and reopened now and then, and at its end."""
    chance = Chance(3, "when to save")
    match = Match(game, seats, seed)
    watch = Watch(match)
    for _, move, _ in moves:
        match.play(move)
        if not chance.below(25) or match.decision() is None:
            assert watch.faults() + watch.final_faults() == []


def finished_match(game: Game[Any], seats: Sequence[str], seed: int, moves: Moves) -> Match:
    """A match of training in which all moves are played."""
    match = Match(game, seats, seed, training=True)
    for _, move, _ in moves:
        match.play(move)
    return match


def assert_undo_and_redo_walk_through(match: Match) -> None:
    """Every position of a finished match comes back, to its beginning and to its end."""
    watch = Watch(match)
    for n in range(len(match.moves) + 1):
        watch.copies.add(n, match.jump(n))
    assert watch.undo_faults() == []


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
