"""A plan that is kept: move by move, better than being greedy, and made anew in time."""

from __future__ import annotations

from boonlake.engine.slices import whole
from boonlake.games.settlement.players.brings import expected
from boonlake.games.settlement.players.following import Following
from boonlake.games.settlement.players.greedy import weigh
from boonlake.games.settlement.players.planning import best_line, planned
from boonlake.games.settlement.players.steady import ROOTS, WIDTH, plan
from boonlake.games.settlement.rules.agenda import apply
from boonlake.games.settlement.state import State

from .playing import Careless, moves_of


def beginning(seats: int, number: int, seed: int = 3) -> State:
    """The first choice of a turn in a round."""
    table = ["random"] * seats
    return next(
        state.copy()
        for state, _, _ in moves_of(table, seed, Careless(seed))
        if state.round == number and state.agenda[-1][0] == "turn-choice"
    )


def chosen(state: State, following: Following) -> str:
    *_, move = following.weigh(state)
    return move


def at_the_end(state: State, seat: int, *, follows: bool) -> float:
    """What a seat may expect at the end of the round if the others choose greedily."""
    following, last = Following(seat), state.round
    while state.agenda and state.round == last:
        own = follows and state.agenda[-1][1] == seat
        *_, move = following.weigh(state) if own else weigh(state, state.agenda[-1][1])
        apply(state, move)
    return expected(state, seat)


def test_a_plan_is_kept_until_it_cannot_go_on() -> None:
    state = beginning(1, 2)
    moves = best_line(whole(planned(state, 0, ROOTS, WIDTH))).moves
    assert len(moves) > 2
    following, kept = Following(0), 0
    while moves[kept] in state.options or "end" in state.options:
        move = chosen(state, following)
        if state.agenda[-1][0] == "turn-choice":
            assert move == (moves[kept] if moves[kept] in state.options else "end")
            kept += move != "end"
        apply(state, move)
    assert kept > 1
    assert chosen(state, following) in state.options


def test_who_follows_a_plan_expects_more_than_who_is_greedy() -> None:
    planned_ones = greedy_ones = 0.0
    for seed in range(6):
        state = beginning(2, 3, seed)
        seat = state.agenda[-1][1]
        planned_ones += at_the_end(state.copy(), seat, follows=True)
        greedy_ones += at_the_end(state, seat, follows=False)
    assert planned_ones > greedy_ones + 6


def test_a_plan_is_made_anew_once_somebody_else_was_quicker() -> None:
    state = beginning(2, 3)
    seat = state.agenda[-1][1]
    following = Following(seat)
    following._left = ["hero nobody"]
    assert "end" not in state.options
    *_, planned_now = plan(state, seat)
    assert chosen(state, following) == planned_now
    assert "hero nobody" not in following._left
