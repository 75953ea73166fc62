"""Lines of play: what can be made up for a turn later, and what a plan would begin with."""

from __future__ import annotations

import pytest

from boonlake.engine.slices import whole
from boonlake.games.settlement.players.lines import COMES_TRUE, PLANNED, SettlementLines
from boonlake.games.settlement.players.planning import best_line, planned
from boonlake.games.settlement.rules.agenda import PASS, apply
from boonlake.games.settlement.state import State

from .playing import Careless, moves_of


def beginning(number: int, seed: int = 3) -> State:
    """The first choice of a turn of two in a round."""
    return next(
        state.copy()
        for state, _, _ in moves_of(["random"] * 2, seed, Careless(seed))
        if state.round == number and state.agenda[-1][0] == "turn-choice"
    )


def begun(state: State) -> SettlementLines:
    lines = SettlementLines(state.agenda[-1][1])
    lines.begin(state)
    return lines


def two_moves(state: State) -> tuple[str, str]:
    """Two moves of a choice, neither of which needs the other's settlers."""
    first, second, *_ = (o for o in state.options if o.startswith(("explore", "wilderness")))
    return first, second


@pytest.mark.parametrize("careful", [False, True])
def test_what_can_be_done_a_turn_later_is_done_once_the_others_had_theirs(*, careful: bool) -> None:
    state = beginning(2)
    lines = begun(state)
    now, then = two_moves(state)
    turns, number = state.turns[:], state.round
    apply(state, now)
    assert whole(lines.until(state, then, careful=careful))
    assert then in state.options
    assert state.agenda[-1][:2] == ("turn-choice", lines.seat)
    assert state.round == number
    assert all(later > before for later, before in zip(state.turns, turns, strict=True))


def test_after_passing_nothing_can_be_made_up_for_in_this_round() -> None:
    state = beginning(2)
    lines = begun(state)
    _, then = two_moves(state)
    apply(state, PASS)
    assert not whole(lines.until(state, then))


def test_a_move_that_nobody_can_make_is_waited_for_to_the_end_of_the_round_only() -> None:
    state = beginning(2)
    lines = begun(state)
    assert not whole(lines.until(state, "hero nobody"))
    assert state.round == 3


def test_whoever_passes_at_once_has_overlooked_how_a_plan_begins() -> None:
    state = beginning(2)
    lines = begun(state)
    believed, option = whole(lines.overlooked(state, (PASS,)))
    assert believed == COMES_TRUE
    assert option == best_line(whole(planned(state, lines.seat, *PLANNED))).root
    assert state.round == 2, "and the position is as it was"


def test_whoever_begins_as_a_plan_does_has_overlooked_nothing() -> None:
    state = beginning(2)
    lines = begun(state)
    best = best_line(whole(planned(state, lines.seat, *PLANNED))).root
    assert whole(lines.overlooked(state, (best,))) == (0.0, "")


def test_only_turns_are_planned() -> None:
    states = (state for state, _, _ in moves_of(["random"] * 2, 3, Careless(3)))
    state = next(state for state in states if state.agenda[-1][0] == "artefact")
    assert whole(begun(state).overlooked(state, (state.options[0],))) == (0.0, "")
