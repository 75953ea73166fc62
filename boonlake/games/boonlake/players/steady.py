"""A player that plans the turn: every promising option is played on to the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from operator import itemgetter

from ....players.guessing import Guess, Guesser
from ....players.search import PlayedOn, best_played_on
from ..state import State
from .greedy import playing_on, weigh
from .sequence import after, promising
from .valuation import BY_HAND, LEARNED, Valuation

CANDIDATES = 4
"""How many options of a decision are played on; of strips all are."""
MARGIN = 3.0
"""Options so many VP behind the best right away are not looked at."""


class Steady(Guesser[State]):
    """Plays promising options on to the end of the turn."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option after whose turn this seat is furthest ahead so far."""
        return plan(guess(), self.seat)


def plan(s: State, seat: int, by: Valuation = BY_HAND) -> Iterator[str]:
    """The option after whose turn a seat is furthest ahead so far, after each short step."""
    tried: list[tuple[float, str, State]] = []
    for move in _worth_a_look(s, seat):
        trial = after(s, seat, move)
        tried.append((_right_away(s, trial, seat, by), move, trial))
        yield max(tried, key=itemgetter(0))[1]
    trials = dict(candidates(s, tried))
    yield from best_played_on(list(trials), lambda move: _play_on(trials[move], seat, by))


def plan_learned(s: State, seat: int) -> Iterator[str]:
    """The same by what was learned from games."""
    return plan(s, seat, LEARNED)


def _play_on(trial: State, seat: int, by: Valuation) -> PlayedOn:
    yield from playing_on(trial, choose=partial(weigh, by=by))
    return by.lead(trial, seat)


def _worth_a_look(s: State, seat: int) -> list[str]:
    return s.options[: s.main] if s.agenda[-1][0] == "strip" else promising(s, seat)


def _right_away(s: State, trial: State, seat: int, by: Valuation) -> float:
    """What a move is worth before anything else happens; of a strip that says nothing."""
    kind = s.agenda[-1][0]
    if kind == "strip":
        return 0.0
    return by.lead(trial, seat) if kind == "ship" else by.value(trial, seat)


def candidates(s: State, tried: list[tuple[float, str, State]]) -> list[tuple[str, State]]:
    """Promising options, the best right away first, with the positions after them."""
    ranked = sorted(tried, key=itemgetter(0), reverse=True)
    if s.agenda[-1][0] != "strip":
        ranked = [each for each in ranked[:CANDIDATES] if each[0] >= ranked[0][0] - MARGIN]
    return [(move, trial) for _, move, trial in ranked]


PLAYER = Steady
