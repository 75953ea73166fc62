"""A game is fetched while the set-up is looked at; who is quicker than the line waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route

from tests.web.conftest import Table

from .keeping import act


def arrived(table: Table) -> list[str]:
    """The archives that the page has asked for, in order."""
    return [Path(url).name for url in table.requests if url.endswith(".zip") and "/games/" in url]


def test_the_set_up_is_there_before_any_game(table: Table, site: str) -> None:
    table.page.route("**/games/*.zip", lambda route: None)
    table.open(f"{site}?lang=en")
    assert table.state == "setup"
    act(table, "game settlement")
    act(table, "language de")
    assert table.page.inner_text("h1") == "Settlement"
    assert "Neue Partie" in table.page.inner_text(".setup")
    assert table.errors == []


@pytest.mark.offline
def test_both_come_while_it_is_looked_at_the_chosen_one_first(table: Table, site: str) -> None:
    table.open(f"{site}?lang=en")
    table.wait_offline()
    assert arrived(table)[:2] == ["boonlake.zip", "settlement.zip"]


def test_who_starts_too_soon_waits_and_is_told(table: Table, site: str) -> None:
    held: list[Route] = []
    table.page.route("**/games/*.zip", lambda route: held.append(route))
    table.open(f"{site}?lang=en&speed=instant")
    act(table, "start")
    table.page.wait_for_selector("#keep >> text=still loading")
    assert table.state == "setup"
    for route in held:
        route.continue_()
    table.page.wait_for_selector("#app:not([data-state=setup])", state="attached")
    table.wait_options()
    assert table.page.locator("#keep .banner").count() == 0
    assert table.errors == []


def test_a_game_that_did_not_arrive_is_told_and_fetched_by_the_next_tap(
    table: Table, site: str
) -> None:
    table.page.route("**/games/*.zip", lambda route: route.abort())
    table.open(f"{site}?lang=en&speed=instant")
    act(table, "start")
    table.page.wait_for_selector("#keep >> text=could not be loaded")
    table.page.unroute("**/games/*.zip")
    act(table, "start")
    table.page.wait_for_selector("#app:not([data-state=setup])", state="attached")
    table.wait_options()
    assert table.page.locator("#keep .banner").count() == 0


def test_the_list_waits_for_all_games(table: Table, site: str) -> None:
    held: list[Route] = []
    table.page.route("**/games/settlement.zip", lambda route: held.append(route))
    table.open(f"{site}?lang=en&speed=instant")
    table.page.dispatch_event('[data-act="open games"]', "click")
    table.page.wait_for_selector("#keep >> text=still loading")
    assert table.page.locator("#panel .panel").count() == 0
    for route in held:
        route.continue_()
    table.page.wait_for_selector("#panel .panel-games")
    assert table.errors == []
