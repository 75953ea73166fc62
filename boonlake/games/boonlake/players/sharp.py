"""A player that searches: promising options are played on beyond the turn, on many guesses of what
is hidden, and the weaker half is dropped again and again."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from operator import itemgetter

from ....players.guessing import Guess, Guesser
from ..state import State
from .greedy import playing_on
from .sequence import after, promising
from .value import lead, value

STRIP_EFFORT, EFFORT = 28, 6
"""Games played on for a choice of strip, and for any other choice."""
FEW = 3
"""How many options are played on; of strips all are."""
MARGIN = 3.0
"""Options so many VP behind the best right away are not looked at."""
TURNS = 1
"""Turns played on after the present one: as many times each seat."""


class Sharp(Guesser[State]):
    """Searches on many guesses; its effort is counted in games played on."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option that leads furthest ahead on average so far."""
        first = guess()
        options = yield from worth_a_look(first, self.seat)
        yield options[0]
        effort = STRIP_EFFORT if first.agenda[-1][0] == "strip" else EFFORT
        yield from halving(options, effort, guess, self.seat, first)


def worth_a_look(s: State, seat: int) -> Generator[str, None, list[str]]:
    """All strips; of other options the best few right away."""
    kind = s.agenda[-1][0]
    if kind == "strip":
        return s.options[: s.main]
    options = promising(s, seat)
    if len(options) == 1:
        return options
    worth = lead if kind == "ship" else value
    weighed: list[tuple[float, str]] = []
    for move in options:
        weighed.append((worth(after(s, seat, move), seat), move))
        yield max(weighed, key=itemgetter(0))[1]
    weighed.sort(key=itemgetter(0), reverse=True)
    least = weighed[0][0] - MARGIN
    return [move for how_much, move in weighed[:FEW] if how_much >= least]


def halving(
    options: list[str], effort: int, guess: Guess[State], seat: int, first: State
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
            state = guess()
        alive = sorted(alive, key=lambda option: -totals[option] / times[option])
        alive = alive[: (len(alive) + 1) // 2]
        yield alive[0]
    yield alive[0]
