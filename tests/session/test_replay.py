"""Replay: where it stops, what it hides; going back; handing nothing out by looking."""

from __future__ import annotations

import pytest

from boonlake.engine.records import NOBODY
from web.session.agreement import is_free
from web.session.replay import neighbour, stops
from web.session.settings import Settings
from web.session.states import REPLAY, REPLAYING, WATCH, WATCHING
from web.session.table import Table

from .kept_games import COLOURS, NAMES, finished_match, played_match


def table_of(seats: int | list[str] = 2, moves: int = 60, *, training: bool = False) -> Table:
    """A table at which a game has been played for a while."""
    match = played_match(seats, moves, training=training)
    return Table(match, Settings(speed="instant"), NAMES[: len(match.seats)], COLOURS)


def finished_table() -> Table:
    """A table at which a game has been played to its end."""
    return Table(finished_match(4), Settings(speed="instant"), NAMES, COLOURS)


def test_a_replay_shows_every_position_as_it_was() -> None:
    table = finished_table()
    replay = table.begin_replay()
    match, game = table.history, table.game
    for position in range(0, len(match.moves) + 1, 17):
        replay.go(position)
        assert replay.position == position
        assert game.digest(table.match.state) == game.digest(match.jump(position))
    assert (table.mode, table.state) == (REPLAY, REPLAYING)
    assert table.options() == []
    assert not table.can_undo()


def test_a_replay_stays_inside_the_game() -> None:
    replay = table_of().begin_replay()
    replay.go(-5)
    assert replay.position == 0
    replay.go(10**6)
    assert replay.position == 60


@pytest.mark.parametrize("kind", ["step", "turn", "scoring"])
def test_stops_lead_through_the_whole_game_and_back(kind: str) -> None:
    match = finished_match(4)
    positions = stops(match, kind)
    position, seen = 0, [0]
    while position < len(match.moves):
        position = neighbour(positions, position, True)
        seen.append(position)
    back = [position]
    while position:
        position = neighbour(positions, position, False)
        back.append(position)
    assert seen == positions == back[::-1]
    assert neighbour(positions, 0, False) == 0
    assert neighbour(positions, len(match.moves), True) == len(match.moves)


def test_turns_and_scorings_are_where_the_records_say() -> None:
    match = finished_match(4)
    turns = stops(match, "turn")[1:-1]
    assert all(any(r[0] == "turn" for r in match.records[n - 1]) for n in turns)
    assert len(turns) >= 4 * 7
    assert len(stops(match, "scoring")) - 2 >= 4
    assert set(stops(match, "step")) >= {0, len(match.moves)}
    assert all(not match.was_forced[n] for n in stops(match, "step")[:-1])


def test_a_replay_of_a_running_game_among_people_shows_no_hand() -> None:
    table = table_of(3)
    replay = table.begin_replay()
    for position in range(0, 61, 7):
        replay.go(position)
        assert table.shown == NOBODY
        assert all(isinstance(player["hand"], int) for player in table.sight().view["players"])


def test_a_replay_against_computer_players_shows_only_ones_own_hand() -> None:
    table = table_of(["random", "human"])
    table.begin_replay().go(20)
    hands = [player["hand"] for player in table.sight().view["players"]]
    assert isinstance(hands[0], int)
    assert isinstance(hands[1], list)


def test_a_finished_game_is_seen_with_anybodys_eyes() -> None:
    table = finished_table()
    replay = table.begin_replay()
    replay.go(50)
    for eye in range(4):
        replay.eye = eye
        hands = [player["hand"] for player in table.sight().view["players"]]
        assert [isinstance(hand, list) for hand in hands] == [seat == eye for seat in range(4)]


def test_the_log_of_a_replay_tells_the_whole_game() -> None:
    table = table_of()
    whole = table.match
    table.begin_replay().go(10)
    assert table.history is whole
    assert len(table.match.moves) == 10
    table.leave_replay()
    assert table.match is table.history is whole


def test_another_tab_may_look_but_sees_no_hand_and_no_option() -> None:
    table = table_of(2)
    table.played_elsewhere = True
    assert (table.mode, table.state) == (WATCH, WATCHING)
    assert table.options() == []
    assert table.shown == NOBODY


def test_going_back_is_free_up_to_the_barrier() -> None:
    match = played_match(2, 60)
    assert is_free(match, match.barrier)
    assert not is_free(match, match.barrier - 1)
    assert is_free(played_match(2, 60, training=True), 0)


def test_all_are_asked_only_where_nobody_may_go_back_alone() -> None:
    table = table_of(2, 60)
    while table.match.can_undo(table.people):
        table.undo()
    table.holder = table.match.state.turn
    point = table.match.undo_point(table.people)
    assert point is not None
    assert table.can_ask_back()
    table.back_to(point)
    assert len(table.match.moves) == point
    assert table.match.marked


def test_nobody_is_asked_in_training() -> None:
    assert not table_of(2, 60, training=True).can_ask_back()
