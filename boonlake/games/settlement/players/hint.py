"""Hints for Settlement: an option is worth what the rest of the round makes of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ....engine.game import Game, View
from ....players import hint
from ....players.hint import Hint
from ..state import State
from .greedy import playing_on
from .sequence import after, worth_of
from .value import value


def hints(game: Game[State], view: View, seed: int) -> Iterator[Hint]:
    """The hint so far, after each short step; the last one is the answer."""
    return hint.hints(game, view, seed, Trials(view["seat"]))


class Trials(hint.Trials[State]):
    """Options are played on until the seat has passed."""

    def options(self, state: State) -> list[str]:
        """Everything that can be taken, trades included."""
        return state.options

    def right_away(self, state: State, option: str) -> float:
        """What an option is worth with what belongs to it."""
        return worth_of(state, self.seat, option)

    def played_on(self, state: State, option: str) -> Generator[None, None, float]:
        """What an option is worth at the end of the seat's round."""
        trial = after(state, self.seat, option)
        yield
        yield from playing_on(trial, self.seat)
        return value(trial, self.seat)
