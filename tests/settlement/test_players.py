"""Computer players: they choose what is offered, see no more than their seat, and get stronger."""

from __future__ import annotations

import json
from functools import partial

import pytest

from boonlake import games
from boonlake.games.settlement.game import GAME
from boonlake.players import steps
from boonlake.players.hint import hints
from boonlake.players.mind import Mind
from boonlake.players.table import play_out

from .playing import TABLES, position


@pytest.mark.parametrize("word", ["random", "greedy", "steady", "sharp"])
def test_a_player_chooses_what_is_offered(word: str) -> None:
    for seats, moves in ((TABLES[0], 12), (TABLES[1], 30), (TABLES[3], 61)):
        state = position(seats, moves)
        asked = GAME.decision(state)
        assert asked is not None
        seat = asked.seat
        player = GAME.player(word, seat, 1)
        *_, chosen = steps(player, asked, partial(GAME.view, state, seat))
        assert chosen in asked.options


def test_the_same_seed_is_the_same_game() -> None:
    _, first = play_out(GAME, ["greedy"], 5)
    _, again = play_out(GAME, ["greedy"], 5)
    assert first == again


def test_an_unknown_player() -> None:
    with pytest.raises(ValueError, match="unknown computer player 'wise'"):
        GAME.player("wise", 0, 1)


def test_greedy_beats_random() -> None:
    for seed in range(4):
        state, _ = play_out(GAME, ["greedy", "random"], seed)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == [0]
        assert outcome.scores[0] > 15


def test_a_mind_thinks_about_a_registered_game() -> None:
    assert games.get("settlement") is GAME
    state = position(TABLES[1], 20)
    asked = GAME.decision(state)
    assert asked is not None
    view = GAME.view(state, asked.seat)
    question = {"table": "t", "game": "settlement", "word": "greedy", "seed": 1, "view": view}
    mind = Mind(games.get)
    mind.begin(json.dumps(question))
    answer = json.loads(mind.step(60_000))
    assert answer["done"]
    assert answer["best"] in asked.options


def test_hints_name_options() -> None:
    state = position(TABLES[1], 30)
    asked = GAME.decision(state)
    assert asked is not None
    view = GAME.view(state, asked.seat)
    *_, hint = hints(GAME, view, 1)
    assert 1 <= len(hint) <= 3
    assert {option for option, _, _ in hint} <= set(asked.options)
