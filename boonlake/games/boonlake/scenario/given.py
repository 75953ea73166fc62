"""Editing a fresh game into the position a scenario gives."""

from __future__ import annotations

from ....engine.scenario import GivenError, Line, WordError
from ....engine.scenario_words import carry_out
from ..rules.agenda import apply, settle
from ..state import State
from .given_seat import SEAT_WORDS
from .given_table import WORDS
from .position import Position

FIRST = ("round", "scorings", "slots", "tile", "mound")
"""Lines that others build on are carried out before them, wherever they stand."""


def start(s: State) -> State:
    """A fresh game with the first option taken in every choice of the set-up; no turn has begun."""
    first_turn = s.agenda.pop(0)
    while s.agenda:
        apply(s, s.options[0])
    s.agenda.append(first_turn)
    return s


def give(s: State, lines: list[Line]) -> None:
    """Carry out the lines of `given`, then let the turn begin."""
    position = Position(s)
    order = {word: i for i, word in enumerate(FIRST)}
    for line in sorted(lines, key=lambda line: order.get(line.words[0], len(order))):
        try:
            edit(position, line.words)
        except WordError as error:
            raise GivenError(line.number, str(error)) from None
        if line.words[0] == "seat" and len(line.words) > 1:
            position.last_line[line.words[1]] = line.number
    position.finish()
    s.records = []
    settle(s)


def edit(position: Position, words: list[str]) -> None:
    """Carry out one line."""
    carry_out(position, position.s.seats, words, SEAT_WORDS, WORDS)
