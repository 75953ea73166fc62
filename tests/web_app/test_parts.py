"""The parts of the page that need no page: places of options, prices, set-up, settings, zoom."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random

import pytest
from web.screens.chart import areas, lines
from web.screens.marks import place_of, placing
from web.screens.table_view import Drawing
from web.screens.words import Words
from web.screens.zoom import Zoom
from web.session.ledger import course

from boonlake import games
from boonlake.text import LANGUAGES
from web.games.boonlake import facts
from web.screens import prices, soon
from web.screens.panels import Context, explain
from web.screens.panels import help as help_panel
from web.session.draft import Draft, draft_of, start
from web.session.settings import Settings, language_of, read

from .test_table import OVER, seated, tap

GAME = games.get("boonlake")
ROOT = Path(__file__).resolve().parents[2]


# Options and their places


@pytest.mark.parametrize(
    ("option", "place"),
    [
        ("strip settle", "strip-settle"),
        ("explore 13 9", "space-13"),
        ("develop 13a", "site-13a"),
        ("project 2", "project-1"),
        ("score 4", "slot-3"),
        ("ship 2", "river-u3"),
        ("site wood", "production-wood"),
        ("modernize 5", "lever-5"),
        ("pass 4", ""),
        ("pay 4 loam stone", ""),
    ],
)
def test_an_option_lies_on_what_it_is_about(option: str, place: str) -> None:
    assert place_of(option, ["u2", "u3"]) == place


def test_one_place_with_several_options_asks() -> None:
    made = placing(["explore 4", "explore 4 9", "explore 5", "pass", "lever 11"], [])
    assert made.choices == {"space-4": ["explore 4", "explore 4 9"]}
    assert made.direct == {"space-5": "explore 5"}
    assert made.buttons == ["pass"]
    assert made.levers == ["lever 11"]


def test_cards_are_never_played_by_a_single_tap() -> None:
    made = placing(["play forge", "discard forge", "discard bank"], [])
    assert not made.direct
    assert made.choices["card-bank"] == ["discard bank"]


def test_every_option_of_a_game_is_drawn_exactly_once() -> None:
    table = seated("human", "human", open_hands=True)
    chance = Random(12)
    words = Words("en")
    while table.state != OVER:
        drawing = Drawing(table, words)
        markup = "".join(drawing.groups().values())
        for option in table.options():
            assert markup.count(f'data-option="{option}"') == 1, option
        tap(table, chance)


def test_what_costs_points_shows_its_price_first() -> None:
    table = seated("human", "human", open_hands=True)
    chance = Random(12)
    warned = 0
    while table.state != OVER:
        asked = table.asked()
        drawing = Drawing(table, Words("en"))
        for option in drawing.placing.direct.values():
            if asked and option.split()[0] not in prices.PRINTED:
                found = prices.sums(table.match.state, asked.seat, option)
                assert prices.net(found, "vp") >= 0
        warned += any(prices.net(found, "vp") < 0 for found in drawing.prices.values())
        tap(table, chance)
    assert warned


def test_what_is_built_carries_its_price() -> None:
    table = seated("human", "human", open_hands=True)
    chance = Random(12)
    tagged: set[str] = set()
    while table.state != OVER:
        asked, state = table.asked(), table.match.state
        drawing = Drawing(table, Words("en"))
        for place, option in drawing.placing.direct.items():
            verb = option.partition(" ")[0]
            if asked and verb in prices.TAGGED:
                found = prices.sums(state, asked.seat, option)
                price = drawing.scene.price(place)
                lost = [
                    n for what in prices.TAGGED[verb].split() if (n := found.get((what, False)))
                ]
                assert [badge.text for badge in price] == [f"−{n}" for n in lost]
                tagged |= {verb} if price else set()
                if verb == "modernize":
                    assert price
        tap(table, chance)
    assert {"house", "cow", "modernize"} <= tagged


def test_the_way_to_the_next_lock_never_grows_within_a_round() -> None:
    table = seated("human", "random")
    chance = Random(1)
    now, left = (1, 0), 99
    while table.state != OVER:
        state = table.match.state
        mark = (state.round, state.scorings)
        if mark != now:
            now, left = mark, 99
        ahead = facts.spaces_to_lock(state)
        assert ahead <= left
        left = ahead
        tap(table, chance)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_a_game_is_drawn_in_every_language(language: str) -> None:
    table = seated("human", "random", "random", seed=3)
    chance = Random(4)
    words = Words(language)
    words.text.strict = True
    count = 0
    while table.state != OVER:
        count += 1
        if count % 7 == 0:
            drawing = Drawing(table, words)
            assert drawing.frame()
            assert drawing.groups()
            assert drawing.sentence()
        tap(table, chance)
    history, scorings = course(table.match)
    assert lines(history, scorings, ["red", "blue", "yellow"], "x").count("<polyline") == 3
    assert "<polygon" in areas(history, scorings, 0, "x")


# Set-up and settings


def draft(
    *seats: str, names: tuple[str, ...] = ("Ann", "Ben", "Cem", "Dot"), seed: str = ""
) -> Draft:
    """A set-up as somebody might fill it in."""
    made = Draft(list(seats), list(names), [], seed)
    made.fill()
    return made


@pytest.mark.parametrize(
    ("made", "field"),
    [
        (draft("human"), "seats"),
        (draft(*["human"] * 5), "seats"),
        (draft("human", "eminence:hard", "human"), "seats"),
        (draft("human", "ghost"), "seats"),
        (draft("human", "human", names=("Ann", "  ")), "name 1"),
        (draft("human", "human", seed="pi"), "seed"),
        (draft("human", "human", seed="-1"), "seed"),
        (draft("human", "human", seed="12345678901"), "seed"),
    ],
)
def test_a_set_up_says_what_is_wrong_at_its_field(made: Draft, field: str) -> None:
    assert not made.check()
    assert field in made.problems


def test_the_starting_player_may_be_drawn_by_lot() -> None:
    made = draft("human", "random", "human")
    made.shuffle_start = True
    firsts = {start(made, Settings(), lot).names[0] for lot in range(30)}
    assert firsts == {"Ann", "Ben", "Cem"}


def test_colours_go_with_their_seats() -> None:
    made = draft("human", "human", "human")
    made.colours = ["white", "black", "red", "blue"]
    made.shuffle_start = True
    table = start(made, Settings(), 5)
    pairs = dict(zip(table.names, table.colours, strict=False))
    assert pairs == {"Ann": "white", "Ben": "black", "Cem": "red"}


def test_a_changed_number_of_players_stays_playable() -> None:
    made = draft_of(Settings())
    for players in (1, 4, 2, 3, 1):
        made.resize(players)
        made.names = [name or "Ann" for name in made.names]
        assert made.players == players
        assert made.check()


def test_settings_are_read_back() -> None:
    made = Settings(language="pl", theme="dark", auto=False, names=["Ann"])
    assert read(made.text()) == made


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"theme":7,"names":"x","auto":"yes","seats":[1]}', '{"theme":"red"}']
)
def test_settings_that_cannot_be_read_are_as_at_first(text: str) -> None:
    assert read(text) == Settings()


def test_the_first_known_language_is_spoken() -> None:
    assert language_of(["fr-FR", "pl-PL", "de"]) == "pl"
    assert language_of(["", "fr"]) == "en"


# Zoom


def test_zoom_keeps_the_place_under_the_fingers_and_fills_the_frame() -> None:
    zoom = Zoom()
    assert zoom.move(2.0, (100.0, 50.0), (0.0, 0.0), (400.0, 300.0))
    assert (zoom.x + 100 * zoom.scale, zoom.y + 50 * zoom.scale) == (100.0, 50.0)
    zoom.move(1.0, (0.0, 0.0), (900.0, -900.0), (400.0, 300.0))
    assert (zoom.x, zoom.y) == (0.0, -300.0)
    zoom.move(0.1, (10.0, 10.0), (0.0, 0.0), (400.0, 300.0))
    assert (zoom.scale, zoom.x, zoom.y, zoom.css()) == (1.0, 0.0, 0.0, "")


def test_something_tiny_comes_closer_once() -> None:
    zoom = Zoom()
    assert zoom.closer((10.0, 10.0), (390.0, 300.0))
    assert not zoom.closer((10.0, 10.0), (390.0, 300.0))


# What is imported when


def test_parts_of_a_game_come_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(find_spec(part) for part in soon.PARTS)
    parts = [part for part in soon.PARTS if "app" not in part]  # the others want a browser
    monkeypatch.setattr(soon, "PARTS", parts)
    waiting: list[tuple[int, object]] = []
    soon.fetch(lambda pause, act: waiting.append((pause, act)))
    for done in range(1, len(parts) + 1):
        assert len(waiting) == done
        pause, act = waiting[-1]
        assert pause == soon.PAUSE
        assert callable(act)
        act()
    assert len(waiting) == len(parts)
    assert all(part in sys.modules for part in parts)


def test_the_set_up_imports_neither_the_game_nor_its_pictures() -> None:
    program = (
        "import sys, types\n"
        "class Anything(types.ModuleType):\n"
        "    def __getattr__(self, name): return None\n"
        "for name in ('pyscript', 'pyodide', 'pyodide.ffi'):\n"
        "    sys.modules[name] = Anything(name)\n"
        "import web.app.page\n"
        "print(*sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT
    )
    loaded = set(done.stdout.split())
    assert "web.app.setup_screen" in loaded
    assert not loaded & set(soon.PARTS)


# Panels


@pytest.mark.parametrize("wanted", ["lock", " Lock ", "LOCK"])
def test_rules_are_found_whatever_the_case(wanted: str) -> None:
    context = Context(Words("en"), Settings(), None, None, wanted)
    assert "<mark>lock</mark>" in help_panel.panel(context, "").found


def test_a_space_of_a_track_is_no_card_that_is_missing() -> None:
    table = seated("human", "random")
    context = Context(Words("en"), Settings(), table, Drawing(table, Words("en")))
    assert "why" not in explain.panel(context, "card-track-2").body
    assert "why" in explain.panel(context, "strip-hire").body
