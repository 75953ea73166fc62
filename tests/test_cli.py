"""The command line, as a person or a script uses it."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
KEYS = ["seed", "seats", "scores", "winners", "turns", "decisions", "hash"]


def boonlake(
    *args: str | Path, python: str = sys.executable, hash_seed: str = "0"
) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        [python, "-m", "boonlake", *map(str, args)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )


def printed(*args: str | Path, **how: str) -> str:
    done = boonlake(*args, **how)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(*args: str | Path) -> str:
    """The one line that bad input gets."""
    done = boonlake(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.rstrip("\n")


THREE_GAMES = (
    "simulate",
    "--seats",
    "random,random,random",
    "--games",
    "3",
    "--seed",
    "5",
    "--json",
)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str]]:
    """A folder of saved games, and what was printed for them."""
    folder = tmp_path_factory.mktemp("games") / "new"
    return folder, printed(*THREE_GAMES, "--save", folder).splitlines()


def test_simulate_prints_one_object_a_game(saved: tuple[Path, list[str]]) -> None:
    games = [json.loads(line) for line in saved[1]]
    assert [list(game) for game in games] == [KEYS] * 3
    assert [game["seed"] for game in games] == [5, 6, 7]
    for game in games:
        assert game["seats"] == ["random"] * 3
        assert len(game["scores"]) == len(game["turns"]) == 3
        best = max(game["scores"])
        assert game["winners"] == [i for i, n in enumerate(game["scores"]) if n == best]
        assert game["decisions"] > 100


def test_save_writes_one_text_a_game_and_nothing_else(saved: tuple[Path, list[str]]) -> None:
    folder, _ = saved
    assert sorted(path.name for path in folder.iterdir()) == [
        f"boonlake-{seed}.txt" for seed in (5, 6, 7)
    ]
    for path in folder.iterdir():
        header, _, moves = path.read_text("utf-8").partition("\n\n")
        assert header.startswith("boonlake save 1\ngame boonlake\n")
        assert "snapshot" not in moves


def test_replay_prints_the_same_object(saved: tuple[Path, list[str]]) -> None:
    folder, lines = saved
    for seed, line in zip((5, 6, 7), lines, strict=True):
        assert printed("replay", folder / f"boonlake-{seed}.txt") == line + "\n"


def test_an_unfinished_game_replays_without_scores(
    saved: tuple[Path, list[str]], tmp_path: Path
) -> None:
    lines = (saved[0] / "boonlake-5.txt").read_text("utf-8").splitlines()
    path = tmp_path / "half.txt"
    path.write_text("\n".join(lines[:100]), "utf-8")
    found = json.loads(printed("replay", path))
    assert (found["scores"], found["winners"]) == (None, None)
    assert found["decisions"] == 100 - lines.index("") - 1


def test_simulate_without_json_prints_a_table() -> None:
    lines = printed("simulate", "--seats", "random,random", "--games", "2").splitlines()
    assert lines[0].split() == ["seed", "random", "random", "turns", "decisions"]
    assert [line.split()[0] for line in lines[1:]] == ["1", "2", "average"]
    assert "*" in lines[1]


def test_the_wise_eminence_may_be_listed_anywhere() -> None:
    for seats in ("eminence:easy,random", "random,eminence:easy"):
        (line,) = printed("simulate", "--seats", seats, "--json").splitlines()
        assert json.loads(line)["seats"] == seats.split(",")


@pytest.mark.parametrize("hash_seed", ["1", "77", "random"])
def test_hash_seeds_change_nothing(saved: tuple[Path, list[str]], hash_seed: str) -> None:
    assert printed(*THREE_GAMES, hash_seed=hash_seed).splitlines() == saved[1]


def other_pythons() -> list[str]:
    """Interpreters of other versions that really run; pyenv leaves names that do not."""
    found = {}
    for minor in range(11, 20):
        path = shutil.which(f"python3.{minor}")
        if path and subprocess.run([path, "-c", ""], capture_output=True).returncode == 0:
            found[minor] = path
    found.pop(sys.version_info.minor, None)
    return list(found.values())


def test_other_versions_of_python_play_the_same_games(saved: tuple[Path, list[str]]) -> None:
    """Where this machine has no other version, Pyodide plays the golden games all the same."""
    for python in [sys.executable, *other_pythons()]:
        assert printed(*THREE_GAMES, python=python).splitlines() == saved[1], python


def test_another_component_set_gives_the_same_games_if_it_says_the_same() -> None:
    ours = ROOT / "boonlake" / "games" / "boonlake" / "components"
    args = ("simulate", "--seats", "random,random", "--json")
    assert printed(*args, "--set", ours) == printed(*args)


def test_a_wrong_component_set_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("[tiles]\nnonsense\n", "utf-8")
    line = refused("simulate", "--seats", "random,random", "--set", wrong)
    assert line.startswith(str(wrong))
    assert "more: python -m boonlake components" in line


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["nonsense"], "unknown command 'nonsense'; there is arena, "),
        (["simulate"], "simulate: the following arguments are required: --seats"),
        (["simulate", "--seats", "random,random", "--games", "x"], "simulate: argument --games"),
        (["simulate", "--seats", "random,random", "--games", "0"], "1 or more, found 0"),
        (["simulate", "--seats", "random,human"], "found 'human'"),
        (["simulate", "--seats", "random"], "1 seats cannot play"),
        (["simulate", "--seats", "random,eminence:soft"], "unknown difficulty 'soft'"),
        (["simulate", "--seats", "random,random", "--game", "chess"], "unknown game 'chess'"),
        (["replay", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (["check", "nowhere.txt"], "nowhere.txt: cannot be read"),
        (["check", "boonlake/engine"], "boonlake/engine: expected scenario files"),
    ],
)
def test_bad_arguments_get_one_line(args: list[str], expected: str) -> None:
    assert expected in refused(*args)


@pytest.mark.parametrize(
    ("line", "text", "expected"),
    [
        (1, "boonlake save 9", "expected 'boonlake save 1'"),
        (2, "game chess", "unknown game 'chess'"),
        (5, "seed nine", "expected a seed, a number"),
        (6, "seats human", "1 seats cannot play"),
        (6, "players 3", "expected one of game, rules"),
        (9, "dance 3", "'dance 3' is not a move"),
        (9, "ship 3", "'ship 3' is not offered to seat"),
        (9, "SHIP", "expected a move, found 'SHIP'"),
    ],
)
def test_a_broken_save_names_file_and_line(
    saved: tuple[Path, list[str]], tmp_path: Path, line: int, text: str, expected: str
) -> None:
    lines = (saved[0] / "boonlake-5.txt").read_text("utf-8").splitlines()
    lines[line - 1] = text
    path = tmp_path / "broken.txt"
    path.write_text("\n".join(lines), "utf-8")
    said = refused("replay", path)
    assert expected in said
    assert said.startswith(f"{path}:{line}: ")


SCENARIO = """# Builder pays three coins
given
  seat 0 coins 4
  strips builder pioneer settle cattle region hire progress
moves
  0: strip builder
then
  seat 0 coins 7
"""


def test_check_runs_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("one.txt", "deep/two.txt"):
        (tmp_path / name).write_text(SCENARIO, "utf-8")
    assert printed("check", tmp_path) == "2 of 2 scenarios hold\n"
    assert printed("check", tmp_path / "one.txt") == "1 of 1 scenarios hold\n"


def test_check_says_what_fails(tmp_path: Path) -> None:
    path = tmp_path / "one.txt"
    path.write_text(SCENARIO.replace("coins 7", "coins 8\n  seat 0 vp 1"), "utf-8")
    done = boonlake("check", path)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        f"{path}:8: expected 'seat 0 coins 8', found 7 (and 1 more)",
        "0 of 1 scenarios hold, 1 do not",
    ]
    assert len(boonlake("check", "--all", path).stdout.splitlines()) == 3


@pytest.mark.parametrize(
    ("old", "new", "line", "expected"),
    [
        ("coins 4", "coins many", 3, "expected coins, a number, found 'many'"),
        ("seat 0 coins 4", "seat 7 coins 4", 3, "expected a seat, a number from 0 to 1"),
        ("seat 0 coins 4", "seat 0 hand forg", 3, "perhaps 'forge'"),
        ("seat 0 coins 4", "seat 0 ranch 9", 3, "at most 10 inhabitants"),
        ("seat 0 coins 4", "seat 0 piece house 1a", 3, "there is none"),
        ("builder pioneer", "builder builder", 4, "each once"),
        ("strip builder", "strip dance", 6, "'strip dance' is not offered"),
        ("0: strip", "1: strip", 6, "expected a move of seat 0"),
        ("given", "gave", 2, "expected rule, seats, seed"),
        ("coins 7", "coin 7", 8, "'seat 0' and one of coins"),
    ],
)
def test_check_names_the_line_of_a_broken_scenario(
    tmp_path: Path, old: str, new: str, line: int, expected: str
) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(SCENARIO.replace(old, new, 1), "utf-8")
    done = boonlake("check", path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"{path}:{line}: ")
    assert expected in done.stderr


def test_help_lists_the_commands() -> None:
    text = printed("--help")
    for command in ("simulate", "replay", "check", "components"):
        assert f"\n  {command} " in text
    assert boonlake().returncode == 2


def test_output_that_nobody_reads_is_no_error() -> None:
    command = (
        f"{sys.executable} -m boonlake simulate --seats random,random --games 20 --json | head -1"
    )
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True)
    assert (len(done.stdout.splitlines()), done.stderr) == (1, "")


CHOICES = ("simulate", "--seats", "random,random", "--json")


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        ("colour", "simulate: expected --choice KEY=VALUE, found 'colour'"),
        ("colour=blue", "simulate: unknown choice 'colour' 'blue'"),
    ],
)
def test_a_choice_that_a_game_does_not_know_is_refused(choice: str, expected: str) -> None:
    assert expected in refused(*CHOICES, "--choice", choice)


@pytest.mark.parametrize(
    "args",
    [
        ["arena", "--seats", "random,random", "--games", "1"],
        ["balance", "--games", "1"],
        ["solo", "--games", "1"],
        ["components"],
        ["bench", "--games", "1"],
        ["check", "nowhere.txt"],
        ["simulate", "--seats", "random,random"],
    ],
    ids=lambda args: args[0],
)
def test_every_command_asks_for_the_game_it_is_given(args: list[str]) -> None:
    assert "unknown game 'chess'" in refused(*args, "--game", "chess")


SETTLEMENT = ("--game", "settlement")


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["simulate", "--seats", "greedy,random", "--games", "2"], "average"),
        (["arena", "--seats", "greedy,random", "--games", "2"], "winning score"),
        (["balance", "--seats", "greedy,greedy", "--games", "1"], "| sawmill |"),
        (["solo", "--seat", "greedy", "--games", "2"], "| knight | 76 to 100 |"),
        (["components"], "landscapes       36"),
        (["bench", "--games", "1"], '"games a second"'),
        (["check", "tests/settlement/scenarios/solo"], "scenarios hold"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_every_command_takes_settlement(args: list[str], expected: str) -> None:
    done = boonlake(*args, *SETTLEMENT)
    assert done.returncode == 0, done.stderr
    assert expected in done.stdout


def test_a_saved_game_of_settlement_is_replayed(tmp_path: Path) -> None:
    boonlake(
        "simulate", "--seats", "greedy,random", "--games", "1", "--save", str(tmp_path), *SETTLEMENT
    )
    (file,) = tmp_path.iterdir()
    assert boonlake("replay", str(file), *SETTLEMENT).returncode == 0
    assert boonlake("replay", str(file), "--game", "boonlake").returncode != 0
