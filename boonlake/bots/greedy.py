"""A player that takes the option whose outcome is worth most right away."""

from __future__ import annotations

from typing import Any

from ..engine.chance import Chance
from ..games import boonlake as game
from ..games.boonlake.components import load
from ..games.boonlake.flow import apply
from .value import value


class Greedy:
    """One-step valuation on a state guessed from the view."""

    def __init__(self, seed: int, seat: int) -> None:
        self.seat = seat
        self.chance = Chance(seed, f"greedy {seat}")

    def choose(self, view: dict[str, Any]) -> str:
        """The option worth most; the first of equals."""
        options: list[str] = view["decision"]["options"]
        if len(options) == 1:
            return options[0]
        state = game.guess(load(), view, self.chance)
        best, best_value = options[0], float("-inf")
        for option in options:
            trial = state.copy()
            apply(trial, option)
            worth = value(trial, self.seat)
            if worth > best_value:
                best, best_value = option, worth
        return best
