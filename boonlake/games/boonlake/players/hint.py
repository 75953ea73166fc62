"""Hints for Boonlake: an option is worth what the rest of the turn makes of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ....engine.game import Game, View
from ....players import hint
from ....players.hint import Hint, Tried
from ..state import State
from .greedy import playing_on
from .sequence import after
from .value import lead


def hints(game: Game[State], view: View, seed: int) -> Iterator[Hint]:
    """The hint so far, after each short step; the last one is the answer."""
    return hint.hints(game, view, seed, Trials(view["seat"]))


class Trials(hint.Trials[State]):
    """Options are played on to the end of the turn."""

    def options(self, state: State) -> list[str]:
        """Everything that can be taken, levers included."""
        return state.options

    def right_away(self, state: State, option: str) -> float:
        """How far ahead an option leads with what belongs to it."""
        return lead(after(state, self.seat, option), self.seat)

    def played_on(self, state: State, option: str) -> Generator[None, None, float]:
        """How far ahead an option leads at the end of the turn."""
        trial = after(state, self.seat, option)
        yield
        yield from playing_on(trial)
        return lead(trial, self.seat)

    def promising(self, state: State, rough: dict[str, Tried]) -> list[str]:
        """Of strips the first sight says nothing, so all of them."""
        if state.agenda[-1][0] == "strip":
            return state.options[: state.main]
        return super().promising(state, rough)
