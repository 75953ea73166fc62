"""A player that plans the turn: every promising option is played on to the end of the turn."""

from __future__ import annotations

from ..engine.chance import Chance
from ..engine.decision import Decision
from ..engine.match import Game
from ..games.boonlake import guess
from ..games.boonlake.components import load
from ..games.boonlake.components.model import Edition
from ..games.boonlake.flow import apply
from ..games.boonlake.state import State
from . import Look
from .greedy import best
from .sequence import after
from .value import lead, value

CANDIDATES = 4
"""How many options of a decision are played on; of strips all are."""
MARGIN = 3.0
"""Options so many VP behind the best right away are not looked at."""


class Steady:
    """Plays promising options on to the end of the turn, on a state guessed from the view."""

    def __init__(self, edition: Edition, seat: int, chance: Chance) -> None:
        self.edition = edition
        self.seat = seat
        self.chance = chance

    def choose(self, asked: Decision, look: Look) -> str:
        """The option after whose turn this seat is furthest ahead."""
        if len(asked.options) == 1:
            return asked.options[0]
        state = guess(self.edition, look(), self.chance)
        return plan(state, self.seat)


def plan(s: State, seat: int) -> str:
    """The option after whose turn a seat is furthest ahead."""
    found = candidates(s, seat)
    if len(found) == 1:
        return found[0][0]
    return max(found, key=lambda each: lead(finish_turn(each[1]), seat))[0]


def candidates(s: State, seat: int) -> list[tuple[str, State]]:
    """Promising options, the best right away first, with the positions after them."""
    if s.agenda[-1][0] == "strip":
        return [(move, after(s, seat, move)) for move in s.options[: s.main]]
    worth = lead if s.agenda[-1][0] == "ship" else value
    tried = [(move, after(s, seat, move)) for move in s.options]
    ranked = sorted(((worth(trial, seat), -i) for i, (_, trial) in enumerate(tried)), reverse=True)
    most = ranked[0][0]
    return [tried[-i] for found, i in ranked[:CANDIDATES] if found >= most - MARGIN]


def finish_turn(s: State) -> State:
    """Play on to the next choice of a strip, or the end of the game."""
    while s.agenda and s.agenda[-1][0] != "strip":
        apply(s, best(s, s.agenda[-1][1]))
    return s


def player(game: Game, seat: int, seed: int) -> Steady:
    """A steady player for a seat."""
    edition = getattr(game, "edition", None) or load()
    return Steady(edition, seat, Chance(seed, f"steady {seat}"))
