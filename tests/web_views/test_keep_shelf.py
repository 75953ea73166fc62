"""The shelf: two generations, deleted and damaged games, a full storage, hostile keys."""

from __future__ import annotations

import json
from random import Random

import pytest

from boonlake.engine.save import parse
from web.session import summary as notes
from web.session.library import BEFORE, DAMAGED, GAME, GONE, MOST_GONE, NOTE, FullError, Shelf
from web.session.summary import MAX_NOTE, Note

from .keeping import NAMES, Drawer, kept, played_match


def shelf_with(*moves: int) -> Shelf:
    """A shelf on which one game was kept after each of some numbers of moves."""
    shelf = Shelf(Drawer())
    for count in moves:
        shelf.keep("one", *kept(played_match(2, count)))
    return shelf


def test_the_game_before_the_last_write_is_still_there() -> None:
    shelf = shelf_with(10, 11, 12)
    newest, older = (parse(text) for text in shelf.generations("one"))
    assert len(newest.moves) == 12
    assert older.moves == newest.moves[:11]


def test_the_older_generation_is_written_first() -> None:
    drawer = Drawer()
    shelf = Shelf(drawer)
    shelf.keep("one", *kept(played_match(2, 5)))
    drawer.written.clear()
    shelf.keep("one", *kept(played_match(2, 6)))
    assert drawer.written[:2] == [BEFORE + "one", GAME + "one"]


def test_keeping_the_same_game_twice_leaves_the_older_generation() -> None:
    shelf = shelf_with(10, 11, 11)
    assert len(parse(shelf.generations("one")[1]).moves) == 10


def test_the_list_tells_of_every_game_the_latest_first() -> None:
    shelf = Shelf(Drawer())
    for when, name in enumerate(("b", "c", "a")):
        text, note = kept(played_match(3, 30 + when), title=name.upper())
        note.when = when
        shelf.keep(name, text, note)
    found = shelf.games()
    assert [entry.name for entry in found] == ["a", "c", "b"]
    assert found[0].note.title == "A"
    assert found[0].note.names == NAMES[:3]
    assert found[0].note.moves == 32
    assert shelf.current == "a"


def test_a_game_without_a_note_is_told_from_its_text() -> None:
    shelf = shelf_with(20)
    shelf.box.remove(NOTE + "one")
    (entry,) = shelf.games()
    assert (entry.readable, entry.note.moves, entry.note.names) == (True, 20, NAMES[:2])


def test_rename_duplicate_delete_and_the_way_back() -> None:
    shelf = shelf_with(20, 21)
    shelf.rename("one", "  Sunday\nevening ")
    assert shelf.games()[0].note.title == "Sunday evening"
    assert parse(shelf.text("one") or "").title == "Sunday evening"
    shelf.add("two", shelf.text("one") or "", shelf.games()[0].note)
    shelf.delete("one")
    assert [entry.name for entry in shelf.games()] == ["two"]
    assert [entry.name for entry in shelf.deleted()] == ["one"]
    assert shelf.current == ""
    shelf.bring_back("one")
    assert sorted(entry.name for entry in shelf.games()) == ["one", "two"]
    assert not shelf.deleted()


def test_deleted_games_do_not_pile_up() -> None:
    shelf = Shelf(Drawer())
    text, note = kept(played_match(2, 5))
    for number in range(MOST_GONE + 5):
        note.when = number
        shelf.add(f"g{number}", text, note)
        shelf.delete(f"g{number}")
    names = [entry.name for entry in shelf.deleted()]
    assert names == [f"g{number}" for number in range(MOST_GONE + 4, 4, -1)]
    assert not [key for key in shelf.box.all_keys() if key.startswith(NOTE) and key[-2:] == "g0"]


def test_a_damaged_game_is_kept_apart_and_the_older_one_goes_on() -> None:
    shelf = shelf_with(10, 11)
    shelf.box.set(GAME + "one", "boonlake save 1\nnonsense")
    shelf.fall_back("one")
    assert len(parse(shelf.text("one") or "").moves) == 10
    assert shelf.box.get(DAMAGED + "one") == "boonlake save 1\nnonsense"
    assert [entry.name for entry in shelf.damaged()] == ["one"]
    shelf.drop_damaged("one")
    assert not shelf.damaged()
    assert shelf.text("one")


def test_new_names_are_new() -> None:
    shelf = Shelf(Drawer())
    text, note = kept(played_match(2, 5))
    names = set()
    for _ in range(5):
        name = shelf.fresh_name(1_800_000_000_000)
        shelf.add(name, text, note)
        names.add(name)
    shelf.delete(sorted(names)[0])
    assert shelf.fresh_name(1_800_000_000_000) not in names
    assert len(names) == 5


# A full storage


def test_a_full_storage_first_forgets_deleted_games_then_older_generations() -> None:
    text, note = kept(played_match(2, 40))
    drawer = Drawer(room=5 * len(text))
    shelf = Shelf(drawer)
    shelf.add("gone", text, note)
    shelf.delete("gone")
    shelf.keep("other", text.replace("seed 3", "seed 4"), note)
    shelf.keep("other", text, note)
    later, later_note = kept(played_match(2, 41))
    later_note.when = 5
    shelf.keep("one", text, note)
    assert drawer.get(GONE + "gone")
    shelf.keep("one", later, later_note)
    assert not drawer.get(GONE + "gone")
    shelf.keep("two", later, later_note)
    assert not drawer.get(BEFORE + "other")
    assert {entry.name for entry in shelf.games()} == {"one", "other", "two"}


def test_when_nothing_can_be_forgotten_the_last_kept_move_stays() -> None:
    text, note = kept(played_match(2, 40))
    shelf = Shelf(Drawer(room=len(text) + 1_200))
    shelf.keep("one", text, note)
    longer, later = kept(played_match(2, 400))
    with pytest.raises(FullError):
        shelf.keep("one", longer + " " * 2_000, later)
    assert shelf.text("one") == text


@pytest.mark.parametrize("room", range(2_000, 14_000, 400))
def test_whatever_the_room_no_kept_game_is_lost(room: int) -> None:
    shelf = Shelf(Drawer(room))
    told: dict[str, str] = {}
    for number in range(12):
        name = f"g{number % 3}"
        text, note = kept(played_match(2, 30 + number))
        try:
            shelf.keep(name, text, note)
            told[name] = text
        except FullError:
            pass
    assert {name: shelf.text(name) for name in told} == told


# Hostile keys and notes


def test_a_hundred_hostile_notes_leave_the_list_readable() -> None:
    chance = Random(5)
    shelf = shelf_with(20)
    good = json.loads(shelf.box.get(NOTE + "one") or "")
    for number in range(100):
        bad = dict(good)
        key = chance.choice(list(bad))
        bad[key] = chance.choice([None, -1, "<b>", [], [[]], {"a": 1}, 1.5, True, "x" * 9000])
        text = json.dumps(bad)
        shelf.box.set(f"{GAME}h{number}", shelf.text("one") or "")
        shelf.box.set(
            f"{NOTE}h{number}", text[: chance.randrange(len(text))] if number % 3 else text
        )
    for entry in shelf.games():
        assert entry.readable
        assert type(entry.note.when) is int


@pytest.mark.parametrize(
    "text", ["", "[", "[]", "1", "{}", "[" * 3000, '{"title":' * 300, "x" * (MAX_NOTE + 1), "\0"]
)
def test_what_is_no_note_is_not_read(text: str) -> None:
    assert notes.read(text) is None


def test_notes_are_read_as_written() -> None:
    note = Note(
        "Sunday", ["human", "steady"], ["A", ""], ["red", "blue"], 2, 77, True, 5, "..", [3]
    )
    assert notes.read(note.text()) == note


def test_a_game_is_called_by_its_title_or_its_people() -> None:
    assert notes.shown_title(Note(title="Sunday", names=["A"]), "-") == "Sunday"
    seats = ["human", "human", "human", "steady"]
    assert notes.shown_title(Note(seats=seats, names=["A", "", "B", "C"]), "-") == "A, B"
    assert notes.shown_title(Note(), "-") == "-"
