"""Hints: what a strong player would do here, and what that is expected to bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..engine.chance import Chance
from ..games.boonlake import guess
from ..games.boonlake.components import load
from ..games.boonlake.state import State
from .sequence import after
from .steady import finishing
from .value import lead

BEST = 3
"""How many options a hint names."""
GUESSES = 8
"""How often the hidden things are guessed anew."""
FAR_BEHIND = 6.0
"""An option so many points behind the third best is not looked at again."""

Hint = list[tuple[str, float]]
"""The best options first, each with the points it is expected to bring until the turn ends."""


def hints(view: dict[str, Any], seed: int) -> Iterator[Hint]:
    """The hint so far, after each short step; the last one is the answer."""
    edition, chance, seat = load(), Chance(seed, "hint"), view["seat"]
    gains: dict[str, list[float]] = {option: [] for option in view["decision"]["options"]}
    for _ in range(GUESSES):
        state = guess(edition, view, chance)
        start = lead(state, seat)
        for option in _worth_a_look(gains):
            for _ in trying(state, seat, option, gains, start):
                yield best_of(gains)
    yield best_of(gains)


def trying(
    s: State, seat: int, option: str, gains: dict[str, list[float]], start: float
) -> Iterator[None]:
    """Play an option and the rest of the turn, and note what it brought."""
    trial = after(s, seat, option)
    yield
    yield from finishing(trial)
    gains[option].append(lead(trial, seat) - start)


def best_of(gains: dict[str, list[float]]) -> Hint:
    """The best options that were tried, by what they brought on average."""
    means = [(option, sum(found) / len(found)) for option, found in gains.items() if found]
    return sorted(means, key=lambda each: -each[1])[:BEST]


def _worth_a_look(gains: dict[str, list[float]]) -> list[str]:
    """All options at first, then those that may still be among the best."""
    best = best_of(gains)
    if len(best) < BEST:
        return list(gains)
    least = best[-1][1] - FAR_BEHIND
    return [option for option, found in gains.items() if found and sum(found) / len(found) >= least]
