"""Panels and bars about keeping games: well-formed, worded, and never markup from a file."""

from __future__ import annotations

import re

import pytest
from web.screens.table_view import Drawing
from web.screens.thumb import letters, picture
from web.screens.words import Words
from web.session.desk import LONG_GAME, Desk, Notice, only_here

from boonlake.text import LANGUAGES, Text
from web.screens.banner import banner, reminder
from web.screens.bars import bar, now, tools
from web.screens.panels import Context, agree, bring, games, players, share
from web.screens.panels import results as results_panel
from web.session.importing import Bringing, look_through
from web.session.library import DAMAGED, Shelf
from web.session.opening import Fault
from web.session.replay import replay_of, watching
from web.session.results import (
    RESULTS,
    Result,
    by_difficulty,
    by_person,
    merged,
    read,
    with_result,
    written,
)
from web.session.settings import Settings
from web.session.summary import Note
from web.session.table import Table

from .keeping import COLOURS, Drawer, finished_match, kept, played_match
from .positions import parsed

EVIL = "<img src=x onerror=alert(1)>&\"'"


def strict(language: str) -> Words:
    """Words that fail where a text is missing."""
    words = Words(language)
    words.text = Text(language, strict=True)
    return words


def a_desk() -> Desk:
    """A desk with games of all sorts, some meant badly."""
    desk = Desk(Shelf(Drawer()), lambda when, language: f"<{when}>")
    for number, match in enumerate((played_match(2, 40), finished_match(4), played_match(3, 120))):
        text, note = kept(match, EVIL)
        note.names = [EVIL] * len(match.seats)
        note.when = number + 1
        desk.shelf.keep(f"g{number}", text, note)
    desk.shelf.add("gone", *kept(played_match(2, 9)))
    desk.shelf.delete("gone")
    desk.shelf.box.set(f"{DAMAGED}{EVIL}", EVIL)
    desk.shelf.box.set(f"boonlake.game.{EVIL}", EVIL)
    return desk


def a_context(language: str, desk: Desk, table: Table | None = None) -> Context:
    """What a panel is given."""
    words = strict(language)
    drawing = Drawing(table, words) if table else None
    return Context(words, Settings(), table, drawing, "", desk)


def harmless(markup: str) -> None:
    """Nothing of what came from outside is markup."""
    tree = parsed(re.sub(r"<(input|img)\b([^<>]*?)/?>", r"<\1\2/>", _plain(markup)))
    assert not list(tree.iter("img"))
    assert not [e for e in tree.iter() if any(name.startswith("on") for name in e.attrib)]


def _plain(markup: str) -> str:
    """Markup with attributes that XML does not know spelled out."""
    return re.sub(r" (selected|checked|readonly|disabled|hidden)(?=[ >])", r' \1=""', markup)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_shows_games_of_any_kind(language: str) -> None:
    desk = a_desk()
    desk.more = "g0"
    shown = games.panel(a_context(language, desk), "")
    harmless(shown.body + shown.foot)
    assert shown.body.count('class="game"') == 4
    assert shown.body.count('class="game-line"') == 2
    assert 'data-act="delete g0"' in shown.body
    desk.renaming = "g0"
    harmless(games.panel(a_context(language, desk), "").body)


def test_an_empty_list_says_so() -> None:
    shown = games.panel(a_context("en", Desk(Shelf(Drawer()), lambda when, language: "")), "")
    assert "No game is kept here yet." in shown.body


def test_a_long_game_that_is_only_here_is_marked() -> None:
    assert only_here(Note(moves=LONG_GAME))
    assert not only_here(Note(moves=LONG_GAME, exported=1))
    desk = a_desk()
    assert desk.lonely() == 2
    assert "2 long games exist" in reminder(desk, strict("en"))
    assert banner(desk, strict("en")) == ""
    desk.reminded = True
    assert reminder(desk, strict("en")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_are_worded_and_harmless(language: str) -> None:
    desk = a_desk()
    desk.notice = Notice("keep.set-aside", {"title": EVIL, "line": 3}, EVIL)
    harmless(banner(desk, strict(language)))
    desk.full = True
    shown = banner(desk, strict(language))
    harmless(shown)
    assert 'role="alert"' in shown
    assert 'data-act="save-file"' in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_words(language: str) -> None:
    words = strict(language)
    for key in words.text.keys("keep.fault."):
        kind = key.removeprefix("keep.fault.")
        if kind not in ("line", "more"):
            harmless(bring.fault_text(words, Fault(kind, 12, EVIL, EVIL)))
    many = bring.faults(words, [Fault("impossible", n) for n in range(50)])
    assert many.count("<li>") == bring.MOST_FAULTS + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_found_is_shown_before_it_is_kept(language: str) -> None:
    desk = a_desk()
    text, _ = kept(played_match(2, 70), EVIL)
    for _ in look_through(text, desk.shelf, desk.bringing):
        pass
    shown = bring.panel(a_context(language, desk), "")
    harmless(shown.body + shown.found)
    assert 'data-act="bring-keep"' in shown.found
    desk.bringing = Bringing(done=1, total=3)
    assert "bring-keep" not in bring.panel(a_context(language, desk), "").found


def test_a_shared_text_is_shown_as_text() -> None:
    desk = a_desk()
    desk.share_text, desk.share_link = EVIL, f"http://x/#{EVIL}"
    for copied in ("", "text", "link", "refused"):
        desk.copied = copied
        harmless(share.panel(a_context("en", desk), "g0").body)


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_and_agreement_are_worded(language: str) -> None:
    table = Table(finished_match(4), Settings(), [EVIL] * 4, COLOURS)
    words = strict(language)
    replay = replay_of(table)
    replay.go(100)
    harmless(bar(replay, words) + now(replay, words, [EVIL] * 4) + tools(replay, words, [EVIL] * 4))
    harmless(bar(watching(table), words))
    running = Table(played_match(3, 60), Settings(), [EVIL] * 3, COLOURS)
    context = a_context(language, a_desk(), running)
    assert agree.panel(context, "").body.count('data-act="agree ') == 3
    harmless(agree.panel(context, "").body)
    harmless(players.panel(context, "").body)


def test_a_slider_is_not_redrawn_while_it_is_dragged() -> None:
    table = Table(finished_match(4), Settings(), [""] * 4, COLOURS)
    replay, words = replay_of(table), strict("en")
    replay.go(10)
    first = bar(replay, words), Drawing(replay, words).frame()
    replay.go(200)
    assert (bar(replay, words), Drawing(replay, words).frame()) == first


# The map in small


def test_the_map_in_small_has_a_letter_for_every_space() -> None:
    match = finished_match(4)
    kept_map = letters(match.state)
    assert len(kept_map) == 33
    assert set(kept_map) <= set(".:p0123")
    assert len(set(kept_map) & set("0123")) >= 3
    drawn = parsed(picture(kept_map, COLOURS))
    assert len(drawn.findall(".//path")) == 33
    assert len(drawn.findall(".//circle")) == sum(letter.isdecimal() for letter in kept_map)


@pytest.mark.parametrize("forged", ["", "x", "9" * 33, "<b>" * 11, "." * 34])
def test_a_forged_map_is_drawn_without_harm(forged: str) -> None:
    harmless(picture(forged, ["<b>", EVIL]))


# Results


def result(game: str, when: int, seats: list[str], scores: list[int], winners: list[int]) -> Result:
    return Result(game, when, seats, ["Anna", "Ben"], scores, winners)


def test_results_count_wins_and_solo_games_by_difficulty() -> None:
    found = [
        result("a", 1, ["human", "human"], [100, 90], [0]),
        result("b", 2, ["human", "steady"], [80, 95], [1]),
        result("c", 3, ["human", "eminence:hard"], [120, 100], [0]),
        result("d", 4, ["human", "eminence:hard"], [90, 100], [1]),
        result("e", 5, ["human", "eminence"], [-3, 10], [1]),
    ]
    people = by_person(found)
    assert {name: (t.games, t.won, t.best) for name, t in people.items()} == {
        "Anna": (2, 1, 100),
        "Ben": (1, 0, 90),
    }
    solo = by_difficulty(found)
    assert {name: (t.games, t.won, t.best) for name, t in solo.items()} == {
        "hard": (2, 1, 120),
        "medium": (1, 0, -3),
    }


def test_a_game_counts_once_and_two_devices_are_put_together() -> None:
    first = result("a", 1, ["human", "human"], [100, 90], [0])
    again = result("a", 2, ["human", "human"], [90, 100], [1])
    other = result("b", 0, ["human", "human"], [1, 2], [1])
    assert with_result([first], again) == [again]
    assert merged([first], [again, other]) == [other, first]


def test_results_are_read_as_written_and_forged_ones_left_out() -> None:
    good = result("a", 1, ["human", "human"], [100, 90], [0])
    assert read(written([good])) == [good]
    text = written([good])
    for old, new in (("[0]", "[7]"), ("[100,90]", "[100]"), ('"a"', "7"), ("100", '"x"')):
        assert read(text.replace(old, new, 1)) == []
    for forged in ("", "{}", "[1]", "[" * 5000, "null", "x"):
        assert read(forged) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_shown(language: str) -> None:
    desk = a_desk()
    harmless(results_panel.panel(a_context(language, desk), "").body)
    evil = Result(EVIL, 1, ["human", "human"], [EVIL, "B"], [1, 2], [1])
    solo = result("c", 3, ["human", "eminence:hard"], [120, 100], [0])
    desk.record([evil, solo])
    assert desk.shelf.box.get(RESULTS)
    body = results_panel.panel(a_context(language, desk), "").body
    harmless(body)
    assert body.count("<table") == 2
