"""A player that takes the option whose outcome is worth most right away."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.chance import Chance
from ..engine.decision import Decision
from ..engine.match import Game
from ..games.boonlake import guess
from ..games.boonlake.components import load
from ..games.boonlake.components.model import Edition
from ..games.boonlake.state import State
from . import Look
from .sequence import after, promising
from .strips import best_strip
from .value import lead, value


class Greedy:
    """Values every option by the position after it, on a state guessed from the view."""

    def __init__(self, edition: Edition, seat: int, chance: Chance) -> None:
        self.edition = edition
        self.seat = seat
        self.chance = chance

    def choose(self, asked: Decision, look: Look) -> str:
        """The option worth most; the first of equals."""
        *_, chosen = self.think(asked, look)
        return chosen

    def think(self, asked: Decision, look: Look) -> Iterator[str]:
        """The best option so far, after each that was weighed."""
        if len(asked.options) == 1:
            yield asked.options[0]
        else:
            yield from weigh(guess(self.edition, look(), self.chance), self.seat)


def best(s: State, seat: int) -> str:
    """The option worth most to a seat."""
    *_, chosen = weigh(s, seat)
    return chosen


def weigh(s: State, seat: int) -> Iterator[str]:
    """The option worth most to a seat so far, after each that was weighed."""
    if s.agenda[-1][0] == "strip":
        yield best_strip(s, seat)
        return
    options = promising(s, seat)
    worth = lead if s.agenda[-1][0] == "ship" else value  # sailing moves everybody's time on
    chosen, most = options[0], float("-inf")
    if len(options) == 1:
        yield chosen
        return
    for move in options:
        found = worth(after(s, seat, move), seat)
        if found > most:
            chosen, most = move, found
        yield chosen


def player(game: Game, seat: int, seed: int) -> Greedy:
    """A greedy player for a seat."""
    edition = getattr(game, "edition", None) or load()
    return Greedy(edition, seat, Chance(seed, f"greedy {seat}"))
