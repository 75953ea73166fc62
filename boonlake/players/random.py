"""The random player: any option, each as likely as the others."""

from __future__ import annotations

from ..engine.chance import Chance
from ..engine.decision import Decision
from . import Look

WORD = "random"
"""Its seat word in every game that seats it."""


class RandomPlayer:
    """Looks at nothing but the options."""

    def __init__(self, seat: int, seed: int) -> None:
        self.chance = Chance(seed, f"{WORD} {seat}")

    def choose(self, decision: Decision, look: Look) -> str:
        """Any option."""
        return decision.options[self.chance.below(len(decision.options))]
