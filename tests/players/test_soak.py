"""Soaking: any table of any game, resumable, and whatever goes wrong is found and kept as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from boonlake import games
from boonlake.cli import CommandError, arena, soak
from boonlake.engine.chance import Chance
from boonlake.engine.decision import Record
from boonlake.engine.save import parse
from boonlake.games.boonlake import BOX as BOONLAKE
from boonlake.games.settlement import BOX as SETTLEMENT
from boonlake.players.soak import seats_of
from boonlake.players.study import Facts
from toy.game import Toy
from toy.state import State

TOY = ["--game", "toy"]
ALL_TABLES = {
    "boonlake": {(2, True), (2, False), (3, False), (4, False)},
    "settlement": {(1, True), (2, False), (3, False), (4, False)},
}
"""How many seats, and whether somebody plays alone."""


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_packages", {**games._packages, "toy": "toy"})


def kept_in(file: Path) -> list[Facts]:
    """The games of a series' file."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()[1:]]


@pytest.mark.parametrize("box", [BOONLAKE, SETTLEMENT], ids=lambda box: box.name)
def test_all_sizes_difficulties_and_players_come_up(box: Any) -> None:
    tables = [
        seats_of(box.seating, Chance(seed, "soak"), (6, 5, 4, 3, 2, 1)) for seed in range(400)
    ]
    for seats in tables:
        box.seating.check(seats)
    assert {(len(s), box.seating.is_solo(s)) for s in tables} == ALL_TABLES[box.name]
    words = [word for seats in tables for word in seats]
    assert set(words) == {*box.seating.words()} - {"human"}
    counts = [words.count(word) for word in box.seating.computers]
    assert counts == sorted(counts, reverse=True)


def test_every_game_takes_its_turn_and_the_report_says_what_was_soaked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "soak.jsonl"
    args = ["--games", "6", "--shares", "1", "--whole", "2", "--undone", "2", "--out", str(out)]
    assert soak.run(args) == 0
    said = capsys.readouterr().out
    assert "6 games, no failures" in said
    found = kept_in(out)
    assert [facts["game"] for facts in found] == ["settlement", "toy", "boonlake"] * 2
    for facts in found:  # the first and the last position always
        every = 1 if facts["whole"] else 25
        assert facts["checked"] == 1 + -(-facts["moves"] // every)
    assert {facts["whole"] for facts in found} == {True, False}
    assert {facts["undone"] for facts in found} == {True, False}


def test_a_soak_goes_on_where_it_stopped_and_one_seed_can_be_played_alone(tmp_path: Path) -> None:
    out, alone = tmp_path / "soak.jsonl", tmp_path / "alone.jsonl"
    whole = ["--seed", "5", "--out", str(out), *TOY]
    assert soak.run(["--games", "3", *whole]) == 0
    begun = out.read_text("utf-8")
    assert soak.run(["--games", "5", *whole]) == 0
    assert out.read_text("utf-8").startswith(begun)
    assert [facts["seed"] for facts in kept_in(out)] == [5, 6, 7, 8, 9]
    assert soak.run(["--games", "1", "--seed", "8", "--out", str(alone), *TOY]) == 0
    assert kept_in(alone) == [kept_in(out)[3]]


def test_another_soak_has_another_file(tmp_path: Path) -> None:
    out = ["--games", "1", "--out", str(tmp_path / "soak.jsonl"), *TOY]
    assert soak.run(out) == 0
    with pytest.raises(CommandError, match=r"soak: .* name another file"):
        soak.run([*out, "--every", "3"])


# What goes wrong is found


def a_thief(game: Toy, state: State, move: str) -> list[Record]:
    """Loses a stone with the fifth move."""
    records = APPLY(game, state, move)
    if sum(record[0] == "turn" for record in records) and state.heap == 7:
        state.heap = 99
    return records


APPLY = Toy.apply


def a_bomb(game: Toy, state: State, move: str) -> list[Record]:
    """Breaks where a card is drawn."""
    if move == "draw":
        raise IndexError("there is no card")
    return APPLY(game, state, move)


def share(state: State) -> State:
    """A copy that is none."""
    return state


@pytest.mark.parametrize(
    ("owner", "name", "broken", "failure"),
    [
        (Toy, "apply", a_thief, "the heap holds 99 stones"),
        (Toy, "apply", a_bomb, "IndexError: there is no card"),
        (State, "copy", share, "later moves changed the copy of position 0"),
    ],
    ids=["rule", "error", "copy"],
)
def test_what_goes_wrong_is_kept_as_a_text_and_found_again(
    owner: type[Any],
    name: str,
    broken: Any,
    failure: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "failures"
    sound = [*TOY, "--games", "8", "--every", "1", "--failures", str(folder)]
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, broken)
        assert soak.run(sound) == 1
        said = capsys.readouterr().out
        assert failure in said
        texts = sorted(folder.glob("toy-*.txt"))
        assert said.count("soak --again") == len(texts) > 0
        assert parse(texts[0].read_text("utf-8")).title.startswith(failure)
        assert soak.run(["--again", str(texts[0])]) == 1
        assert failure in capsys.readouterr().out
    assert soak.run(["--again", *map(str, texts)]) == 0
    assert capsys.readouterr().out.count("nothing is wrong") == len(texts)


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--every", "0"], "soak: expected --every of 1 or more, found 0"),
        (["--shares", "a,b"], "soak: expected --shares like 3,2,1, found 'a,b'"),
        (["--shares", "0"], "soak: expected --shares like 3,2,1, found '0'"),
        (["--set", "here"], "soak: a set is of one game; expected --game with --set"),
        (["--game", "chess"], "unknown game 'chess'"),
        (["--again", "no-such-file"], "no-such-file: cannot be read"),
        (["--games", "0", *TOY], "soak: expected --games of 1 or more, found 0"),
        (["--cluster", "tcp://127.0.0.1:9", *TOY], "soak: no Dask cluster answers at tcp://127"),
    ],
)
def test_bad_arguments_get_one_sentence(
    args: list[str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boonlake.cli._executors.PATIENCE", 1)
    with pytest.raises(CommandError) as caught:
        soak.run(args)
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


# On a cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Dask cluster of one worker on this machine."""
    with LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address=None, host="127.0.0.1"
    ) as made:
        yield made.scheduler_address


def without_times(found: list[Facts]) -> list[Facts]:
    return [{k: v for k, v in facts.items() if k not in ("time", "median")} for facts in found]


@pytest.mark.parametrize("command", [soak, arena], ids=["soak", "arena"])
def test_a_cluster_plays_the_same_games(command: Any, cluster: str, tmp_path: Path) -> None:
    args = ["--games", "4", "--game", "settlement"]
    args += ["--seats", "random,greedy"] if command is arena else ["--shares", "1"]
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert command.run([*args, "--out", str(here)]) == 0
    assert command.run([*args, "--out", str(there), "--cluster", cluster]) == 0
    ended = sorted(kept_in(there), key=lambda facts: int(facts["seed"]))
    assert without_times(ended) == without_times(kept_in(here))
