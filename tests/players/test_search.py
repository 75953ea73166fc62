"""Searching, with options whose worth is known."""

from __future__ import annotations

import pytest

from boonlake.players.search import PlayedOn, best_played_on, best_right_away, halving

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
