"""What those who look on are told of a position."""

from __future__ import annotations

import json

import pytest

from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.insight import BY_TRADING, DIRECTLY, NOT, FieldAction

from .playing import TABLES, Busy, moves_of
from .test_why import given


def test_prices_and_how_they_can_be_paid() -> None:
    state = given(
        "market only sawmill bank tavern",
        "hero-row falconer archer potter well-digger",
        "seat 0 goods 2 wood 1 loam",
    )
    board = GAME.insight(state, 0).board
    assert board is not None
    assert [price.how for price in board.market if price] == [BY_TRADING, DIRECTLY, NOT]
    assert board.market[3] is None
    archer = board.heroes[1]
    assert archer is not None
    assert archer.price.cost == (2, 0, 0, 1, 0)
    assert archer.price.how == NOT


def test_what_a_hero_would_be_worth_now() -> None:
    state = given("hero-row falconer archer potter well-digger", "seat 0 landscape 1a oak-grove")
    board = GAME.insight(state, 0).board
    assert board is not None
    assert [offer.vp for offer in board.heroes if offer] == [1, 0, 6, 0]


def test_rows_and_fields() -> None:
    state = given(
        "hero-row mason archer storyteller well-digger",
        "seat 0 landscape 1a oak-grove",
        "seat 0 landscape 1b clay-bank fortress",
        "seat 0 landscape 1c thorn-wood monster",
        "seat 0 building 1 sawmill",
        "seat 0 building 1 alchemist",
    )
    sight = GAME.insight(state, 0)
    board = sight.board
    assert board is not None
    assert sight.colours == (0, 3)
    row = board.wilderness[0]
    assert (row.can, row.brings, row.monsters) == (True, (1, 1, 0, 0, 0), (0,))
    assert not board.wilderness[1].can
    assert board.settlement[0].usable == (0,)
    assert board.fields[:4] == (
        FieldAction("fortress", 1, monster=True),
        FieldAction("activate", 1, monster=False),
        FieldAction("fight", 2, monster=False),
        FieldAction("explore", 2, monster=False),
    )
    assert board.room == 1


def test_a_spectator_sees_no_board() -> None:
    sight = GAME.insight(given(), -1)
    assert sight.board is None
    assert len(sight.points) == 2


def test_alone_the_rank_so_far() -> None:
    assert GAME.insight(given("seat 0 building 1 bank 11", seats="human"), 0).rank == 1
    assert GAME.insight(given(), 0).rank == -1


@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_insight_agrees_with_what_is_offered(seats: list[str]) -> None:
    state = GAME.new(seats, 2)
    for _ in moves_of(seats, 2, Busy(2)):
        break
    busy = Busy(2)
    while asked := GAME.decision(state):
        if asked.kind == "turn-choice" and state.agenda[-1][2] == 0:
            board = GAME.insight(state, asked.seat).board
            assert board is not None
            if board.settlers:
                for n, row in enumerate(board.wilderness, 1):
                    assert row.can == (f"wilderness {n}" in asked.options)
                for n, row in enumerate(board.settlement, 1):
                    assert row.can == (f"settlement {n}" in asked.options)
            for offer in board.heroes:
                if offer:
                    key = state.components.heroes[offer.hero].key
                    assert (offer.price.how != NOT) == (f"hero {key}" in asked.options)
        GAME.apply(state, busy.choose(asked))


def test_the_sketch_is_short() -> None:
    for state, _, _ in moves_of(TABLES[3], 2, Busy(2)):
        sketch = GAME.standing(state).sketch
        assert len(sketch) < 80
        assert json.loads(json.dumps(sketch)) == sketch
