"""Hints: what a strong player would do here, and what that is expected to bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine.chance import Chance
from ..games.boonlake import guess
from ..games.boonlake.components import load
from ..games.boonlake.players.greedy import playing_on
from ..games.boonlake.players.sequence import after
from ..games.boonlake.players.value import lead
from ..games.boonlake.state import State

BEST = 3
"""How many options a hint names."""
GUESSES = 8
"""How often the hidden things are guessed anew."""
PROMISING = 8
"""How many options are played on to the end of the turn."""
FAR_BEHIND = 6.0
"""An option so many points behind the third best is not looked at again."""

PASS = "pass"
"""What other options are compared with, where it can be taken."""

Hint = list[tuple[str, float]]
"""The best options first, each with the points by which it is expected to lead further ahead at
the end of the turn than passing does, or than options do on average where nobody may pass."""


def hints(view: dict[str, Any], seed: int) -> Iterator[Hint]:
    """The hint so far, after each short step; the last one is the answer."""
    edition, chance, seat = load(), Chance(seed, "hint"), view["seat"]
    first = guess(edition, view, chance)
    rough: dict[str, Tried] = {}
    for option in first.options:
        rough[option] = Tried()
        rough[option].note(after(first, seat, option), seat)
        yield best_of(rough)
    tried = {option: Tried() for option in _promising(first, rough)}
    for n in range(GUESSES):
        state = guess(edition, view, chance) if n else first
        for option in _worth_a_look(tried):
            for _ in trying(state, seat, option, tried[option]):
                yield best_of(tried) or best_of(rough)
    yield best_of(tried)


def _promising(s: State, rough: dict[str, Tried]) -> list[str]:
    """The options that look best right away; of strips that says nothing, so all of them."""
    if s.agenda[-1][0] == "strip":
        return s.options[: s.main]
    best = sorted(rough, key=lambda option: -rough[option].mean)[:PROMISING]
    return best if PASS not in rough or PASS in best else [*best, PASS]


@dataclass(slots=True)
class Tried:
    """What an option has brought so far."""

    times: int = 0
    ahead: float = 0.0
    """How far ahead of the others it led, added up."""

    def note(self, s: State, seat: int) -> None:
        """Add where one try has led a seat."""
        self.times += 1
        self.ahead += lead(s, seat)

    @property
    def mean(self) -> float:
        """How far ahead it leads on average."""
        return self.ahead / self.times


def trying(s: State, seat: int, option: str, tried: Tried) -> Iterator[None]:
    """Play an option and the rest of the turn, and note what it brought."""
    trial = after(s, seat, option)
    yield
    yield from playing_on(trial)
    tried.note(trial, seat)


def best_of(tried: dict[str, Tried]) -> Hint:
    """The options that lead furthest ahead, with what each brings more than the usual."""
    means = {option: found.mean for option, found in tried.items() if found.times}
    if not means:
        return []
    usual = means.get(PASS, sum(means.values()) / len(means))
    best = sorted(means, key=lambda option: -means[option])[:BEST]
    return [(option, means[option] - usual) for option in best]


def _worth_a_look(tried: dict[str, Tried]) -> list[str]:
    """All options at first, then those that may still be among the best."""
    means = sorted((found.mean for found in tried.values() if found.times), reverse=True)
    if len(means) < BEST:
        return list(tried)
    least = means[BEST - 1] - FAR_BEHIND
    return [
        option
        for option, found in tried.items()
        if option == PASS or (found.times and found.mean >= least)
    ]
