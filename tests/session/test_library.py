"""The library: two generations, deleted and damaged games, a full storage, hostile keys."""

from __future__ import annotations

import json
from random import Random

import pytest

from boonlake import games
from boonlake.engine.save import parse
from web.session import summary as summaries
from web.session.library import (
    BEFORE,
    DAMAGED,
    DELETED,
    GAME,
    MOST_DELETED,
    SUMMARY,
    Library,
)
from web.session.storage import FullError
from web.session.summary import MAX_TEXT, Summary

from .kept_games import NAMES, Dictionary, kept, played_match


def library_with(*moves: int) -> Library:
    """A library on which one game was kept after each of some numbers of moves."""
    library = Library(Dictionary())
    for count in moves:
        library.keep("one", *kept(played_match(2, count)))
    return library


def test_a_kept_game_says_which_game_it_needs() -> None:
    library = library_with(3)
    assert library.games_of("one") == ["boonlake"]
    assert library.games_of("nobody") == []
    library.storage.set(GAME + "one", "rubbish")
    assert library.games_of("one") == games.names(), "its older half may be of any game"


def test_the_game_before_the_last_write_is_still_there() -> None:
    library = library_with(10, 11, 12)
    newest, older = (parse(text) for text in library.generations("one"))
    assert len(newest.moves) == 12
    assert older.moves == newest.moves[:11]


def test_the_older_generation_is_written_first() -> None:
    storage = Dictionary()
    library = Library(storage)
    library.keep("one", *kept(played_match(2, 5)))
    storage.written.clear()
    library.keep("one", *kept(played_match(2, 6)))
    assert storage.written[:2] == [BEFORE + "one", GAME + "one"]


def test_keeping_the_same_game_twice_leaves_the_older_generation() -> None:
    library = library_with(10, 11, 11)
    assert len(parse(library.generations("one")[1]).moves) == 10


def test_the_list_tells_of_every_game_the_latest_first() -> None:
    library = Library(Dictionary())
    for when, name in enumerate(("b", "c", "a")):
        text, summary = kept(played_match(3, 30 + when), title=name.upper())
        summary.when = when
        library.keep(name, text, summary)
    found = library.games()
    assert [entry.name for entry in found] == ["a", "c", "b"]
    assert found[0].summary.title == "A"
    assert found[0].summary.names == NAMES[:3]
    assert found[0].summary.moves == 32


def test_a_game_without_a_note_is_told_from_its_text() -> None:
    library = library_with(20)
    library.storage.remove(SUMMARY + "one")
    (entry,) = library.games()
    assert (entry.readable, entry.summary.moves, entry.summary.names) == (True, 20, NAMES[:2])


def test_rename_duplicate_delete_and_the_way_back() -> None:
    library = library_with(20, 21)
    library.rename("one", "  Sunday\nevening ")
    assert library.games()[0].summary.title == "Sunday evening"
    assert parse(library.text("one") or "").title == "Sunday evening"
    library.add("two", library.text("one") or "", library.games()[0].summary)
    library.delete("one")
    assert [entry.name for entry in library.games()] == ["two"]
    assert [entry.name for entry in library.deleted()] == ["one"]
    library.bring_back("one")
    assert sorted(entry.name for entry in library.games()) == ["one", "two"]
    assert not library.deleted()


def test_a_review_is_kept_with_its_game_and_goes_with_it() -> None:
    library = Library(Dictionary())
    library.keep_review("a", "no game, no review")
    assert library.review("a") is None
    library.add("a", "text", Summary())
    library.keep_review("a", "found")
    assert library.review("a") == "found"
    assert library.make_room("boonlake.game.b")
    assert library.review("a") is None, "it can be found again"
    library.keep_review("a", "found")
    library.delete("a")
    assert library.review("a") is None


def test_deleted_games_do_not_pile_up() -> None:
    library = Library(Dictionary())
    text, summary = kept(played_match(2, 5))
    for number in range(MOST_DELETED + 5):
        summary.when = number
        library.add(f"g{number}", text, summary)
        library.delete(f"g{number}")
    names = [entry.name for entry in library.deleted()]
    assert names == [f"g{number}" for number in range(MOST_DELETED + 4, 4, -1)]
    assert not [
        key for key in library.storage.all_keys() if key.startswith(SUMMARY) and key[-2:] == "g0"
    ]


def test_a_damaged_game_is_kept_apart_and_the_older_one_goes_on() -> None:
    library = library_with(10, 11)
    library.storage.set(GAME + "one", "boonlake save 1\nnonsense")
    library.fall_back("one")
    assert len(parse(library.text("one") or "").moves) == 10
    assert library.storage.get(DAMAGED + "one") == "boonlake save 1\nnonsense"
    assert [entry.name for entry in library.damaged()] == ["one"]
    library.drop_damaged("one")
    assert not library.damaged()
    assert library.text("one")


def test_new_names_are_new() -> None:
    library = Library(Dictionary())
    text, summary = kept(played_match(2, 5))
    names = set()
    for _ in range(5):
        name = library.fresh_name(1_800_000_000_000)
        library.add(name, text, summary)
        names.add(name)
    library.delete(sorted(names)[0])
    assert library.fresh_name(1_800_000_000_000) not in names
    assert len(names) == 5


# A full storage


def test_a_full_storage_first_forgets_deleted_games_then_older_generations() -> None:
    text, summary = kept(played_match(2, 40))
    storage = Dictionary(room=5 * len(text))
    library = Library(storage)
    library.add("gone", text, summary)
    library.delete("gone")
    library.keep("other", text.replace("seed 3", "seed 4"), summary)
    library.keep("other", text, summary)
    later, later_summary = kept(played_match(2, 41))
    later_summary.when = 5
    library.keep("one", text, summary)
    assert storage.get(DELETED + "gone")
    library.keep("one", later, later_summary)
    assert not storage.get(DELETED + "gone")
    library.keep("two", later, later_summary)
    assert not storage.get(BEFORE + "other")
    assert {entry.name for entry in library.games()} == {"one", "other", "two"}


def test_when_nothing_can_be_forgotten_the_last_kept_move_stays() -> None:
    text, summary = kept(played_match(2, 40))
    library = Library(Dictionary(room=len(text) + 1_200))
    library.keep("one", text, summary)
    longer, later = kept(played_match(2, 400))
    with pytest.raises(FullError):
        library.keep("one", longer + " " * 2_000, later)
    assert library.text("one") == text


@pytest.mark.parametrize("room", range(2_000, 14_000, 400))
def test_whatever_the_room_no_kept_game_is_lost(room: int) -> None:
    library = Library(Dictionary(room))
    told: dict[str, str] = {}
    for number in range(12):
        name = f"g{number % 3}"
        text, summary = kept(played_match(2, 30 + number))
        try:
            library.keep(name, text, summary)
            told[name] = text
        except FullError:
            pass
    assert {name: library.text(name) for name in told} == told


@pytest.mark.parametrize("damaged", ["boonlake save 1", "x" * 9_000])
@pytest.mark.parametrize("noted", [True, False])
@pytest.mark.parametrize("spare", [0, 1, 20])
def test_in_a_full_storage_a_damaged_game_goes_on_one_move_earlier(
    damaged: str, noted: bool, spare: int
) -> None:
    library = library_with(10, 11)
    storage = library.storage
    assert isinstance(storage, Dictionary)
    sound = storage.get(BEFORE + "one")
    storage.set(GAME + "one", damaged)
    if not noted:
        storage.remove(SUMMARY + "one")
    storage.room = storage.used + spare
    kept_too = library.fall_back("one")
    assert [entry.name for entry in library.games()] == ["one"]
    assert library.text("one") == sound
    assert kept_too == (storage.get(DAMAGED + "one") == damaged)
    assert kept_too or not noted


# Hostile keys and notes


def test_a_hundred_hostile_notes_leave_the_list_readable() -> None:
    chance = Random(5)
    library = library_with(20)
    good = json.loads(library.storage.get(SUMMARY + "one") or "")
    for number in range(100):
        bad = dict(good)
        key = chance.choice(list(bad))
        bad[key] = chance.choice([None, -1, "<b>", [], [[]], {"a": 1}, 1.5, True, "x" * 9000])
        text = json.dumps(bad)
        library.storage.set(f"{GAME}h{number}", library.text("one") or "")
        library.storage.set(
            f"{SUMMARY}h{number}", text[: chance.randrange(len(text))] if number % 3 else text
        )
    for entry in library.games():
        assert entry.readable
        assert type(entry.summary.when) is int


@pytest.mark.parametrize("when", [1 << 60, 8_640_000_000_000_001, -1])
def test_a_note_of_a_time_that_no_browser_knows_is_not_read(when: int) -> None:
    library = library_with(20)
    note = json.loads(library.storage.get(SUMMARY + "one") or "")
    library.storage.set(SUMMARY + "one", json.dumps(note | {"when": when}))
    (entry,) = library.games()
    assert (entry.readable, entry.summary.moves, entry.summary.when) == (True, 20, 0)


@pytest.mark.parametrize(
    "text", ["", "[", "[]", "1", "{}", "[" * 3000, '{"title":' * 300, "x" * (MAX_TEXT + 1), "\0"]
)
def test_what_is_no_note_is_not_read(text: str) -> None:
    assert summaries.read(text) is None


def test_notes_are_read_as_written() -> None:
    summary = Summary(
        "Sunday", ["human", "steady"], ["A", ""], ["red", "blue"], 2, 77, True, 5, "..", [3]
    )
    assert summaries.read(summary.text()) == summary


def test_a_game_is_called_by_its_title_or_its_people() -> None:
    assert Summary(title="Sunday", names=["A"]).shown_title("-") == "Sunday"
    seats = ["human", "human", "human", "steady"]
    assert Summary(seats=seats, names=["A", "", "B", "C"]).shown_title("-") == "A, B"
    assert Summary().shown_title("-") == "-"
