"""Series of games: the same for any number of processes, resumable, and told in tables."""

from __future__ import annotations

from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from boonlake.cli import CommandError, arena, balance, game, solo
from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.study.figures import levers_bought, strip_shares
from boonlake.games.boonlake.study.targets import solo_targets, targets
from boonlake.players.contest import rotated
from boonlake.players.figures import advantage, wilson
from boonlake.players.series import Series, SeriesError, contest, results
from boonlake.players.study import Facts

EDITION = load()
SEATS = ("random", "greedy")
MAKE = partial(game, "boonlake", None)


def series(games: int, seats: tuple[str, ...] = SEATS) -> Series:
    return contest(MAKE, seats, games, 7)


def without_times(found: list[Facts]) -> list[Facts]:
    return [{k: v for k, v in facts.items() if k not in ("time", "median")} for facts in found]


def in_order(found: list[Facts]) -> list[Facts]:
    return sorted(found, key=lambda facts: int(facts["seed"]))


def made(winner: int, **more: Any) -> Facts:
    """A game of two seats that nobody played."""
    return {
        "seats": ["steady", "steady"],
        "moves": [9, 9],
        "scores": [150, 150],
        "turns": [8, 8],
        "winners": [winner],
        "hands": [[0], [1]],
        "played": [[], []],
        "strips": [[0, 1, 2, 3], [4, 5, 6, 0]],
        "levers": [[*range(1, 13)], []],
        "scored": [],
        "within_reach": [],
        **more,
    }


def test_everybody_moves_on_by_one_seat_from_game_to_game() -> None:
    assert [rotated("abc", n) for n in range(4)] == [
        list("abc"),
        list("cab"),
        list("bca"),
        ["a", "b", "c"],
    ]


def test_the_games_are_the_same_for_any_number_of_processes() -> None:
    alone = list(results(series(4)))
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        together = list(results(series(4), processes))
    assert without_times(alone) == without_times(in_order(together))
    assert [facts["seed"] for facts in alone] == [7, 8, 9, 10]


def test_a_series_goes_on_from_its_file(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    whole = list(results(series(4)))
    begun = list(results(series(2), file=kept))
    with kept.open("a", encoding="utf-8") as file:
        file.write('{"seed":9,"sea')  # the machine went off here
    went_on = list(results(series(4), file=kept))
    assert went_on[:2] == begun
    assert without_times(went_on) == without_times(whole)
    assert list(results(series(4), file=kept)) == went_on


class Backwards:
    """An executor that plays nothing before it has three games, and then the last first."""

    def __init__(self) -> None:
        self.taken: list[tuple[Future[Facts], Any, int]] = []

    def submit(self, act: Any, seed: int) -> Future[Facts]:
        future: Future[Facts] = Future()
        self.taken.append((future, act, seed))
        if len(self.taken) == 3:
            for given, play, n in reversed(self.taken):
                given.set_result(play(n))
        return future


def test_games_are_kept_as_they_end_whoever_plays_them(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    executor: Any = Backwards()
    found = list(results(series(3), executor, kept))
    assert [facts["seed"] for facts in found] == [8, 7, 9]
    assert without_times(in_order(found)) == without_times(list(results(series(3))))
    assert list(results(series(2), file=kept)) == found[:2]


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    list(results(series(1), file=kept))
    with pytest.raises(SeriesError, match=r"holds games of seats random,greedy, .*seed 7, not"):
        list(results(series(1, ("random", "random")), file=kept))
    kept.write_text("a letter\n", "utf-8")
    with pytest.raises(SeriesError, match="expected the games of a series, found something else"):
        list(results(series(1), file=kept))


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["--seats", "random,human"], "arena: expected seats like random, gentle"),
        (["--seats", "random"], "arena: 1 seats cannot play"),
        (["--seats", "random,random", "--games", "0"], "expected --games of 1 or more, found 0"),
        (["--seats", "random,random", "--jobs", "0"], "expected --jobs of 1 or more, found 0"),
        (["--seats", "random,random", "--seed", "x"], "arena: argument --seed"),
        (["--seats", "random,random", "--out", "no/such/place"], "no/such/place: cannot be writ"),
        (["--seats", "random,eminence:soft"], "unknown difficulty 'soft'"),
        ([], "arena: the following arguments are required: --seats"),
    ],
)
def test_bad_arguments_get_one_sentence(args: list[str], expected: str) -> None:
    with pytest.raises(CommandError) as caught:
        arena.run(args)
    assert expected in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_arena_prints_rates_intervals_scores_turns_and_times(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert arena.run(["--seats", "greedy,random", "--games", "2", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "2 games, greedy,random" in said
    head = next(line for line in said.splitlines() if line.startswith("player"))
    for word in ("won", "95 % interval", "score", "turns", "ms a move", "median"):
        assert word in head
    assert "greedy                 2 100.0%" in said
    assert "VP by source" in said


def test_balance_prints_every_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert balance.run(["--seats", "random,random,random", "--games", "2", "--cards"]) == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if line.startswith("| ")]
    for head in (
        "target",
        "place in turn order",
        "strip",
        "lever",
        "scoring tile, fulfilled by seats with it in play",
        "scoring tile, fulfilled by who scored it",
        "own scoring tile",
        "region",
        "first production site",
        "card in the opening hand",
    ):
        assert any(line.startswith(f"| {head} |") for line in heads), head


def test_solo_prints_a_line_for_each_difficulty_and_what_holds(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert solo.run(["--seat", "random", "--games", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in lines[4:9]] == [
        "easy", "medium", "challenge", "hard", "very-hard",
    ]  # fmt: skip
    assert lines[-1].startswith("| her score from each difficulty to the next | rises |")


def test_an_interval_after_wilson() -> None:
    low, high = wilson(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    assert wilson(60, 100, 165)[0] < low
    assert wilson(0, 0) == (0.0, 1.0)


def test_an_advantage_is_what_is_won_beyond_the_even_share() -> None:
    found = [made(0), made(0), made(0), made(1)]
    at = advantage([(facts, 0) for facts in found])
    assert (at.n, at.points) == (4, 25.0)
    shared = advantage([(made(0, winners=[0, 1]), 0)])
    assert shared.points == 0


def test_what_was_taken_and_bought_is_counted() -> None:
    found = [made(0), made(1, levers=[[], []])]
    seats = [(facts, seat) for facts in found for seat in (0, 1)]
    assert strip_shares(seats) == [25.0, *[12.5] * 6]
    assert levers_bought(found, 12) == 50.0


def balanced(**more: Any) -> list[Facts]:
    """Forty games in which every target that they can show holds, but for what is changed."""
    tiles = [(0, tile.number, 2, n % 2) for tile in EDITION.scoring_tiles for n in range(2)]
    return [
        made(n % 2, **{"within_reach": tiles, "strips": [[*range(7)], []], **more})
        for n in range(40)
    ]


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("advantage of a place in turn order, points", {"winners": [0]}),
        ("cards in opening hands wholly beyond that many points", {"winners": [0]}),
        ("strips taken, in 100", {"strips": [[0, 1, 2, 3, 4, 5], []]}),
        ("levers bought, in 100 games", {"levers": [[*range(1, 12)], []]}),
        (
            "tiles fulfilled at the 2nd scoring, in 100",
            {"within_reach": [(0, 3, 2, 0), (0, 4, 2, 1)]},
        ),
    ],
)
def test_a_target_says_whether_it_holds(name: str, more: dict[str, Any]) -> None:
    assert {t.name: t.holds for t in targets(balanced(), EDITION)}[name]
    assert not {t.name: t.holds for t in targets(balanced(**more), EDITION)}[name]


def test_turns_and_winning_score_are_held_to_limits_with_three_and_four() -> None:
    three: dict[str, Any] = {
        "seats": ["steady"] * 3,
        "moves": [9] * 3,
        "scores": [150] * 3,
        "turns": [9] * 3,
        "hands": [[0]] * 3,
        "strips": [[*range(7)]] * 3,
        "levers": [[1]] * 3,
    }
    held = {t.name: t.holds for t in targets(balanced(**three), EDITION)}
    assert held["turns each"]
    assert held["winning score"]
    three |= {"scores": [221] * 3, "turns": [12] * 3}
    held = {t.name: t.holds for t in targets(balanced(**three), EDITION)}
    assert not held["turns each"]
    assert not held["winning score"]


def test_solo_targets_ask_more_of_steady() -> None:
    rising, falling = [100, 110, 120, 130, 140], [100, 110, 120, 130, 129]
    (greedy,) = solo_targets("greedy", rising, [0.1] * 5)
    assert greedy.holds
    assert not solo_targets("greedy", falling, [0.1] * 5)[0].holds
    steady = solo_targets("steady", rising, [0.7, 0.6, 0.5, 0.5, 0.4])
    assert [t.holds for t in steady] == [True, True, True]
    steady = solo_targets("steady", rising, [0.69, 0.6, 0.5, 0.5, 0.41])
    assert [t.holds for t in steady] == [True, False, False]
