"""Every kind of frame is declared with its arguments, in the order in which frames may lie."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boonlake.engine.frames import Frames
from boonlake.engine.shapes import Number
from boonlake.games import get
from boonlake.games.boonlake import frames as boonlake_frames
from boonlake.games.boonlake.invariants import WAITING
from boonlake.games.settlement import shape as settlement_shape

DECLARED: dict[str, Callable[[Any], Frames]] = {
    "boonlake": boonlake_frames.frames_of,
    "settlement": settlement_shape.frames_of,
}
TABLES = {
    "boonlake": (["human"] * 2, ["human"] * 4, ["human", "eminence:medium"]),
    "settlement": (["human"], ["human"] * 3),
}


@pytest.mark.parametrize("name", DECLARED)
def test_every_kind_that_a_rule_serves_is_declared(name: str) -> None:
    game: Any = get(name)
    frames = DECLARED[name](game.new(["human"] * 2, 1))
    served = {*game.agenda.run, *game.agenda.offer}
    assert set(frames.kinds) - served == (WAITING if name == "boonlake" else set())
    assert served <= set(frames.kinds)


@pytest.mark.parametrize("name", DECLARED)
def test_all_positions_of_games_have_the_declared_shape(name: str) -> None:
    game = get(name)
    for seed, seats in enumerate(TABLES[name]):
        state, chance = game.new(seats, seed), Random(seed)
        shape = game.shape(state)
        while True:
            assert shape.misfit(json.loads(json.dumps(game.plain(state))), "state") == ""
            decision = game.decision(state)
            if decision is None:
                break
            game.apply(state, chance.choice(decision.options))


CUPS = Frames({"pour": (Number(0, 1),), "cup": (Number(0, 1), Number(1, 3))}, "|pour(?: cup)*")


@pytest.mark.parametrize(
    ("agenda", "wrong"),
    [
        ([], ""),
        ([["pour", 0], ["cup", 1, 3], ["cup", 0, 1]], ""),
        ([["cup", 1, 3]], "it is in an order that never comes about"),
        ([["pour", 2]], "it.pour[1] should be between 0 and 1"),
        ([["pour", 0, 0]], "it.pour should be a list of 2 items"),
        ([["pour", True]], "it.pour[1] should be a whole number"),
        ([["fly", 0]], "it holds something that nobody knows how to do"),
        ([[]], "it holds something that nobody knows how to do"),
        ([[["pour"], 0]], "it holds something that nobody knows how to do"),
        ("pour", "it should be a list of at most 80 items"),
        ([["pour", 0]] + [["cup", 0, 1]] * 80, "it should be a list of at most 80 items"),
    ],
)
def test_frames_are_held_against_what_is_declared(agenda: Any, wrong: str) -> None:
    assert CUPS.misfit(agenda, "it") == wrong
