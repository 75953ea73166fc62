"""Every kind of fault a position can have is found and named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.state import State

from .playing import TABLES, position

Break = Callable[[State], None]


def put(what: str, value: Any) -> Break:
    return lambda s: setattr(s, what, value)


def put_own(what: str, value: Any) -> Break:
    return lambda s: setattr(s.players[0], what, value)


def put_at(what: str, place: int, value: Any) -> Break:
    def change(s: State) -> None:
        getattr(s, what)[place] = value

    return change


def wild(s: State) -> None:
    """Landscapes that do not hang together."""
    s.players[0].landscapes = (1, 0, 0, 0, 0, 0, 0, 0, 15)


@pytest.mark.parametrize(
    ("break_it", "fault"),
    [
        (put("turn", 7), "there is no seat 7"),
        (put("turns", [0]), "other numbers of boards or turns"),
        (put("round", 7), "there is no round 7"),
        (put("over", True), "the game is over: True"),
        (put("landscape_piles", [[]]), "other piles"),
        (put("market", []), "the market has 0 spaces"),
        (put("hero_row", []), "the hero row has 0 spaces"),
        (put("monsters", [9]), "1 colours of monsters"),
        (put_own("landscapes", (0,)), "has not 9 fields"),
        (put_own("goods", (1, 2)), "the goods are (1, 2)"),
        (put_own("mirrored", (1,)), "mirrored (1,)"),
        (put_own("fortresses", 1 << 9), "fortresses 512"),
        (put_own("artefact", 99), "there is no artefact 99"),
        (put_own("landscapes", (99,) * 9), "landscapes that do not exist"),
        (put_own("buildings", (99,) * 9), "buildings that do not exist"),
        (lambda s: s.landscape_piles[0].pop(), "of landscape"),
        (lambda s: s.landscape_piles[0].append(17), "the pile of row 1 holds other"),
        (lambda s: s.building_piles[0].append(3), "of building 3"),
        (put_at("stacks", 0, 0), "space 0 of the market holds 0"),
        (lambda s: s.hero_pile.pop(), "of hero"),
        (lambda s: s.hero_pile.append(0), "of hero 0"),
        (lambda s: s.artefact_row.append(s.artefact_row[0]), "the artefacts are"),
        (lambda s: s.artefact_row.pop(), "artefacts, not"),
        (lambda s: s.removed_artefacts.append(s.artefact_row.pop()), "only in the game alone"),
        (put_at("monsters", 0, 20), "the monsters of each colour"),
        (put_own("goods", (-1, 0, 0, 0, 0)), "the goods are (-1"),
        (put_own("settlers", 9), "stand on the board"),
        (put_own("activated", 0b111111111), "where there is nothing below"),
        (lambda s: put_own("monsters", s.players[0].fortresses)(s), ""),
        (wild, "lies beside no other"),
        (put_own("landscapes", (0, 0, 0, 0, 0, 0, 0, 0, 15)), "nothing is explored in row 1"),
        (put_own("placed", (0, 0, 0, 0, 3, 0, 0, 0, 0, 0)), "the rows are activated"),
        (put_own("stored", (5,) * 9), "on a building that stores nothing"),
        (put_own("mirrored", (99, 0, 0)), "were swapped one for one"),
        (put_own("vp", 4), "there are 4 points"),
        (put("next_start", -1), "takes the start marker"),
        (lambda s: s.agenda.append(("dance", 0)), "nothing is known of 'dance'"),
        (lambda s: s.agenda.append(("turn-choice", 9, 0)), "by seat 9"),
        (lambda s: s.agenda.append(("round", 1)), "concerns nobody"),
    ],
)
def test_a_fault_is_named(break_it: Break, fault: str) -> None:
    state = passed_position()
    assert GAME.faults(state) == []
    break_it(state)
    if fault:
        assert any(fault in text for text in GAME.faults(state)), GAME.faults(state)


def passed_position() -> State:
    """A position in which somebody has passed."""
    for moves in range(60, 200):
        state = position(TABLES[2], moves)
        if any(player.passed for player in state.players) and 1 < state.round < 6:
            return state
    raise AssertionError("nobody ever passed")


def test_a_monster_beside_a_fortress() -> None:
    state = passed_position()
    player = state.players[0]
    player.landscapes = (1, *player.landscapes[1:])
    player.monsters |= 1
    player.fortresses |= 1
    assert any("shares a landscape" in text for text in GAME.faults(state))
