"""Planning a round: many lines of moves are followed side by side, the most promising ones kept.

Nobody knows what the piles will bring: in plans nothing new comes to hero row and market,
landscapes are middling, and the others stand aside.
"""

from __future__ import annotations

from collections.abc import Generator
from operator import itemgetter
from typing import NamedTuple

from ..rules.agenda import PASS, apply
from ..rules.turn import END
from ..state import State
from .greedy import aside
from .prospect import prospect
from .sequence import after, promising, worth_of
from .value import value

FEW_HANDS = 2
"""Passing is thought of once so few settlers are left."""


class Line(NamedTuple):
    """A line of moves: what it is worth so far, its moves without follow-ups, where it has led."""

    worth: float
    moves: tuple[str, ...]
    state: State

    @property
    def root(self) -> str:
        """The option it began with."""
        return self.moves[0]


Ends = dict[str, Line]
"""By first option: the line that ends the round best."""
Planning = Generator[str, None, Ends]
"""Says the best option so far after each short step."""


def planned(s: State, seat: int, roots: int, width: int) -> Planning:
    """Follow the best options of a decision, so many, to the end of the round."""
    calm = without_surprises(s)
    weighed = []
    for option in promising(s, seat):
        weighed.append((worth_of(calm, seat, option), option))
        yield option
    weighed.sort(key=itemgetter(0), reverse=True)
    ends: Ends = {}
    lines: list[Line] = []
    for _, option in weighed[:roots]:
        _note(lines, ends, after(calm, seat, option), seat, (option,), s.round)
        yield weighed[0][1]
    return (yield from _followed(lines, ends, seat, s.round, width, weighed[0][1]))


def planned_from(s: State, seat: int, in_round: int, width: int) -> Planning:
    """Follow a position without surprises to the end of a round; its line has no root."""
    ends: Ends = {}
    lines: list[Line] = []
    _note(lines, ends, s, seat, ("",), in_round)
    return (yield from _followed(lines, ends, seat, in_round, width, ""))


def planned_next(end: Line, seat: int, width: int) -> Planning:
    """Follow a line that has ended its round to the end of the next one."""
    state = end.state.copy()
    while state.agenda and state.agenda[-1][1] != seat:
        apply(state, aside(state))
    lines = [Line(0.0, end.moves, state)]
    return (yield from _followed(lines, {}, seat, state.round, width, end.root))


def best_of(ends: Ends) -> str:
    """The option whose line ends best."""
    return best_line(ends).root


def best_line(ends: Ends) -> Line:
    """The line that ends best."""
    return max(ends.values(), key=itemgetter(0))


def without_surprises(s: State) -> State:
    """A copy in which nothing new comes to hero row and market, and landscapes are middling."""
    calm = s.copy()
    calm.hero_pile = []
    calm.building_piles = [[] for _ in calm.building_piles]
    calm.landscape_piles = [_middling(s, pile) for pile in calm.landscape_piles]
    return calm


def _middling(s: State, pile: list[int]) -> list[int]:
    """Landscapes in such an order that those of middling worth come first, the last one on top."""
    by_worth = sorted(pile, key=lambda kind: (s.components.landscapes[kind].resource, kind))
    half = len(by_worth) // 2
    outwards = [i for step in range(half + 1) for i in (half + step, half - 1 - step)]
    return [by_worth[i] for i in reversed(outwards) if 0 <= i < len(by_worth)]


def _followed(
    lines: list[Line], ends: Ends, seat: int, in_round: int, width: int, first: str
) -> Planning:
    """Follow lines until all have ended the round."""
    while lines:
        further: list[Line] = []
        for line in lines:
            for option in _next(line.state, seat):
                trial = after(line.state, seat, option)
                _note(further, ends, trial, seat, (*line.moves, option), in_round)
            yield best_of(ends) if ends else first
        lines = _kept(further, seat, width)
    return ends


def _note(
    lines: list[Line], ends: Ends, s: State, seat: int, moves: tuple[str, ...], in_round: int
) -> None:
    """Note where a line has led: to the end of the seat's round, or to another choice."""
    player = s.players[seat]
    while s.agenda and not player.passed and s.round == in_round:
        if s.agenda[-1][1] != seat:
            apply(s, aside(s))
        elif s.agenda[-1][0] == "turn-choice" and END in s.options:
            apply(s, END)
        else:
            lines.append(Line(value(s, seat), moves, s))
            return
    worth = prospect(s, seat, s.components.rounds - in_round)
    root = moves[0]
    if root not in ends or worth > ends[root].worth:
        ends[root] = Line(worth, moves, s)


def _next(s: State, seat: int) -> list[str]:
    """How a line can go on."""
    player = s.players[seat]
    options = promising(s, seat)
    if player.settlers and player.settlers + player.bonus > FEW_HANDS and len(options) > 1:
        options = [option for option in options if option != PASS]
    return options


def _kept(lines: list[Line], seat: int, width: int) -> list[Line]:
    """The best lines, each position once."""
    lines.sort(key=itemgetter(0), reverse=True)
    kept: list[Line] = []
    seen: set[tuple[object, ...]] = set()
    for line in lines:
        p = line.state.players[seat]
        goods = (p.goods, p.settlers, p.bonus, p.placed, p.activated, p.heroes)
        board = (p.landscapes, p.monsters, p.fortresses, p.buildings, p.stored)
        here = (*goods, *board, line.state.agenda[-1][0])
        if here not in seen:
            seen.add(here)
            kept.append(line)
            if len(kept) == width:
                break
    return kept
