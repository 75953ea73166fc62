"""The words of Settlement in scenario files: positions given, and what is asked of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.scenario import Line
from ..state import State
from . import given, then

if TYPE_CHECKING:
    from ..game import Settlement


class SettlementVocabulary:
    """The words, for one component set."""

    def __init__(self, game: Settlement) -> None:
        self.game = game

    def start(self, seats: list[str], seed: int) -> State:
        """A fresh game before its first turn, in which nobody has an artefact."""
        return given.start(self.game.new(seats, seed))

    def give(self, state: State, lines: list[Line]) -> None:
        """Edit the fresh game."""
        given.give(state, lines)

    def ask(self, state: State, words: list[str]) -> str:
        """What is there instead of what the words say."""
        return then.ask(state, words)
