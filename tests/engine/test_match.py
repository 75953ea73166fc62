"""Matches: playing, taking back, the barrier, playing again, looking at earlier positions."""

import pytest

from boonlake.engine.decision import IllegalMove
from boonlake.engine.match import SNAPSHOT_EVERY, Match, UndoError
from playing import played
from toy.game import GAME
from toy.state import State


def match(
    *moves: str, seats: tuple[str, ...] = ("human", "human"), training: bool = False
) -> Match:
    made = Match(GAME, list(seats), 7, training=training)
    for move in moves:
        made.play(move)
    return made


def played_out(seed: int) -> Match:
    whole = match(seats=("random", "random", "random"), training=True)
    for _, move, _ in played(GAME, whole.seats, seed):
        whole.play(move)
    return whole


def test_play_keeps_moves_records_and_seats() -> None:
    m = match("take 2", "draw", "keep")
    assert m.moves == ["take 2", "draw", "keep"]
    assert m.seat_of == [0, 1, 1]
    assert m.records[0] == [("gain", 0, "points", 2, "heap"), ("turn", 1)]


def test_an_illegal_move_changes_nothing() -> None:
    m = match("take 2")
    before = GAME.digest(m.state)
    with pytest.raises(IllegalMove):
        m.play("keep")
    assert (m.moves, GAME.digest(m.state)) == (["take 2"], before)


def test_undo_returns_to_the_position_before() -> None:
    m = match("take 2")
    before = GAME.digest(m.state)
    m.play("take 3")
    m.undo()
    assert (m.moves, m.future) == (["take 2"], ["take 3"])
    assert GAME.digest(m.state) == before


def test_undo_of_nothing_says_so() -> None:
    with pytest.raises(UndoError, match="no move to take back"):
        match().undo()


def test_redo_plays_the_same_again() -> None:
    m = match("take 2", "take 3")
    after = GAME.digest(m.state)
    m.undo()
    m.undo()
    m.redo()
    m.redo()
    assert (m.moves, m.future, GAME.digest(m.state)) == (["take 2", "take 3"], [], after)
    with pytest.raises(UndoError, match="no move to play again"):
        m.redo()


def test_another_move_forgets_what_was_taken_back() -> None:
    m = match("take 2", "take 3")
    m.undo_to(0)
    m.play("take 2")
    assert m.future == ["take 3"]
    m.play("take 1")
    assert m.future == []


def test_forced_moves_are_taken_back_with_the_choice_before_them() -> None:
    m = match(*["take 3"] * 6, "take 2")
    m.play("take 1")
    assert m.was_forced[-1]
    m.undo()
    assert m.moves == ["take 3"] * 6
    m.redo()
    assert m.decision() is None


def test_undo_for_one_seat_takes_back_what_others_did_since() -> None:
    m = match("take 1", "take 2", "take 3", "take 2")
    m.undo(by=[0])
    assert m.moves == ["take 1", "take 2"]
    m.redo(by=[0])
    assert m.moves == ["take 1", "take 2", "take 3", "take 2"]


def test_undo_stops_where_something_was_revealed() -> None:
    m = match("take 2", "draw", "keep", "take 1")
    m.undo()
    m.undo()
    assert m.barrier == 2
    assert not m.can_undo()
    with pytest.raises(UndoError, match="revealed"):
        m.undo()
    assert (m.moves, m.marked) == (["take 2", "draw"], False)


def test_agreement_goes_past_the_barrier_and_marks_the_match() -> None:
    m = match("take 2", "draw")
    m.undo(forced=True)
    assert (m.moves, m.marked) == (["take 2"], True)


@pytest.mark.parametrize(("seats", "training"), [(("human", "human"), True), (("human",), False)])
def test_training_and_solo_may_pass_the_barrier(seats: tuple[str, ...], training: bool) -> None:
    m = match("draw", seats=seats, training=training)
    assert m.can_undo()
    m.undo()
    assert (m.moves, m.marked) == ([], True)


def test_undo_within_the_barrier_marks_nothing() -> None:
    m = match("take 2", training=True)
    m.undo()
    assert not m.marked


def test_restart_turn() -> None:
    m = match("take 2", "whistle")
    m.restart_turn()
    assert m.moves == ["take 2"]
    with pytest.raises(UndoError, match="nothing in this turn"):
        m.restart_turn()


def test_restart_turn_goes_as_far_as_the_barrier_allows() -> None:
    moves = ("take 2", "whistle", "draw")
    m = match(*moves)
    with pytest.raises(UndoError, match="nothing in this turn"):
        m.restart_turn()
    m = match(*moves, training=True)
    m.restart_turn()
    assert (m.moves, m.marked) == (["take 2"], True)


def test_positions_outside_the_history_are_refused() -> None:
    m = match("take 2")
    with pytest.raises(UndoError, match="between 0 and 1"):
        m.undo_to(2)
    with pytest.raises(UndoError, match="between 0 and 1"):
        m.jump(-1)


def test_undo_and_redo_walk_through_a_whole_game() -> None:
    m = played_out(3)
    assert len(m.moves) > SNAPSHOT_EVERY
    hashes = [GAME.digest(m.jump(n)) for n in range(len(m.moves) + 1)]
    moves = m.moves[:]
    while m.undo_point() is not None:
        m.undo()
        assert GAME.digest(m.state) == hashes[len(m.moves)]
    assert m.moves == []
    while m.future:
        m.redo()
        assert GAME.digest(m.state) == hashes[len(m.moves)]
    assert m.moves == moves


def state_options(state: State) -> list[str]:
    asked = GAME.decision(state)
    assert asked is not None
    return asked.options


def test_looking_back_changes_nothing() -> None:
    m = played_out(4)
    before = GAME.digest(m.state)
    state = m.jump(5)
    GAME.apply(state, state_options(state)[0])
    assert GAME.digest(m.state) == before
    assert GAME.digest(m.jump(5)) != GAME.digest(state)


def test_a_branch_goes_its_own_way() -> None:
    m = match("take 2", "take 3", "take 1")
    other = m.branch(2)
    other.play("take 3")
    assert m.moves == ["take 2", "take 3", "take 1"]
    assert other.moves == ["take 2", "take 3", "take 3"]
    other.undo_to(0)
    assert GAME.digest(other.state) == GAME.digest(m.jump(0))
    assert not other.marked


def test_a_branch_from_before_the_barrier_is_marked() -> None:
    assert match("take 2", "draw", "keep").branch(1).marked


def test_a_seat_can_be_handed_over_and_back() -> None:
    m = match("take 2")
    m.hand_over(1, "random")
    assert m.seats == ["human", "random"]
    assert m.first_seats == ["human", "human"]
