"""Searching: which options look best right away, and which lead furthest when they are played on.

A game says what an option is worth, and how it is played on: a generator that stops after each
short step and returns where it has led. What is found so far is told after each step.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from operator import itemgetter

from ..engine.game import S
from .guessing import Guess

PlayedOn = Generator[None, None, float]
"""An option that is played on, a short step at a time; returns what it is worth then."""


def best_right_away(
    options: Sequence[str], worth: Callable[[str], float], few: int, margin: float
) -> Generator[str, None, list[str]]:
    """The best few options that are not too far behind the first of them; the best so far."""
    weighed: list[tuple[float, str]] = []
    for option in options:
        weighed.append((worth(option), option))
        yield max(weighed, key=itemgetter(0))[1]
    weighed.sort(key=itemgetter(0), reverse=True)
    least = weighed[0][0] - margin
    return [option for how_much, option in weighed[:few] if how_much >= least]


def best_played_on(options: Sequence[str], play_on: Callable[[str], PlayedOn]) -> Iterator[str]:
    """The option that leads furthest so far, each played on once; one alone is not."""
    chosen, most = options[0], float("-inf")
    if len(options) > 1:
        for option in options:
            worth = yield from _saying(chosen, play_on(option))
            if worth > most:
                chosen, most = option, worth
    yield chosen


def halving(
    options: list[str],
    effort: int,
    first: S,
    guess: Guess[S],
    play_on: Callable[[S, str], PlayedOn],
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
                totals[option] += yield from _saying(alive[0], play_on(state, option))
                times[option] += 1
            state = guess()
        alive = sorted(alive, key=lambda option: -totals[option] / times[option])
        alive = alive[: (len(alive) + 1) // 2]
        yield alive[0]
    yield alive[0]


def _saying(option: str, steps: PlayedOn) -> Generator[str, None, float]:
    """Say the same option after each step, and return where the steps have led."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return float(end.value)
        yield option
