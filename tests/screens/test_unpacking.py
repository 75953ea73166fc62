"""Games come after the page: what needs one waits until it is there."""

from __future__ import annotations

import pytest

from web.screens import unpacking
from web.screens.unpacking import Act, Unpacking


class Line:
    """A slow line: what was asked for, and what came."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.done: list[str] = []
        self._answers: dict[str, tuple[Act, Act]] = {}
        self.joined: list[tuple[str, str]] = []
        monkeypatch.setattr(unpacking, "join", lambda *what: self.joined.append(what))
        self.games = Unpacking(["boonlake", "settlement"], self.fetch, "/{}.zip".format)

    def fetch(self, game: str, came: Act, failed: Act) -> None:
        self.asked.append(game)
        self._answers[game] = came, failed

    def come(self, game: str) -> None:
        self._answers[game][0]()

    def fail(self, game: str) -> None:
        self._answers[game][1]()

    def when(self, *games: str) -> None:
        words = "+".join(games)
        self.games.when(
            games,
            lambda: self.done.append(words),
            lambda missing: self.done.append(f"{words} without {missing}"),
        )


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    """A line on which nothing has come yet."""
    return Line(monkeypatch)


def test_what_needs_a_game_waits_for_it_and_for_no_other(line: Line) -> None:
    line.when("settlement")
    line.when("boonlake", "settlement")
    line.when()
    assert line.done == [""]
    assert line.asked == ["settlement", "boonlake"]
    line.come("settlement")
    assert line.done == ["", "settlement"]
    line.come("boonlake")
    assert line.done == ["", "settlement", "boonlake+settlement"]


def test_a_game_is_fetched_once_and_is_there_from_then_on(line: Line) -> None:
    line.games.fetch("boonlake")
    line.when("boonlake")
    assert not line.games.has(["boonlake"])
    line.come("boonlake")
    line.when("boonlake")
    line.games.fetch("boonlake")
    assert line.asked == ["boonlake"]
    assert line.done == ["boonlake", "boonlake"]
    assert line.games.has(["boonlake"])
    assert line.joined == [
        ("boonlake.games.boonlake", "/boonlake.zip"),
        ("web.games", "/boonlake.zip"),
    ]


def test_what_does_not_come_is_told_and_asked_for_again(line: Line) -> None:
    line.when("boonlake", "settlement")
    line.fail("settlement")
    assert line.done == ["boonlake+settlement without settlement"]
    line.come("boonlake")
    line.when("settlement")
    assert line.asked == ["boonlake", "settlement", "settlement"]
    line.come("settlement")
    assert line.done[1:] == ["settlement"]


def test_a_game_that_came_with_the_page_needs_no_archive(line: Line) -> None:
    line.when("toy")
    line.games.fetch("toy")
    assert (line.asked, line.done) == ([], ["toy"])
