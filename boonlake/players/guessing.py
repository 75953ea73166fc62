"""What players that think have in common: a seat, chance, and states guessed from the view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Generic

from ..engine.chance import Chance
from ..engine.decision import Decision
from ..engine.game import Game, S
from . import Look

Guess = Callable[[], S]
"""Draws a full state that fits what the seat sees; another one each time."""


class Guesser(ABC, Generic[S]):
    """Thinks on guessed states; a player says in `weigh` how."""

    def __init__(self, word: str, game: Game[S], seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.chance = Chance(seed, f"{word} {seat}")

    def choose(self, decision: Decision, look: Look) -> str:
        """The best option after all thinking."""
        *_, chosen = self.think(decision, look)
        return chosen

    def think(self, decision: Decision, look: Look) -> Iterator[str]:
        """The best option so far, after each short step."""
        if len(decision.options) == 1:
            yield decision.options[0]
            return
        view = look()
        yield from self.weigh(lambda: self.game.guess(view, self.chance))

    @abstractmethod
    def weigh(self, guess: Guess[S]) -> Iterator[str]:
        """The best option so far, after each short step, when there is a choice."""


class Forgetful(Guesser[S]):
    """Guesses alike whenever it is asked alike, whatever it was asked before.

    So the first game is the same for everybody, also after a reload or on another thread.
    """

    def __init__(self, word: str, game: Game[S], seat: int, seed: int) -> None:
        super().__init__(word, game, seat, seed)
        self._seed = seed

    def think(self, decision: Decision, look: Look) -> Iterator[str]:
        """The best option so far, after each short step."""
        self.chance = Chance(self._seed, " ".join(decision.options))
        return super().think(decision, look)
