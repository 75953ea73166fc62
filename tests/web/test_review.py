"""The review of a finished game in the page: beside it, kept with the game, and on the board."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from boonlake import games
from boonlake.engine.match import Match
from boonlake.players.review.stretches import stretches
from boonlake.players.table import play_out

from .keeping import act, open_kept

LAST = 6
"""Stretches that are left in the game that is reviewed, so that it does not take long."""


def end_of_a_game(name: str) -> Match:
    """A finished game of which only the last moves can be gone back to."""
    game = games.get(name)
    _, moves = play_out(game, ["random", "greedy"], 6)
    whole = Match(game, ["human", "greedy"], 6)
    for move in moves:
        whole.play(move)
    first = [stretch.at for stretch in stretches(whole)][-LAST]
    match = whole.resumed(whole.jump(first), moves[:first])
    for move in moves[first:]:
        match.play(move)
    return match


@pytest.mark.parametrize("name", games.names())
def test_a_finished_game_is_reviewed(context: BrowserContext, site: str, name: str) -> None:
    table = open_kept(context, site, end_of_a_game(name), "r")
    page = table.page
    table.wait("over")
    act(table, "review")
    page.wait_for_selector(".review-progress")
    act(table, "review stop")
    page.wait_for_selector(".panel-foot [data-act='review go']")
    act(table, "review go")
    page.wait_for_selector(".review-sums", timeout=120_000)
    page.wait_for_selector(".review-progress", state="detached", timeout=300_000)
    assert "lead-zero" in page.inner_html(".panel-review .chart")
    assert page.locator(".review-mattered > li").count() >= 1
    page.wait_for_function("!document.querySelector('.review-better').innerText.includes('…')")
    said = page.inner_text(".review-mattered > li:first-child")
    assert "you gave away about" in said
    assert page.evaluate("localStorage.getItem('boonlake.review.r').length") < 20_000

    page.locator("[data-act^='review show']").first.click()
    table.wait("replay")
    assert page.locator(".replay-place").inner_text().startswith("About")
    position = page.input_value("#replay-slider")
    act(table, "replay last")
    assert page.input_value("#replay-slider") > position
    act(table, "review back")
    table.wait("over")

    page.locator("[data-act^='review find']").first.click()
    page.locator("[data-act^='review guess']").first.click()
    page.wait_for_function(
        "!document.querySelector('.find-answer').innerText.includes('Looking')", timeout=120_000
    )
    act(table, "review back")

    table.reload()
    act(table, "review")
    page.wait_for_selector(".review-mattered > li")
    assert not page.locator(".review-progress").count(), "it was kept"
    page.locator("[data-act^='review try']").first.click()
    table.wait()
    assert table.options
