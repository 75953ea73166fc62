"""The words of Boonlake in scenario files: positions that are given, and what is asked of them."""

from __future__ import annotations

from ....engine.game import Game
from ....engine.scenario_words import PositionWords
from ..state import State
from . import given, then


def vocabulary(game: Game[State]) -> PositionWords[State]:
    """The words, for one component set."""
    return PositionWords(game, given.start, given.give, then.ask)
