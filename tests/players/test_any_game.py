"""Commands and players know no game: they play the toy as they play any other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boonlake import games
from boonlake.cli import (
    CommandError,
    arena,
    balance,
    bench,
    check,
    components,
    replay,
    simulate,
    solo,
)
from boonlake.engine.save import parse
from boonlake.players.mind import HINT, Mind


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_packages", {**games._packages, "toy": "toy"})


TOY = ["--game", "toy"]


def test_a_game_is_simulated_with_its_choices_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["--seats", "random,random", "--seed", "4", "--json", "--save", str(tmp_path), *TOY]
    assert simulate.run([*args, "--choice", "heap=15"]) == 0
    line = capsys.readouterr().out
    assert sum(json.loads(line)["scores"]) >= 15
    save = tmp_path / "toy-4.txt"
    assert parse(save.read_text("utf-8")).choices == {"heap": "15"}
    assert replay.run([str(save)]) == 0
    assert capsys.readouterr().out == line


def test_a_value_that_cannot_be_chosen_is_refused() -> None:
    with pytest.raises(CommandError, match="simulate: unknown choice 'heap' '9'"):
        simulate.run(["--seats", "random,random", "--choice", "heap=9", *TOY])


def test_seats_of_another_game_are_refused() -> None:
    with pytest.raises(CommandError, match="simulate: expected seats like random, found 'steady'"):
        simulate.run(["--seats", "random,steady", *TOY])


def test_the_arena_counts_points_by_the_lines_of_the_score_sheet(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert arena.run(["--seats", "random,random", "--games", "2", *TOY]) == 0
    said = capsys.readouterr().out
    assert "POINTS by source (average)" in said
    assert "\nstones " in said


def test_balance_and_bench_need_no_study(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.run(["--games", "2", *TOY]) == 0
    assert "| place in turn order |" in capsys.readouterr().out
    assert bench.run(["--games", "2", "--players", "3", *TOY]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == 3


def test_solo_needs_neither_an_opponent_nor_ranks(capsys: pytest.CaptureFixture[str]) -> None:
    assert solo.run(["--games", "2", *TOY]) == 0
    said = capsys.readouterr().out
    assert "| games | mean score |" in said
    assert "| rank |" not in said


def test_a_game_says_what_it_does_not_have() -> None:
    with pytest.raises(CommandError, match="check: toy has no scenarios"):
        check.run(["somewhere", *TOY])


def test_its_components_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert components.run(TOY) == 0
    assert capsys.readouterr().out == "toy (c0ffee)\n"


def test_a_mind_plays_it_and_has_no_hints() -> None:
    game = games.get("toy")
    view = game.view(game.new(["random", "random"], 2), 0)
    question = {"table": "a", "game": "toy", "word": "random", "seed": 3, "view": view}
    mind = Mind(games.get)
    mind.begin(json.dumps(question))
    assert json.loads(mind.step(0))["best"] in view["decision"]["options"]
    mind.begin(json.dumps({**question, "word": HINT}))
    assert json.loads(mind.step(0)) == {"best": None, "done": True}
