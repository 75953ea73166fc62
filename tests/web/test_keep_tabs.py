"""Two tabs on one game, and a storage that is full."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.session.kept_games import played_match

from .conftest import Table
from .keeping import (
    act,
    game_address,
    kept,
    name_of,
    open_kept,
    open_panel,
    page_in,
    stored,
    tap_any,
)

pytestmark = pytest.mark.fresh

FILL = """() => {
  for (let size = 1 << 20; size; size >>= 1) {
    for (let n = 0; ; n += 1) {
      try { localStorage.setItem(`junk${size}.${n}`, "x".repeat(size)); } catch { break; }
    }
  }
}"""
TAP_AT = """([moment, choice]) => {
  const game = new URLSearchParams(location.search).get("play");
  const find = () => choice ? document.querySelector(`[data-option="${choice}"]`)
    : document.querySelector('[data-option]:not([data-option="page take-over"])');
  setTimeout(() => {
    find()?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    const lines = localStorage.getItem(`boonlake.game.${game}`).split("\\n");
    const end = lines.findIndex((line) => line.startsWith("snapshot "));
    window.shownMoves = lines.slice(lines.indexOf("") + 1, end);
  }, moment - Date.now());
}"""
"""Taps at a moment, and notes the moves that are kept then, as the tab itself sees them."""
EMPTY = """() => Object.keys(localStorage).filter((key) => key.startsWith("junk"))
  .forEach((key) => localStorage.removeItem(key))"""


@pytest.fixture(scope="module")
def browser(launch_browser: Callable[[], Browser]) -> Iterator[Browser]:
    """A browser in which every tab has a process of its own."""
    launched = launch_browser()
    yield launched
    launched.close()


def test_the_second_tab_looks_on_until_it_takes_over(context: BrowserContext, site: str) -> None:
    first = page_in(context, game_address(site, "human,random"))
    first.wait_options()
    second = page_in(context, first.page.url)
    second.wait("watching")
    assert second.options == ["page take-over"]
    tap_any(first, 4)
    moves = kept(first).moves
    assert moves
    score = first.page.inner_text("#bar")
    second.page.wait_for_function(
        "score => document.querySelector('#bar').innerText === score", arg=score
    )
    second.take("page take-over")
    offered = second.wait_options()
    first.wait("watching")
    assert first.options == ["page take-over"]
    assert kept(second).moves == moves
    second.take(offered[0])
    assert kept(second).moves[: len(moves)] == moves
    assert len(kept(second).moves) > len(moves)
    second.page.close()
    first.take("page take-over")
    assert first.wait_options()
    tap_any(first, 3)
    assert not first.errors


@pytest.mark.parametrize("locks", [True, False], ids=["locks", "no locks"])
def test_what_is_tapped_while_another_tab_takes_over_is_not_lost(
    context: BrowserContext, site: str, locks: bool
) -> None:
    if not locks:
        context.add_init_script("delete Navigator.prototype.locks")
    first = page_in(context, game_address(site, "human,human"))
    first.wait_options()
    second = page_in(context, first.page.url)
    second.wait("watching")
    for number in range(8):
        player, looker = (first, second) if number % 2 == 0 else (second, first)
        player.wait_options()
        moment = player.page.evaluate("Date.now()") + 200
        for table, wait in ((player, 5 * (number % 4)), (looker, 0)):
            choice = "page take-over" if table is looker else ""
            table.page.evaluate(TAP_AT, [moment + wait, choice])
        looker.page.wait_for_selector("#app:not([data-state=watching])", state="attached")
        player.wait("watching")
        shown = player.page.evaluate("window.shownMoves")
        assert kept(looker).moves[: len(shown)] == shown
        assert looker.page.inner_text("#bar") == player.page.inner_text("#bar")
    assert not first.errors
    assert not second.errors


def test_a_tab_that_was_taken_over_cannot_write(context: BrowserContext, site: str) -> None:
    table = page_in(context, game_address(site, "human,random"))
    option = table.wait_options()[0]
    moves = kept(table).moves
    table.page.evaluate(
        "name => localStorage.setItem('boonlake.holder.' + name, 'somebody')", name_of(table)
    )
    table.take(option)
    table.wait("watching")
    assert kept(table).moves == moves
    assert not table.errors


def test_a_tab_that_vanished_is_replaced_without_asking(context: BrowserContext, site: str) -> None:
    table = page_in(context, game_address(site, "human,random"))
    table.wait_options()
    address = table.page.url
    table.page.evaluate("addEventListener('pagehide', (e) => e.stopImmediatePropagation(), true)")
    table.page.goto("about:blank")
    other = page_in(context, site)
    key = f"boonlake.holder.{address.partition('play=')[2]}"
    other.page.evaluate("key => localStorage.setItem(key, 'gone')", key)
    other.open(address)
    other.wait("ready")
    assert not other.errors


def test_a_full_storage_is_said_and_nothing_is_lost(context: BrowserContext, site: str) -> None:
    table = open_kept(context, site, played_match(["human", "random"], 90), "full")
    table.wait_options()
    # What the list tells of the game and its older half make room for many moves, once.
    for _ in range(20):
        table.page.evaluate(FILL)
        tap_any(table, 2)
        if said := table.page.inner_text("#keep"):
            break
    assert "no more room" in said
    shown = table.page.inner_text("#bar")
    with table.page.expect_download() as download:
        act(table, "save-file")
    text = download.value.path().read_text("utf-8")
    assert len(text.splitlines()) > 90
    table.page.evaluate(EMPTY)
    tap_any(table, 1)
    assert table.page.inner_text("#keep") == ""
    assert len(kept(table).moves) > 90
    assert table.page.inner_text("#bar") or shown
    assert not table.errors


def test_other_games_are_untouched_by_a_full_storage(context: BrowserContext, site: str) -> None:
    table = open_kept(context, site, played_match(2, 60), "other")
    table.wait_options()
    open_panel(table, "home")
    before = stored(table, "boonlake.game.")
    table.page.evaluate(FILL)
    act(table, "start")
    tap_any(table, 5)
    assert stored(table, "boonlake.game.")["boonlake.game.other"] == before["boonlake.game.other"]
    assert name_of(table) != "other"
    assert not table.errors


def page_titles(table: Table) -> list[str]:
    """What the games in the list are called."""
    return table.page.locator(".game-words > b").all_inner_texts()


def test_the_list_renames_duplicates_deletes_and_brings_back(
    context: BrowserContext, site: str
) -> None:
    table = open_kept(context, site, played_match(2, 60), "mine")
    open_panel(table, "open games")
    act(table, "game-more mine")
    act(table, "rename mine")
    table.page.fill("#game-title", "Sunday <b>evening</b>")
    act(table, "title mine")
    assert page_titles(table) == ["Sunday <b>evening</b>"]
    act(table, "game-more mine")
    act(table, "duplicate mine")
    assert sorted(page_titles(table)) == ["Sunday <b>evening</b>", "Sunday <b>evening</b> (copy)"]
    act(table, "game-more mine")
    act(table, "delete mine")
    assert table.state == "setup"
    assert page_titles(table) == ["Sunday <b>evening</b> (copy)"]
    act(table, "bring-back mine")
    act(table, "play-game mine")
    table.wait_options()
    assert kept(table).title == "Sunday <b>evening</b>"
    assert not table.errors


def test_tabs_take_turns_where_a_browser_has_no_locks(context: BrowserContext, site: str) -> None:
    context.add_init_script("delete Navigator.prototype.locks")
    first = page_in(context, game_address(site, "human,random"))
    first.wait_options()
    assert first.page.evaluate("navigator.locks === undefined")
    second = page_in(context, first.page.url)
    second.wait("watching")
    second.page.wait_for_timeout(500)
    assert second.options == ["page take-over"]
    second.take("page take-over")
    assert second.wait_options()
    first.wait("watching")
    assert not first.errors
    assert not second.errors
