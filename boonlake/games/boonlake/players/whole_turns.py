"""Whole turns as a master plays them, and how far ahead they may be expected to lead.

`leads` (expected.py) values a position for each seat at once; `outlook` plays it on first, which
takes longer and is surer; `best_line` looks for the best way through the rest of a turn.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial

from ....engine.chance import Chance
from ....engine.game import Game
from ..rules.agenda import apply
from ..state import State
from .greedy import weigh
from .master import Effort, ahead_later, search


@dataclass(slots=True)
class Line:
    """A way through the rest of a turn."""

    moves: list[str] = field(default_factory=list)
    """Everybody's, up to the next choice of a strip or the end of the game."""
    end: State | None = None
    """The position at its end, with hidden things as they lay at its beginning."""


def best_line(
    game: Game[State], state: State, seat: int, seed: int, effort: Effort
) -> Generator[Line, None, Line]:
    """The best way that a seat finds through the rest of the turn; as far as it has come, in short
    steps.

    The seat decides by what it sees; cards and tiles then come as they lie in `state`. Where
    others have to decide, they do as greedy players.
    """
    chance = Chance(seed, f"line {seat}")
    trial = state.copy()
    line = Line()
    while trial.agenda:
        kind, who = trial.agenda[-1][:2]
        if kind == "strip" and (who != seat or line.moves):
            break
        chosen = trial.options[0]
        if len(trial.options) > 1:
            guess = partial(game.guess, game.view(trial, who), chance)
            thinking = search(seat, guess, effort) if who == seat else weigh(guess(), who)
            for so_far in thinking:
                chosen = so_far
                yield line
        apply(trial, chosen)
        line.moves.append(chosen)
    line.end = trial
    return line


def outlook(
    game: Game[State], state: State, seat: int, seed: int, guesses: int
) -> Generator[None, None, float]:
    """By how much a seat may expect to be ahead at the end: a position played on, in short steps.

    Positions that are compared should have the same seed. What is hidden from the seat is guessed.
    """
    chance = Chance(seed, f"outlook {seat}")
    view, total = game.view(state, seat), 0.0
    for _ in range(guesses):
        trial = game.guess(view, chance)
        total += yield from ahead_later(trial, seat)
    return total / guesses
