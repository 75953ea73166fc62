"""Whatever lies in the storage, the page starts, and one bad thing hides no other."""

from __future__ import annotations

import json

from playwright.sync_api import BrowserContext

from boonlake.engine.reopen import save_of
from tests.session.kept_games import played_match

from .conftest import Table
from .keeping import act, game_address, kept, name_of, page_in, page_with, stored
from .test_keep_tabs import FILL, page_titles

DEEP = '{"theme":"' + "]" * 4_000 + '","names":' + "[" * 4_000 + "]" * 900 + "}"
NOTE = {
    "title": "",
    "seats": ["human", "human"],
    "names": ["", ""],
    "colours": [],
    "round": 1,
    "moves": 20,
    "over": False,
    "when": 5,
    "map": "",
    "scores": [0, 0],
    "exported": 0,
    "step": -1,
    "story": False,
    "ending": -1,
}
TAKE_AWAY = """() => Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("access is denied", "SecurityError"); },
})"""


def text_of(title: str) -> str:
    """A game that can be opened."""
    save = save_of(played_match(2, 20))
    save.title = title
    return save.text()


def test_settings_as_deep_as_a_well_and_odd_keys_stop_no_start(
    context: BrowserContext, site: str
) -> None:
    table = page_with(
        context,
        site,
        {
            "boonlake.settings": DEEP,
            "boonlake.language": "\ud800\0" * 9,
            "boonlake.reminded": "9" * 400,
            "boonlake.results": "[" * 5_000 + "]" * 5_000,
            "boonlake.game.": "no name",
            "boonlake.game.\ud800": "half a letter",
            "boonlake.before.alone": text_of("Half a game"),
            "boonlake.game.good": text_of("A good game"),
            "boonlake.note.good": DEEP[:3_900],
            "boonlake.holder.good": "\ud800",
        },
    )
    table.open(f"{site}?lang=en")
    assert table.state == "setup"
    act(table, "open games")
    assert {"A good game", "Half a game"} <= set(page_titles(table))
    act(table, "play-game good")
    table.wait_options()
    assert not table.errors


ODD: list[dict[str, object]] = [
    {"when": 1 << 60},
    {"when": 8_640_000_000_000_001},
    {"when": -1},
    {"round": 1 << 62},
    {"scores": [1 << 63, -(1 << 63)], "over": True},
    {"names": ["\ud800", "\0"]},
    {"title": "\udfff" * 80},
    {"map": "\0" * 900},
]


def test_odd_notes_hide_no_game(context: BrowserContext, site: str) -> None:
    names = [f"odd{n}" for n in range(len(ODD))]
    games = {f"boonlake.game.{name}": text_of(f"Game {name}") for name in ("a", *names, "c")}
    notes = {
        f"boonlake.note.{name}": json.dumps(NOTE | odd)
        for name, odd in zip(names, ODD, strict=True)
    }
    table = page_with(context, site, games | notes)
    table.open(f"{site}?lang=en")
    act(table, "open games")
    titles = page_titles(table)
    assert len(titles) == len(games)
    assert {"Game a", "Game c"} <= set(titles)
    assert not table.errors


def test_a_storage_full_to_the_last_byte_stops_no_start(context: BrowserContext, site: str) -> None:
    games = {f"boonlake.game.{name}": text_of(f"Game {name}") for name in ("a", "b")}
    table = page_with(context, site, games)
    table.page.evaluate(FILL)
    table.open(f"{site}?lang=en")
    assert table.state == "setup"
    act(table, "open games")
    assert sorted(page_titles(table)) == ["Game a", "Game b"]
    act(table, "game-more a")
    act(table, "delete a")
    assert page_titles(table) == ["Game b"]
    assert not table.errors


def test_a_damaged_game_in_a_full_storage_stays_in_the_list(
    context: BrowserContext, site: str
) -> None:
    damaged = {"boonlake.game.a": "boonlake save 1", "boonlake.before.a": text_of("Sunday")}
    table = page_with(context, site, damaged)
    table.page.evaluate(FILL)
    table.open(f"{site}?play=a&lang=en")
    assert "one move earlier" in table.page.inner_text("#keep")
    table.wait_options()
    assert len(kept(table, "a").moves) == 20
    table.open(f"{site}?lang=en")
    act(table, "open games")
    assert page_titles(table) == ["Sunday"]
    assert not table.errors


def test_a_storage_taken_away_in_mid_game_is_told(context: BrowserContext, site: str) -> None:
    table = page_in(context, game_address(site, "human,random"))
    option = table.wait_options()[0]
    table.page.evaluate(TAKE_AWAY)
    table.take(option)
    table.page.wait_for_selector("#keep .banner")
    assert "not saved" in table.page.inner_text("#keep")
    with table.page.expect_download() as download:
        act(table, "save-file")
    assert option in download.value.path().read_text("utf-8").splitlines()
    assert not table.errors


def test_a_storage_cleared_by_another_tab_is_told_and_the_game_stored_again(
    context: BrowserContext, site: str
) -> None:
    table = page_in(context, game_address(site, "human,random"))
    table.wait_options()
    before = kept(table).moves
    other = Table(context.new_page())
    other.page.goto(f"{site}rescue.html")
    other.page.evaluate("localStorage.clear()")
    table.page.wait_for_selector("#keep .banner")
    assert "stored again" in table.page.inner_text("#keep")
    assert kept(table).moves == before
    assert stored(table, f"boonlake.holder.{name_of(table)}")
    assert not table.errors
