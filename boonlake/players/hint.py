"""Hints: what a strong player would do here, and what that is expected to bring.

Every option is tried on a first guess of what is hidden; the promising ones are then played on, on
several guesses. A game says in its `Trials` how an option is played on and what that is worth.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Generic

from ..engine.agenda import PASS
from ..engine.chance import Chance
from ..engine.game import Game, S, View

BEST = 3
"""How many options a hint names."""
GUESSES = 8
"""How often the hidden things are guessed anew."""
PROMISING = 8
"""How many options are played on."""
FAR_BEHIND = 6.0
"""An option so many points behind the third best is not looked at again."""

Hint = list[tuple[str, float]]
"""The best options first, each with the points by which it is expected to lead further ahead than
passing does, or than options do on average where nobody may pass."""


@dataclass(slots=True)
class Tried:
    """What an option has brought so far."""

    times: int = 0
    ahead: float = 0.0
    """How far ahead of the others it led, added up."""

    def note(self, ahead: float) -> None:
        """Add where one try has led."""
        self.times += 1
        self.ahead += ahead

    @property
    def mean(self) -> float:
        """How far ahead it leads on average."""
        return self.ahead / self.times


class Trials(ABC, Generic[S]):
    """What a game brings: its options, how each is played on, and how far ahead it leads a seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    @abstractmethod
    def options(self, state: S) -> list[str]:
        """Everything that can be taken."""

    @abstractmethod
    def right_away(self, state: S, option: str) -> float:
        """How far ahead an option leads before anything else happens."""

    @abstractmethod
    def played_on(self, state: S, option: str) -> Generator[None, None, float]:
        """How far ahead an option leads when it is played on, in short steps."""

    def promising(self, state: S, rough: dict[str, Tried]) -> list[str]:
        """The options that are played on: those that look best right away, and passing."""
        best = sorted(rough, key=lambda option: -rough[option].mean)[:PROMISING]
        return best if PASS not in rough or PASS in best else [*best, PASS]


def hints(game: Game[S], view: View, seed: int, trials: Trials[S]) -> Iterator[Hint]:
    """The hint so far, after each short step; the last one is the answer."""
    chance = Chance(seed, "hint")
    first = game.guess(view, chance)
    rough: dict[str, Tried] = {}
    for option in trials.options(first):
        rough[option] = Tried()
        rough[option].note(trials.right_away(first, option))
        yield best_of(rough)
    tried = {option: Tried() for option in trials.promising(first, rough)}
    for n in range(GUESSES):
        state = game.guess(view, chance) if n else first
        for option in _worth_a_look(tried):
            for _ in _trying(trials, state, option, tried[option]):
                yield best_of(tried) or best_of(rough)
    yield best_of(tried)


def _trying(trials: Trials[S], state: S, option: str, tried: Tried) -> Iterator[None]:
    ahead = yield from trials.played_on(state, option)
    tried.note(ahead)


def best_of(tried: dict[str, Tried]) -> Hint:
    """The options that lead furthest ahead, with what each brings more than the usual."""
    means = {option: each.mean for option, each in tried.items() if each.times}
    if not means:
        return []
    usual = means.get(PASS, sum(means.values()) / len(means))
    best = sorted(means, key=lambda option: -means[option])[:BEST]
    return [(option, means[option] - usual) for option in best]


def _worth_a_look(tried: dict[str, Tried]) -> list[str]:
    """All options at first, then those that may still be among the best."""
    means = sorted((each.mean for each in tried.values() if each.times), reverse=True)
    if len(means) < BEST:
        return list(tried)
    least = means[BEST - 1] - FAR_BEHIND
    return [
        option
        for option, each in tried.items()
        if option == PASS or (each.times and each.mean >= least)
    ]
