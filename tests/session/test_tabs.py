"""Tabs that see a moment late what another has written, as they do in browsers: no move is lost."""

from __future__ import annotations

from random import Random

import pytest

from boonlake.engine.save import parse
from web.session.hold import HOLDER
from web.session.library import BEFORE, GAME, SUMMARY
from web.session.session import TAKE_OVER, Session
from web.session.states import PLAY, WATCHING
from web.session.table import Table

from .kept_games import Dictionary, kept, played_match
from .test_session import Device, tap


class View(Dictionary):
    """The storage as one tab sees it: its own writes at once, those of others when told."""

    def __init__(self, device: LateDevice) -> None:
        super().__init__(device.storage.room)
        self.device = device
        self.texts = dict(device.storage.texts)

    def set(self, key: str, text: str) -> bool:
        """Keep a text; the others hear of it later."""
        done = super().set(key, text)
        if done:
            self.device.news.append((self, key, text))
        return done

    def remove(self, key: str) -> None:
        """Forget a text; the others hear of it later."""
        if key in self.texts:
            super().remove(key)
            self.device.news.append((self, key, None))


class LateDevice(Device):
    """A browser whose tabs hear of each other when `deliver` is called."""

    def __init__(self, room: int = 5_000_000) -> None:
        super().__init__(room)
        self.news: list[tuple[View, str, str | None]] = []
        self.tabs: list[tuple[View, Session]] = []

    def tab(self) -> Session:
        """A session in a tab of its own."""
        first = self.storage
        self.storage = View(self)
        session = super().tab()
        self.tabs.append((self.storage, session))
        self.storage = first
        return session

    def deliver(self) -> None:
        """Everybody hears what the others have written, in the order in which they did."""
        while self.news:
            source, key, text = self.news.pop(0)
            if text is None:
                self.storage.remove(key)
            else:
                self.storage.set(key, text)
            for view, session in self.tabs:
                if view is not source:
                    view.texts.pop(key, None)
                    view.texts |= {} if text is None else {key: text}
                    session.hear_of(key)

    def settle(self) -> None:
        """Wait until nobody has anything to tell or to do."""
        while self.news or self.waiting:
            self.deliver()
            self.wait()


def at_a_game(device: Device, moves: int = 10) -> tuple[Session, Session]:
    """Two tabs at the same game: the first plays it, the second looks on."""
    device.storage.texts |= texts_of(moves)
    first, second = device.tab(), device.tab()
    assert first.open("one")
    settle(device)
    assert second.open("one")
    settle(device)
    assert seated(first).mode == PLAY
    assert seated(second).state == WATCHING
    return first, second


def texts_of(moves: int) -> dict[str, str]:
    text, summary = kept(played_match(["human", "random"], moves))
    return {GAME + "one": text, SUMMARY + "one": summary.text()}


def settle(device: Device) -> None:
    if isinstance(device, LateDevice):
        device.settle()


def seated(session: Session) -> Table:
    assert session.table is not None
    return session.table


def moves_of(text: str | None) -> list[str]:
    return parse(text or "").moves


@pytest.mark.parametrize("taps", range(4))
def test_what_is_tapped_while_another_tab_takes_over_is_not_lost(taps: int) -> None:
    device = LateDevice()
    first, second = at_a_game(device)
    chance = Random(taps)
    second.take(TAKE_OVER)
    for _ in range(taps):
        tap(first, chance)
    shown = seated(first).history.moves[:]
    device.settle()
    assert seated(first).state == WATCHING
    assert seated(second).mode == PLAY
    assert seated(second).history.moves == shown
    tap(second, chance)
    device.settle()
    assert moves_of(device.storage.get(GAME + "one"))[: len(shown)] == shown


def test_a_write_that_arrives_after_the_take_over_is_followed_not_overwritten() -> None:
    device = LateDevice()
    first, second = at_a_game(device)
    second.take(TAKE_OVER)
    tap(first, Random(1))
    shown = seated(first).history.moves[:]
    device.wait()  # nobody has heard anything, and patience has come to its end
    assert seated(second).history.moves != shown
    device.deliver()
    assert seated(second).mode == PLAY
    assert seated(second).history.moves == shown
    assert seated(first).state == WATCHING


def test_a_tap_on_what_another_tab_has_played_on_shows_that_instead() -> None:
    device = Device()
    device.storage.texts |= texts_of(10)
    session = device.tab()
    assert session.open("one")
    (later,) = (text for key, text in texts_of(12).items() if key.startswith(GAME))
    device.storage.set(GAME + "one", later)
    tap(session, Random(1))
    assert device.storage.get(GAME + "one") == later
    assert seated(session).history.moves == moves_of(later)
    tap(session, Random(1))
    assert len(moves_of(device.storage.get(GAME + "one"))) > 12


def test_another_title_is_taken_over_and_nothing_else_changes() -> None:
    device = LateDevice()
    first, second = at_a_game(device)
    second.library.rename("one", "Sunday")
    device.settle()
    tap(first, Random(1))
    device.settle()
    stored = parse(device.storage.get(GAME + "one") or "")
    assert stored.title == seated(first).title == "Sunday"
    assert stored.moves == seated(first).history.moves


def test_in_a_nearly_full_storage_one_tab_plays_too() -> None:
    device = Device()
    device.storage.texts |= texts_of(10)
    device.storage.room = device.storage.used + 10
    first, second = device.tab(), device.tab()
    assert first.open("one")
    assert second.open("one")
    device.wait()
    assert seated(first).mode == PLAY
    assert seated(second).state == WATCHING
    assert device.storage.get(HOLDER + "one")


def test_moves_that_found_no_room_are_kept_apart_before_others_count() -> None:
    device = Device()
    device.storage.texts |= texts_of(10)
    session = device.tab()
    assert session.open("one")
    device.storage.room = 0
    chance = Random(1)
    for _ in range(3):
        tap(session, chance)
    unkept = seated(session).history.moves[:]
    assert session.full
    (later,) = (text for key, text in texts_of(11).items() if key.startswith(GAME))
    device.storage.texts[GAME + "one"] = later
    tap(session, chance)
    assert session.full, "there is still no room for them"
    unkept = seated(session).history.moves[:]
    assert moves_of(device.storage.get(GAME + "one")) == moves_of(later)
    device.storage.room = 5_000_000
    tap(session, chance)
    (apart,) = (entry.name for entry in session.library.games() if entry.name != "one")
    assert moves_of(session.library.text(apart))[: len(unkept)] == unkept
    assert moves_of(session.library.text("one")) == moves_of(later)
    assert session.notice is not None
    assert session.notice.key == "keep.kept-apart"
    assert not session.full


def test_a_cleared_storage_is_told_and_the_game_stored_again() -> None:
    device = Device()
    device.storage.texts |= texts_of(10)
    session = device.tab()
    assert session.open("one")
    device.storage.texts.clear()
    session.hear_of("")
    assert session.notice is not None
    assert session.notice.key == "keep.vanished"
    assert device.storage.get(HOLDER + "one")
    assert moves_of(session.library.text("one")) == seated(session).history.moves


def test_a_game_of_which_only_the_older_half_is_left_is_listed_and_goes_on() -> None:
    device = Device()
    session = device.tab()
    device.storage.set(BEFORE + "one", kept(played_match(2, 10))[0])
    assert [entry.name for entry in session.library.games()] == ["one"]
    assert session.open("one")
    assert len(seated(session).history.moves) == 10
    session.leave()
    session.library.delete("one")
    assert [entry.name for entry in session.library.deleted()] == ["one"]
