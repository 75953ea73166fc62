"""Searching, with options whose worth is known."""

from __future__ import annotations

import pytest

from boonlake.players.search import PlayedOn, Race, best_played_on, best_right_away, halving

WORTH = {"a": 1.0, "b": 4.0, "c": 3.0, "d": 0.0}


class Position:
    """A guess with a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def copy(self) -> Position:
        return Position(self.number)


def play_on(option: str) -> PlayedOn:
    """Two steps, then the worth of the option."""
    yield
    yield
    return WORTH[option]


def test_the_best_few_within_the_margin_are_left() -> None:
    weighing = best_right_away("abcd", WORTH.__getitem__, 3, 2.0)
    assert [next(weighing) for _ in "abcd"] == ["a", "b", "b", "b"]
    with pytest.raises(StopIteration) as end:
        next(weighing)
    assert end.value.value == ["b", "c"]


def test_the_best_so_far_is_told_after_each_step() -> None:
    assert list(best_played_on("abc", play_on)) == ["a", "a", "a", "a", "b", "b", "b"]


def test_an_option_alone_is_not_played_on() -> None:
    assert list(best_played_on("d", play_on)) == ["d"]


def test_halving_plays_the_better_half_on_more_often() -> None:
    tries: list[tuple[int, str]] = []

    def trying(position: Position, option: str) -> PlayedOn:
        tries.append((position.number, option))
        return play_on(option)

    guesses = map(Position, range(1, 100))
    *_, chosen = halving(["a", "b", "c", "d"], 16, Position(0), lambda: next(guesses), trying)
    assert chosen == "b"
    assert tries[:8] == [(n, option) for n in (0, 1) for option in "abcd"]
    assert tries[8:] == [(n, option) for n in (2, 3, 4, 5) for option in "bc"]


def race(options: str, effort: int, worth: dict[str, list[float]]) -> tuple[Race, list[str]]:
    """A race in which option o is worth `worth[o][n % …]` on guess n; whoever was played on."""
    tries: list[str] = []

    def trying(position: Position, option: str) -> PlayedOn:
        tries.append(option)
        yield
        return worth[option][position.number % len(worth[option])]

    guesses = map(Position, range(1, 1000))
    run = Race(list(options))
    *_, chosen = run.run(effort, Position(0), lambda: next(guesses), trying)
    assert chosen == run.best
    return run, tries


def test_a_race_drops_at_once_who_is_clearly_behind() -> None:
    run, tries = race("ab", 1000, {"a": [5.0, 6.0], "b": [1.0, 1.5]})
    assert run.best == "a"
    assert run.mean("b") == pytest.approx(1.2)
    assert len(tries) == 10


def test_a_race_of_equals_ends_when_the_effort_is_used_up() -> None:
    run, tries = race("ab", 60, {"a": [5.0, 1.0], "b": [1.0, 5.5]})
    assert run.best == "b"
    assert len(tries) == 60


def test_a_race_drops_the_weaker_half_when_its_share_is_used_up() -> None:
    near = {"a": [1.0, 9.0], "b": [9.0, 2.0], "c": [2.0, 8.5], "d": [8.5, 1.0]}
    run, tries = race("abcd", 80, near)
    assert run.best == "b"
    assert {*tries[:20]} == {*"abcd"}
    assert len({*tries[-20:]}) == 2


def test_one_option_alone_has_won() -> None:
    run, tries = race("a", 80, {"a": [1.0]})
    assert (run.best, tries) == ("a", [])
