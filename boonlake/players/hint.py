"""Hints: what a strong player would do here, and what that is expected to bring.

Every option is tried on a first guess of what is hidden; the promising ones are then weighed as
reviews weigh lines (`weighing.py`), on several guesses. A game says in its `Lines` how an option is
played on and what that brings, and from what it brings more than the usual comes its reason.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ..engine.agenda import PASS
from ..engine.chance import Chance
from ..engine.game import Game, S, View
from .reasons import Reason, mean, reasons
from .weighing import Weighed, brought_by, weighing

BEST = 3
"""How many options a hint names."""
GUESSES = 4
"""How often the hidden things are guessed anew."""
FAR_BEHIND = 4.0
"""An option so many points behind the third best is not looked at again."""

Hint = list[tuple[str, float, list[Reason]]]
"""The best options first, each with the points by which it is expected to lead further ahead than
passing does, or than options do on average where nobody may pass, and what these come from."""


Tried = dict[str, list[Weighed]]
"""Where each option has led so far."""


def hints(game: Game[S], view: View, seed: int) -> Iterator[Hint]:
    """The hint so far, after each short step; the last one is the answer."""
    lines = game.lines(view["seat"])
    if lines is None:
        return
    chance = Chance(seed, "hint")
    first = game.guess(view, chance)
    rough: dict[str, float] = {}
    for option in lines.options(first):
        rough[option] = lines.right_away(first, option)
        yield _first_sight(rough)
    tried: Tried = {option: [] for option in lines.promising(first, rough)}
    so_far = _first_sight(rough)
    for n in range(GUESSES):
        state = game.guess(view, chance) if n else first
        lines.begin(state)
        for option in _worth_a_look(tried):
            trial = lines.take(state, option)
            yield so_far
            tried[option].append((yield from _saying(so_far, weighing(lines, trial))))
            so_far = best_of(tried)
    yield so_far


def _saying(
    so_far: Hint, thought: Generator[None, None, Weighed]
) -> Generator[Hint, None, Weighed]:
    """Say the same after each step of a thought, and return what it comes to."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            weighed: Weighed = end.value
            return weighed
        yield so_far


def _first_sight(rough: dict[str, float]) -> Hint:
    """The options that look best right away."""
    return [(option, gain, []) for option, gain in _ahead(rough)]


def _ahead(means: dict[str, float]) -> list[tuple[str, float]]:
    """The best options, with what each leads further ahead than the usual."""
    usual = means.get(PASS, sum(means.values()) / len(means))
    best = sorted(means, key=lambda option: -means[option])[:BEST]
    return [(option, means[option] - usual) for option in best]


def best_of(tried: Tried) -> Hint:
    """The options that lead furthest ahead, with what each brings more than the usual."""
    brought = {option: brought_by(each) for option, each in tried.items() if each}
    usual = brought.get(PASS) or mean(list(brought.values()))
    return [
        (option, gain, reasons(brought[option], usual))
        for option, gain in _ahead({option: _lead(each) for option, each in tried.items() if each})
    ]


def _lead(weighed: list[Weighed]) -> float:
    """How far ahead an option leads on average."""
    return sum(each.lead for each in weighed) / len(weighed)


def _worth_a_look(tried: Tried) -> list[str]:
    """All options at first, then those that may still be among the best."""
    means = {option: _lead(each) for option, each in tried.items() if each}
    if len(means) < BEST:
        return list(tried)
    least = sorted(means.values(), reverse=True)[BEST - 1] - FAR_BEHIND
    return [option for option in tried if option == PASS or means.get(option, least - 1) >= least]
