"""Hints: what a strong player would do here, and what that is expected to bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine.chance import Chance
from ..games.boonlake import guess
from ..games.boonlake.components import load
from ..games.boonlake.state import State
from .sequence import after
from .steady import finishing
from .value import lead, value

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
    tried = {option: Tried() for option in view["decision"]["options"]}
    for _ in range(GUESSES):
        state = guess(edition, view, chance)
        for option in _worth_a_look(tried):
            for _ in trying(state, seat, option, tried[option]):
                yield best_of(tried)
    yield best_of(tried)


@dataclass(slots=True)
class Tried:
    """What an option has brought so far."""

    times: int = 0
    ahead: float = 0.0
    """How far ahead of the others it led, added up."""
    gain: float = 0.0
    """What the seat itself gained, added up."""

    @property
    def mean(self) -> float:
        """How far ahead it leads on average."""
        return self.ahead / self.times


def trying(s: State, seat: int, option: str, tried: Tried) -> Iterator[None]:
    """Play an option and the rest of the turn, and note what it brought."""
    trial = after(s, seat, option)
    yield
    yield from finishing(trial)
    tried.times += 1
    tried.ahead += lead(trial, seat)
    tried.gain += value(trial, seat) - value(s, seat)


def best_of(tried: dict[str, Tried]) -> Hint:
    """The options that lead furthest ahead, with what the seat gains."""
    known = [(option, found) for option, found in tried.items() if found.times]
    known.sort(key=lambda each: -each[1].mean)
    return [(option, found.gain / found.times) for option, found in known[:BEST]]


def _worth_a_look(tried: dict[str, Tried]) -> list[str]:
    """All options at first, then those that may still be among the best."""
    means = sorted((found.mean for found in tried.values() if found.times), reverse=True)
    if len(means) < BEST:
        return list(tried)
    least = means[BEST - 1] - FAR_BEHIND
    return [option for option, found in tried.items() if found.times and found.mean >= least]
