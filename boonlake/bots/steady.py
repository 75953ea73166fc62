"""A player that plans the turn: every promising option is played on to the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

from ..engine.chance import Chance
from ..engine.decision import Decision
from ..engine.match import Game
from ..games.boonlake import guess
from ..games.boonlake.components import load
from ..games.boonlake.components.model import Edition
from ..games.boonlake.flow import apply
from ..games.boonlake.state import State
from . import Look
from .greedy import weigh
from .sequence import after, promising
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
        *_, chosen = self.think(asked, look)
        return chosen

    def think(self, asked: Decision, look: Look) -> Iterator[str]:
        """The best option so far, after each short step."""
        if len(asked.options) == 1:
            yield asked.options[0]
        else:
            yield from plan(guess(self.edition, look(), self.chance), self.seat)


def plan(s: State, seat: int) -> Iterator[str]:
    """The option after whose turn a seat is furthest ahead so far, after each short step."""
    tried: list[tuple[float, str, State]] = []
    for move in _worth_a_look(s, seat):
        trial = after(s, seat, move)
        tried.append((_right_away(s, trial, seat), move, trial))
        yield max(tried, key=itemgetter(0))[1]
    few = candidates(s, tried)
    chosen, most = few[0][0], float("-inf")
    if len(few) > 1:
        for move, trial in few:
            for _ in finishing(trial):
                yield chosen
            ahead = lead(trial, seat)
            if ahead > most:
                chosen, most = move, ahead
    yield chosen


def _worth_a_look(s: State, seat: int) -> list[str]:
    return s.options[: s.main] if s.agenda[-1][0] == "strip" else promising(s, seat)


def _right_away(s: State, trial: State, seat: int) -> float:
    """What a move is worth before anything else happens; of a strip that says nothing."""
    kind = s.agenda[-1][0]
    if kind == "strip":
        return 0.0
    return lead(trial, seat) if kind == "ship" else value(trial, seat)


def candidates(s: State, tried: list[tuple[float, str, State]]) -> list[tuple[str, State]]:
    """Promising options, the best right away first, with the positions after them."""
    ranked = sorted(tried, key=itemgetter(0), reverse=True)
    if s.agenda[-1][0] != "strip":
        ranked = [each for each in ranked[:CANDIDATES] if each[0] >= ranked[0][0] - MARGIN]
    return [(move, trial) for _, move, trial in ranked]


def finishing(s: State) -> Iterator[None]:
    """Play on to the next choice of a strip, or the end of the game, a short step at a time."""
    while s.agenda and s.agenda[-1][0] != "strip":
        chosen = ""
        for so_far in weigh(s, s.agenda[-1][1]):
            chosen = so_far
            yield
        apply(s, chosen)


def player(game: Game, seat: int, seed: int) -> Steady:
    """A steady player for a seat."""
    edition = getattr(game, "edition", None) or load()
    return Steady(edition, seat, Chance(seed, f"steady {seat}"))
