"""A player that searches: promising options are played on beyond the turn, on many guesses of what
is hidden, and the weaker half is dropped again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import itemgetter
from typing import Any

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
from .sequence import after, promising
from .value import lead, value

STRIP_EFFORT, EFFORT = 42, 16
"""Games played on for a choice of strip, and for any other choice."""
FEW = 5
"""How many options are played on; of strips all are."""
MARGIN = 4.0
"""Options so many VP behind the best right away are not looked at."""
TURNS = 1
"""Turns played on after the present one: as many times each seat."""


class Sharp:
    """Searches on states guessed from the view; its effort is counted in games played on."""

    def __init__(self, edition: Edition, seat: int, chance: Chance) -> None:
        self.edition = edition
        self.seat = seat
        self.chance = chance

    def choose(self, asked: Decision, look: Look) -> str:
        """The option that leads furthest ahead on average."""
        *_, chosen = self.think(asked, look)
        return chosen

    def think(self, asked: Decision, look: Look) -> Iterator[str]:
        """The best option so far, after each short step."""
        if len(asked.options) == 1:
            yield asked.options[0]
            return
        seen = look()

        def another() -> State:
            return guess(self.edition, seen, self.chance)

        first = another()
        options = worth_a_look(first, self.seat)
        yield options[0]
        effort = STRIP_EFFORT if asked.kind == "strip" else EFFORT
        yield from halving(options, effort, another, self.seat, first)


def worth_a_look(s: State, seat: int) -> list[str]:
    """All strips; of other options the best few right away."""
    kind = s.agenda[-1][0]
    if kind == "strip":
        return s.options[: s.main]
    options = promising(s, seat)
    if len(options) == 1:
        return options
    worth = lead if kind == "ship" else value
    ranked = sorted(
        ((worth(after(s, seat, move), seat), move) for move in options),
        key=itemgetter(0),
        reverse=True,
    )
    return [move for found, move in ranked[:FEW] if found >= ranked[0][0] - MARGIN]


def halving(
    options: list[str], effort: int, another: Callable[[], State], seat: int, first: State
) -> Iterator[str]:
    """Play all options on equally often on the same guesses, drop the weaker half, and again."""
    totals: dict[str, float] = dict.fromkeys(options, 0.0)
    times: dict[str, int] = dict.fromkeys(options, 0)
    alive = options
    rounds = max(1, (len(options) - 1).bit_length())
    state = first
    while len(alive) > 1:
        for _ in range(max(1, round(effort / (rounds * len(alive))))):
            for option in alive:
                trial = after(state, seat, option)
                for _ in playing_on(trial, trial.seats * TURNS):
                    yield alive[0]
                totals[option] += lead(trial, seat)
                times[option] += 1
            state = another()
        alive = sorted(alive, key=lambda option: -totals[option] / times[option])
        alive = alive[: (len(alive) + 1) // 2]
        yield alive[0]
    yield alive[0]


def playing_on(s: State, turns: int) -> Iterator[None]:
    """Finish the turn and play so many more, a short step at a time."""
    while s.agenda:
        frame = s.agenda[-1]
        if frame[0] == "strip":
            if not turns:
                return
            turns -= 1
        apply(s, best(s, frame[1]))
        yield


def player(game: Game, seat: int, seed: int) -> Sharp:
    """A sharp player for a seat."""
    edition: Any = getattr(game, "edition", None) or load()
    return Sharp(edition, seat, Chance(seed, f"sharp {seat}"))
