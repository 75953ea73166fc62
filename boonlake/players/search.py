"""Searching: which options look best right away, and which lead furthest when they are played on.

A game says what an option is worth, and how it is played on: a generator that stops after each
short step and returns where it has led. What is found so far is told after each step.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from operator import itemgetter

from ..engine.game import S
from .guessing import Guess

ENOUGH = 5
"""On so many guesses an option is tried at least."""
SURE = 2.2
"""Behind by so many standard errors, an option drops out."""

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


class Race:
    """Options played on side by side: what each has brought on the same guesses."""

    def __init__(self, options: Sequence[str]) -> None:
        self.brought: dict[str, list[float]] = {option: [] for option in options}
        self.alive = list(options)
        """Those that may still be the best, the best so far first."""

    @property
    def best(self) -> str:
        """The option that leads furthest so far."""
        return self.alive[0]

    def mean(self, option: str) -> float:
        """How far an option has led on average."""
        brought = self.brought[option]
        return sum(brought) / len(brought)

    def run(
        self, effort: int, first: S, guess: Guess[S], play_on: Callable[[S, str], PlayedOn]
    ) -> Iterator[str]:
        """Play on all that are alive on one guess after the other; the best so far.

        Who is clearly behind the best drops out at once, and the weaker half whenever its share of
        the effort is used up. It ends when one is left.
        """
        halvings = max(1, (len(self.alive) - 1).bit_length())
        state, used, phase = first, 0, 1
        while len(self.alive) > 1:
            for option in self.alive:
                self.brought[option].append((yield from _saying(self.best, play_on(state, option))))
            used += len(self.alive)
            self.alive.sort(key=lambda option: -sum(self.brought[option]))
            self.alive = [option for option in self.alive if not self._clearly_behind(option)]
            while used * halvings >= effort * phase and len(self.alive) > 1:
                phase += 1
                self.alive = self.alive[: (len(self.alive) + 1) // 2]
            yield self.best
            state = guess()
        yield self.best

    def _clearly_behind(self, option: str) -> bool:
        """Whether chance alone would hardly put it so far behind the best on the same guesses."""
        behind = [
            most - less
            for most, less in zip(self.brought[self.best], self.brought[option], strict=True)
        ]
        n, total = len(behind), sum(behind)
        spread = sum(each * each for each in behind) - total * total / n
        return n >= ENOUGH and total * total * (n - 1) > SURE * SURE * n * spread
