"""What goes wrong while a game runs is shown, with the way back, the game's text and a report."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from boonlake.engine.save import parse
from tests.session.kept_games import played_match

from .conftest import Table
from .keeping import kept, name_of, open_kept
from .test_keep_tabs import FILL

TEAR = "words => { boonlake.redraw = () => { throw new Error(words); }; }"
TEAR_WHEN_THINKING = """() => {
  const plain = boonlake.redraw;
  boonlake.redraw = (...what) => {
    if (document.getElementById("app").dataset.state === "thinking") throw new Error("torn");
    return plain(...what);
  };
}"""

TEAR_SOON = """() => setTimeout(() => Object.defineProperty(Element.prototype, "innerHTML", {
  set() { throw new Error("torn"); },
}), 50)"""

TAP = """() => {
  const option = document.querySelector("[data-option]");
  if (option) option.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


@pytest.fixture
def table(context: BrowserContext, site: str) -> Table:
    """A game that Player 1 and a computer player have begun."""
    begun = open_kept(context, site, played_match(["human", "random"], 60), "mine")
    begun.wait_options()
    return begun


def failed(table: Table) -> str:
    """Waits for the message; what it says."""
    table.page.wait_for_selector('[data-failure="running"]')
    assert table.state == "error"
    return table.page.inner_text("[data-failure]")


def report(table: Table) -> str:
    """The report that is offered."""
    table.page.click(".boot-failure summary")
    return table.page.input_value(".boot-report")


def saved_file(table: Table) -> str:
    """The game that the message lets people save."""
    with table.page.expect_download() as download:
        table.page.get_by_role("button", name="Save this game as a file").click()
    return download.value.path().read_text("utf-8")


def test_an_error_in_a_tap_is_shown_with_the_game_and_the_way_back(table: Table) -> None:
    moves = kept(table).moves
    table.page.evaluate(TEAR, "torn")
    table.take(table.options[0])
    assert "Something went wrong" in failed(table)
    played_on = kept(table).moves
    assert played_on[: len(moves)] == moves
    assert parse(saved_file(table)).moves == played_on
    table.page.get_by_role("button", name="Reload").click()
    table.wait()
    table.wait_options()
    assert kept(table).moves[: len(played_on)] == played_on, "a computer player may go on"


def test_an_error_while_computer_players_move_is_shown(table: Table) -> None:
    table.page.evaluate(TEAR_WHEN_THINKING)
    for _ in range(40):
        if table.state == "error":
            break
        table.page.evaluate(TAP)
        table.page.wait_for_timeout(20)
    assert "Something went wrong" in failed(table)
    assert "torn" in report(table)


def test_an_error_in_a_hint_is_shown(table: Table) -> None:
    table.page.evaluate(TEAR_SOON)
    table.page.dispatch_event('[data-act="hint"]', "click")
    failed(table)


def test_the_start_page_is_a_way_on_too(table: Table) -> None:
    table.page.evaluate(TEAR, "torn")
    table.take(table.options[0])
    failed(table)
    table.page.get_by_role("button", name="To the start page").click()
    table.page.wait_for_url(lambda address: "play=" not in address)
    table.wait("setup")
    assert name_of(table) == ""


def test_a_report_tells_everything_but_names(table: Table) -> None:
    table.page.evaluate(
        """() => localStorage.setItem("boonlake.settings", JSON.stringify({names: ["Zenobia"]}))"""
    )
    table.page.evaluate(TEAR, "Player 1 and Zenobia at http://somewhere.test/ were torn")
    table.take(table.options[0])
    failed(table)
    told = report(table)
    assert "… and … at" in told
    assert "were torn" in told
    assert "Player 1" not in told
    assert "Zenobia" not in told
    assert table.page.url not in told
    assert str(table.version) in told
    moves = kept(table).moves
    assert "\n".join(moves) in told
    assert "snapshot" not in told
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.page.get_by_role("button", name="Copy the report").click()
    table.page.wait_for_selector("[data-failure] [role=status] >> text=Copied")
    assert table.page.evaluate("navigator.clipboard.readText()").splitlines() == told.splitlines()


def test_moves_that_found_no_room_are_in_the_file(table: Table) -> None:
    table.page.evaluate(FILL)
    for _ in range(80):
        table.page.evaluate(TAP)
        table.page.wait_for_timeout(10)
        if "not saved" in table.page.inner_text("#keep"):
            break
    table.wait_options()
    table.page.evaluate(TEAR, "torn")
    table.take(table.options[0])
    failed(table)
    assert len(parse(saved_file(table)).moves) > len(kept(table).moves)


@pytest.mark.parametrize(
    "act",
    [
        "new ResizeObserver(() => { document.body.style.width = `${Math.random() * 9}px`; })"
        ".observe(document.body)",
        "Promise.reject(new Error('an extension'))",
        "dispatchEvent(new ErrorEvent('error', {message: 'Script error.'}))",
    ],
)
def test_what_is_not_ours_ends_no_game(table: Table, act: str) -> None:
    table.page.evaluate(f"() => {{ {act}; }}")
    table.page.wait_for_timeout(300)
    assert table.state == "ready"
