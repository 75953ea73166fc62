"""One tab plays a game; others look on until they take over, or until it is gone."""

from __future__ import annotations

from collections.abc import Callable

from web.session.hold import HOLDER, PATIENCE, Asking, Hold

from .kept_games import Dictionary


class Tabs:
    """Several tabs with one storage and no locks; what one says, the others hear."""

    def __init__(self) -> None:
        self.storage = Dictionary()
        self.presences: list[Asking] = []
        self.waiting: list[Callable[[], object]] = []

    def tab(self) -> Hold:
        """One more tab."""
        number = len(self.presences)

        def speak(word: str) -> None:
            for other, presence in enumerate(self.presences):
                if other != number:
                    presence.hear(word)

        def later(milliseconds: int, act: Callable[[], object]) -> None:
            assert milliseconds == PATIENCE
            self.waiting.append(act)

        self.presences.append(Asking(speak, later))
        return Hold(self.storage, f"tab{number}", self.presences[-1], later)

    @staticmethod
    def never(milliseconds: int, act: Callable[[], object]) -> None:
        """Nobody waits."""

    def wait(self) -> None:
        """Everybody has had time to answer."""
        while self.waiting:
            self.waiting.pop(0)()


def opened(hold: Hold, game: str) -> tuple[bool, list[str]]:
    """Whether a game was free at once, and what is told when its tab does not answer."""
    told: list[str] = []
    return hold.open(game, lambda: told.append(game)), told


def test_the_first_tab_plays_the_second_looks_on() -> None:
    tabs = Tabs()
    first, second = tabs.tab(), tabs.tab()
    assert opened(first, "a")[0]
    free, told = opened(second, "a")
    tabs.wait()
    assert (free, told) == (False, [])
    assert (first.mine, second.mine) == (True, False)


def test_taking_over_ends_the_other_tabs_right_to_write() -> None:
    tabs = Tabs()
    first, second = tabs.tab(), tabs.tab()
    opened(first, "a")
    opened(second, "a")
    tabs.wait()
    second.take()
    assert (first.mine, second.mine) == (False, True)


def test_taking_over_waits_until_the_other_tab_has_let_go() -> None:
    tabs = Tabs()
    first, second = tabs.tab(), tabs.tab()
    opened(first, "a")
    opened(second, "a")
    tabs.wait()
    told: list[str] = []
    second.take_over(lambda: told.append("free"))
    assert not told
    first.lose()
    assert told == ["free"]
    tabs.wait()
    assert told == ["free"]


def test_a_tab_that_does_not_let_go_is_not_waited_for_long() -> None:
    tabs = Tabs()
    first, second = tabs.tab(), tabs.tab()
    opened(first, "a")
    opened(second, "a")
    tabs.wait()
    told: list[str] = []
    second.take_over(lambda: told.append("free"))
    tabs.wait()
    assert told == ["free"]


def test_opening_ones_own_game_again_never_lets_go_of_it() -> None:
    tabs = Tabs()
    hold = tabs.tab()
    opened(hold, "a")
    tabs.storage.written.clear()
    assert opened(hold, "a")[0]
    assert tabs.storage.written == []
    assert hold.mine


def test_a_word_that_does_not_fit_is_made_room_for() -> None:
    storage = Dictionary(room=40)
    storage.set("junk", "x" * 30)

    def make_room(key: str) -> bool:
        storage.remove("junk")
        return True

    hold = Hold(storage, "tab", Asking(lambda words: None, Tabs.never), Tabs.never, make_room)
    assert opened(hold, "a")[0]
    assert storage.get(HOLDER + "a") == "tab"


def test_a_tab_that_was_closed_in_a_hurry_is_replaced() -> None:
    tabs = Tabs()
    tabs.storage.set(HOLDER + "a", "long gone")
    hold = tabs.tab()
    free, told = opened(hold, "a")
    assert not free
    tabs.wait()
    assert told == ["a"]
    hold.take()
    assert hold.mine


def test_different_games_do_not_meet() -> None:
    tabs = Tabs()
    first, second = tabs.tab(), tabs.tab()
    assert opened(first, "a")[0]
    assert opened(second, "b")[0]
    assert first.mine
    assert second.mine


def test_leaving_frees_a_game_and_turning_to_another_leaves() -> None:
    tabs = Tabs()
    first, second = tabs.tab(), tabs.tab()
    opened(first, "a")
    opened(first, "b")
    assert opened(second, "a")[0]
    second.leave()
    assert tabs.storage.all_keys() == [HOLDER + "b"]
    assert not second.mine


def test_a_reload_finds_its_own_game_free() -> None:
    tabs = Tabs()
    first = tabs.tab()
    opened(first, "a")
    first.leave()
    assert opened(tabs.tab(), "a")[0]
