"""The random player: any option, each as likely as the others."""

from __future__ import annotations

from ..engine.chance import Chance
from ..engine.decision import Decision
from ..engine.match import Game
from . import Look


class RandomPlayer:
    """Looks at nothing but the options."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, asked: Decision, look: Look) -> str:
        """Any option."""
        return asked.options[self.chance.below(len(asked.options))]


def player(game: Game, seat: int, seed: int) -> RandomPlayer:
    """A random player for a seat."""
    return RandomPlayer(Chance(seed, f"random {seat}"))
