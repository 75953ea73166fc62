"""What players that think have in common: a seat, chance, and states guessed from the view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator

from ..engine.chance import Chance
from ..engine.decision import Decision
from ..engine.match import Game
from ..games.boonlake import guess
from ..games.boonlake.components import load
from ..games.boonlake.components.model import Edition
from ..games.boonlake.state import State
from . import Look

Guess = Callable[[], State]
"""Draws a full state that fits what the seat sees; another one each time."""


class Guesser(ABC):
    """Thinks on guessed states; a player says in `weigh` how."""

    def __init__(self, name: str, game: Game, seat: int, seed: int) -> None:
        self.edition: Edition = getattr(game, "edition", None) or load()
        self.seat = seat
        self.chance = Chance(seed, f"{name} {seat}")

    def choose(self, asked: Decision, look: Look) -> str:
        """The best option after all thinking."""
        *_, chosen = self.think(asked, look)
        return chosen

    def think(self, asked: Decision, look: Look) -> Iterator[str]:
        """The best option so far, after each short step."""
        if len(asked.options) == 1:
            yield asked.options[0]
            return
        seen = look()
        yield from self.weigh(lambda: guess(self.edition, seen, self.chance))

    @abstractmethod
    def weigh(self, another: Guess) -> Iterator[str]:
        """The best option so far, after each short step, when there is a choice."""
