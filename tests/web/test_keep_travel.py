"""Games on their way: text, file, link, backup; and a thousand texts that mean no good."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext

from boonlake.engine.reopen import save_of
from tests.session.kept_games import hostile, played_match

from .conftest import Profiles, Table
from .keeping import (
    act,
    hash_of,
    kept,
    name_of,
    open_kept,
    open_panel,
    page_in,
    store,
    stored,
    tap_any,
)

HOSTILE = 20
"""Damaged games at a time."""
CHECK_ALL = """
texts => new Promise((done) => {
  const field = document.querySelector("#bring-text");
  const button = document.querySelector('[data-act="bring-check"]');
  const told = [];
  const next = (number) => {
    if (number === texts.length) return done(told);
    field.value = texts[number];
    button.click();
    const look = () => {
      const found = document.querySelector("#found");
      const games = found.querySelectorAll(".game").length;
      const faults = found.querySelectorAll(".faults > li").length;
      if (games + faults === 0) return setTimeout(look, 5);
      told.push([games, faults, document.querySelectorAll("#app img, #app script").length]);
      next(number + 1);
    };
    look();
  };
  next(0);
})
"""
OPEN_ALL = """
names => new Promise((done) => {
  const told = [];
  const button = document.body.appendChild(document.createElement("button"));
  const app = document.getElementById("app");
  const next = (number) => {
    if (number === names.length) { button.remove(); return done(told); }
    button.dataset.act = `play-game ${names[number]}`;
    button.click();
    told.push([app.dataset.state, document.querySelectorAll("#app img, #app script").length]);
    setTimeout(next, 0, number + 1);
  };
  next(0);
})
"""


@pytest.fixture(scope="module")
def mine(profiles: Profiles) -> Iterator[BrowserContext]:
    """A profile for all tests here."""
    with profiles.lend() as made:
        yield made


@pytest.fixture(scope="module")
def sender(mine: BrowserContext, site: str) -> Table:
    """A page with a game that has been played for a while, among people."""
    return open_kept(mine, site, played_match(3, 150), "sent")


def shared(table: Table) -> tuple[str, str]:
    """The text and the link that the page offers of its game."""
    if not table.page.query_selector("#share-text"):
        open_panel(table, "open games")
        act(table, f"game-more {name_of(table)}")
        act(table, f"open share {name_of(table)}")
    text = table.page.input_value("#share-text")
    link = table.page.input_value("#share-link")
    return text, link


def received(table: Table) -> str:
    """Keep what was found and answer the hash of its position."""
    table.page.wait_for_selector('[data-act="bring-keep"]', timeout=20_000)
    act(table, "bring-keep")
    table.wait_options()
    assert not table.errors
    return hash_of(kept(table))


def test_a_game_travels_to_another_profile_by_link_text_and_file(
    sender: Table, profiles: Profiles, site: str, tmp_path: Path
) -> None:
    there = hash_of(kept(sender))
    text, link = shared(sender)
    assert len(text.encode()) < 16_000
    assert "snapshot" not in text
    with sender.page.expect_download() as download:
        act(sender, f"save-file {name_of(sender)}")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    with profiles.lend() as other:
        table = page_in(other, link)
        assert received(table) == there
        assert "#" not in table.page.url
        open_panel(table, "home")
        for way in ("text", "file"):
            act(table, "open games")
            act(table, "open bring")
            if way == "text":
                table.page.fill("#bring-text", text)
                act(table, "bring-check")
            else:
                table.page.set_input_files('[data-field="bring-file"]', file)
            table.page.wait_for_selector("#found .game")
            assert "There is nothing new in it." in table.page.inner_text("#found")
            act(table, "close")
        assert len(stored(table, "boonlake.game.")) == 1
        assert not table.errors


def test_all_games_travel_in_one_file(
    sender: Table, mine: BrowserContext, profiles: Profiles, site: str, tmp_path: Path
) -> None:
    store(sender, {"boonlake.game.second": save_of(played_match(2, 30)).text()})
    hashes = sorted(hash_of(kept(sender, key[14:])) for key in stored(sender, "boonlake.game."))
    table = page_in(mine, site)
    act(table, "open games")
    with table.page.expect_download() as download:
        act(table, "backup")
    file = tmp_path / "backup.txt"
    download.value.save_as(file)
    with profiles.lend() as other:
        fresh = page_in(other, site)
        act(fresh, "open games")
        act(fresh, "open bring")
        fresh.page.set_input_files('[data-field="bring-file"]', file)
        fresh.page.wait_for_selector('[data-act="bring-keep"]')
        act(fresh, "bring-keep")
        fresh.page.wait_for_selector('[data-act^="play-game"]')
        found = [hash_of(kept(fresh, key[14:])) for key in stored(fresh, "boonlake.game.")]
        assert sorted(found) == hashes
        assert not fresh.errors


def test_wrong_texts_are_answered_with_their_line(sender: Table) -> None:
    text, _ = shared(sender)
    act(sender, "close")
    open_panel(sender, "open games")
    act(sender, "open bring")
    lines = text.split("\n")
    at = lines.index("") + 30
    lines[at] = "strip <b>bold</b>"
    for wrong, said in (
        ("\n".join(lines), f"Line {at + 1}: This is not a move. strip <b>bold</b>"),
        (text.replace("game boonlake", "game chess"), "Line 2: This is a game that cannot"),
        ("<script>alert(1)</script>", "Line 1: A saved game does not begin like this."),
        ("", "There is no text."),
    ):
        sender.page.fill("#bring-text", wrong)
        act(sender, "bring-check")
        sender.page.wait_for_selector(".faults")
        assert said in sender.page.inner_text("#found")
    act(sender, "close")
    assert not sender.errors


def test_a_thousand_hostile_texts_leave_the_page_working(sender: Table, site: str) -> None:
    chance = Random(3)
    games = [save_of(played_match(seats, 40)).text() for seats in (2, 3)]
    texts = [hostile(games[number % 2], chance) for number in range(990)]
    texts += ["[" * 100_000, "\0" * 1000, "x" * 500_000, "boonlake backup 1\n" + "=== game\n" * 900]
    texts += [f"{site}#game={'A' * n}" for n in (0, 7, 300_000)]
    texts += [json.dumps(["<img src=x>"] * 100), "🙂" * 5000, games[0] + games[1]]
    assert len(texts) == 1000
    open_panel(sender, "open games")
    act(sender, "open bring")
    before = stored(sender, "boonlake.game.")
    told = sender.page.evaluate(CHECK_ALL, texts)
    assert len(told) == 1000
    assert all(markup == 0 for _, _, markup in told)
    assert sum(games > 0 for games, _, _ in told) < 100
    act(sender, "close")
    assert stored(sender, "boonlake.game.") == before
    tap_any(sender, 5)
    assert not sender.errors


def test_dozens_of_hostile_saves_leave_the_others_intact(sender: Table) -> None:
    chance = Random(8)
    games = [save_of(played_match(seats, 40)).text() for seats in (2, 3)]
    open_panel(sender, "home")
    good = stored(sender, "boonlake.game.")
    for batch in range(2):
        bad = {f"bad{batch}x{n}": hostile(games[n % 2], chance)[:60_000] for n in range(HOSTILE)}
        store(sender, {f"boonlake.game.{name}": text for name, text in bad.items()})
        store(sender, {f"boonlake.note.{name}": text[-3000:] for name, text in bad.items()})
        act(sender, "open games")
        listed = sender.page.locator(".panel .games > .game").count()
        assert listed == len(good) + HOSTILE
        told = sender.page.evaluate(OPEN_ALL, list(bad))
        assert all(markup == 0 for _, markup in told)
        assert {state for state, _ in told} <= {"setup", "ready", "curtain", "thinking"}
        sender.page.evaluate(
            "() => Object.keys(localStorage).filter((key) => key.includes('.bad'))"
            ".forEach((key) => localStorage.removeItem(key))"
        )
    assert stored(sender, "boonlake.game.") == good
    sender.page.evaluate(OPEN_ALL, [key[14:] for key in good])
    sender.wait_options()
    tap_any(sender, 5)
    assert not sender.errors
