"""The random player: any option, each as likely as the others."""

from __future__ import annotations

from ..engine.chance import Chance
from ..engine.decision import Decision
from . import Look


class RandomPlayer:
    """Looks at nothing but the options."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, decision: Decision, look: Look) -> str:
        """Any option."""
        return decision.options[self.chance.below(len(decision.options))]
