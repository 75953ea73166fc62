"""Panels and bars about keeping games: well-formed, worded, and never markup from a file."""

from __future__ import annotations

import re

import pytest

from boonlake.engine.match import Match
from boonlake.games import get as get_game
from boonlake.text import LANGUAGES
from tests.looks.positions import parsed
from tests.session.kept_games import COLOURS, finished_match, kept, played_match
from tests.session.test_session import Device
from tests.tables import drawn, spoken
from web.games import look_of
from web.screens.banner import banner, reminder
from web.screens.language import Language
from web.screens.panels import Context, agree, bring, games, players, share
from web.screens.panels import results as results_panel
from web.screens.replay_bar import bar, now, tools
from web.screens.screen import Screen
from web.session import exchange
from web.session.importing import Import
from web.session.library import DAMAGED, LONG_GAME, is_only_here
from web.session.notices import Notice
from web.session.opening import Fault
from web.session.results import (
    RESULTS,
    Result,
    by_opponent,
    by_person,
    merged,
    read,
    with_result,
    written,
)
from web.session.session import Session
from web.session.settings import Settings
from web.session.summary import Summary
from web.session.table import Table

EVIL = "<img src=x onerror=alert(1)>&\"'"


def strict(language: str) -> Language:
    """A language that fails where a text is missing."""
    return spoken(language, strict=True)


def a_session() -> Session:
    """A session with games of all sorts, some meant badly."""
    session = Device().tab()
    for number, match in enumerate((played_match(2, 40), finished_match(4), played_match(3, 120))):
        text, summary = kept(match, EVIL)
        summary.names = [EVIL] * len(match.seats)
        summary.when = number + 1
        session.library.keep(f"g{number}", text, summary)
    session.library.add("gone", *kept(played_match(2, 9)))
    session.library.delete("gone")
    session.storage.set(f"{DAMAGED}{EVIL}", EVIL)
    session.storage.set(f"boonlake.game.{EVIL}", EVIL)
    return session


def a_context(language: str, session: Session, table: Table | None = None, **shown: str) -> Context:
    """What a panel is given."""
    screen = Screen(moment=lambda when, language: f"<{when}>")
    for name, value in shown.items():
        setattr(screen, name, value)
    words = strict(language)
    return Context(words, session, screen, drawn(table, words) if table else None)


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
    session = a_session()
    shown = games.panel(a_context(language, session, tools_of="g0"), "")
    harmless(shown.body + shown.foot)
    assert shown.body.count('class="game"') == 4
    assert shown.body.count('class="game-line"') == 2
    assert 'data-act="delete g0"' in shown.body
    renaming = a_context(language, session, tools_of="g0", renaming="g0")
    harmless(games.panel(renaming, "").body)


def test_an_empty_list_says_so() -> None:
    shown = games.panel(a_context("en", Device().tab()), "")
    assert "No game is saved here yet." in shown.body


def test_a_long_game_that_is_only_here_is_marked() -> None:
    assert is_only_here(Summary(moves=LONG_GAME))
    assert not is_only_here(Summary(moves=LONG_GAME, exported=1))
    session = a_session()
    assert session.library.only_here() == 2
    assert "2 long games exist" in reminder(session, strict("en"))
    assert banner(session, strict("en")) == ""
    session.note_reminder()
    assert reminder(session, strict("en")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_are_worded_and_harmless(language: str) -> None:
    session = a_session()
    session.notice = Notice("keep.set-aside", {"title": EVIL, "line": 3}, EVIL)
    harmless(banner(session, strict(language)))
    session.full = True
    shown = banner(session, strict(language))
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
def test_what_was_found_is_shown_before_it_is_kept(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "SLICE", 60)  # seconds: enough on the busiest machine
    session = a_session()
    text, _ = kept(played_match(2, 70), EVIL)
    exchange.bring(session, text)
    shown = bring.panel(a_context(language, session), "")
    harmless(shown.body + shown.found)
    assert 'data-act="bring-keep"' in shown.found
    session.importing = Import(done=1, total=3)
    assert "bring-keep" not in bring.panel(a_context(language, session), "").found


def test_a_shared_text_is_shown_as_text() -> None:
    session, link = a_session(), f"http://x/#{EVIL}"
    for copied in ("", "text", "link", "refused"):
        context = a_context("en", session, shared_text=EVIL, shared_link=link, copied=copied)
        harmless(share.panel(context, "g0").body)


def test_only_the_beginning_of_a_replay_says_that_the_game_begins() -> None:
    table = Table(played_match(2, 30), Settings(), ["Ada", "Ben"], COLOURS)
    replay = table.begin_replay()
    begins = spoken().say("keep.beginning")
    assert begins not in now(table, spoken(), ["Ada", "Ben"]), "it opens at the last move"
    replay.go(0)
    assert begins in now(table, spoken(), ["Ada", "Ben"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_and_agreement_are_worded(language: str) -> None:
    table = Table(finished_match(4), Settings(), [EVIL] * 4, COLOURS)
    words = strict(language)
    table.begin_replay().go(100)
    harmless(bar(table, words) + now(table, words, [EVIL] * 4) + tools(table, words, [EVIL] * 4))
    table.leave_replay()
    table.played_elsewhere = True
    harmless(bar(table, words))
    running = Table(played_match(3, 60), Settings(), [EVIL] * 3, COLOURS)
    context = a_context(language, a_session(), running)
    assert agree.panel(context, "").body.count('data-act="agree ') == 3
    harmless(agree.panel(context, "").body)
    harmless(players.panel(context, "").body)


def test_a_slider_is_not_redrawn_while_it_is_dragged() -> None:
    table = Table(finished_match(4), Settings(), [""] * 4, COLOURS)
    replay, words = table.begin_replay(), strict("en")
    replay.go(10)
    first = bar(table, words), drawn(table, words).frame()
    replay.go(200)
    assert (bar(table, words), drawn(table, words).frame()) == first


# The map in small


def thumbnail(sketch: str, colours: list[str]) -> str:
    """A position as the list shows it."""
    return look_of(played_match(2, 0).game).thumbnail(sketch, colours)


def test_the_map_in_small_has_a_letter_for_every_space() -> None:
    match = finished_match(4)
    kept_map = match.game.standing(match.state).sketch
    assert len(kept_map) == 33
    assert set(kept_map) <= set(".:p0123")
    assert len(set(kept_map) & set("0123")) >= 3
    drawn = parsed(thumbnail(kept_map, COLOURS))
    assert len(drawn.findall(".//path")) == 33
    assert len(drawn.findall(".//circle")) == sum(letter.isdecimal() for letter in kept_map)


@pytest.mark.parametrize("forged", ["", "x", "9" * 33, "<b>" * 11, "." * 34])
def test_a_forged_map_is_drawn_without_harm(forged: str) -> None:
    harmless(thumbnail(forged, ["<b>", EVIL]))


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
    solo = by_opponent(found)
    assert {name: (t.games, t.won, t.best) for name, t in solo.items()} == {
        "eminence:hard": (2, 1, 120),
        "eminence:medium": (1, 0, -3),
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
    session = a_session()
    harmless(results_panel.panel(a_context(language, session), "").body)
    evil = Result(EVIL, 1, ["human", "human"], [EVIL, "B"], [1, 2], [1])
    solo = result("c", 3, ["human", "eminence:hard"], [120, 100], [0])
    session.results.merge([evil, solo])
    assert session.storage.get(RESULTS)
    body = results_panel.panel(a_context(language, session), "").body
    harmless(body)
    assert body.count("<table") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_shown_game_by_game(language: str) -> None:
    session = a_session()
    of_first = result("a", 1, ["human", "human"], [100, 90], [0])
    second = Result("b", 2, ["human", "human"], ["Cem", "Dot"], [40, 50], [1], "settlement")
    alone = Result("c", 3, ["human"], ["Cem"], [77], [0], "settlement")
    session.results.merge([of_first, second, alone])
    body = results_panel.panel(a_context(language, session), "").body
    harmless(body)
    before, _, after = body.partition("Settlement")
    assert "Anna" in before
    assert "Cem" not in before
    assert "Dot" in after
    assert "<td>77</td>" in after
    assert body.count("<table") == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_names_the_game_of_each(language: str) -> None:
    session = a_session()
    match = Match(get_game("settlement"), ["human"], 1)
    session.library.keep("alone", *kept(match))
    body = games.panel(a_context(language, session), "").body
    harmless(body)
    listed = body.partition("</ul>")[0]
    assert listed.count("Settlement ·") == 1
    assert listed.count("Boonlake ·") == len(session.library.games()) - 1
