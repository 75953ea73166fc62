"""Nothing is lost: a reload in any decision, a tab closed at any moment, a write cut short."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import BrowserContext
from playwright.sync_api import Error as PlaywrightError

from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import parse
from boonlake.games.boonlake.rules.agenda import AGENDA

from .conftest import Table
from .keeping import (
    BOONLAKE,
    act,
    before_a_scoring,
    game_address,
    hash_of,
    kept,
    match_of,
    name_of,
    open_kept,
    open_panel,
    page_in,
    page_with,
    positions_by_kind,
    store,
    stored,
    tap_any,
    tap_until,
)

RELOADED = 5
"""Of so many kinds of decision one is also met by a page that starts anew; a page that runs opens
all of them, from the same storage by the same way."""
SHOWN = ("#screen", "#panel", "#keep")
"""Parts of the page that show what they show whatever was before; what is said aloud does not."""
WATCH_ORDER = """
const order = window.order = [];
const set = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, text) {
  if (key.startsWith("boonlake.game.")) order.push("kept");
  return set.call(this, key, text);
};
const inner = Object.getOwnPropertyDescriptor(Element.prototype, "innerHTML");
Object.defineProperty(Element.prototype, "innerHTML", {
  ...inner,
  set(markup) { order.push("drawn"); inner.set.call(this, markup); },
});
addEventListener("click", () => order.push("tapped"), true);
"""


def kill(table: Table) -> None:
    """End a tab without giving it a chance to do anything."""
    with suppress(PlaywrightError):
        table.page.goto("chrome://crash")
    with pytest.raises(PlaywrightError, match="crashed"):
        table.page.wait_for_timeout(10_000)
    table.page.close()


def test_a_reload_in_any_kind_of_decision_continues_exactly(
    context: BrowserContext, site: str
) -> None:
    found = positions_by_kind()
    assert found.keys() == AGENDA.offer.keys()
    table = page_in(context, game_address(site))
    names = {kind: f"kind{number}" for number, kind in enumerate(sorted(found))}
    store(table, {f"boonlake.game.{names[kind]}": text for kind, text in found.items()})
    for number, (kind, text) in enumerate(found.items()):
        asked = reopen(parse(text), BOONLAKE).decision()
        assert asked is not None
        open_panel(table, "open games")
        act(table, f"play-game {names[kind]}")
        before = table.wait_options()
        assert sorted(before) == sorted(asked.options), kind
        if number % RELOADED == 0:
            table.reload()
            assert table.wait_options() == before, kind
        assert table.page.get_attribute("#app", "data-seat") == str(asked.seat)
    assert not table.errors


def test_a_reload_in_the_middle_of_a_scoring_or_at_a_turns_end_shows_it_again(
    context: BrowserContext, site: str
) -> None:
    table = open_kept(context, site, before_a_scoring(), "scoring", speed="calm")
    for option in ("page next", "page confirm"):
        tap_until(table, option)
        before, offered = [table.page.inner_text(part) for part in SHOWN], table.options
        table.reload()
        table.page.wait_for_selector("[data-option]", state="attached")
        assert table.options == offered
        assert [table.page.inner_text(part) for part in SHOWN] == before
        table.take(option)
    assert not table.errors


def test_a_reload_while_her_turn_is_told_tells_it_again(context: BrowserContext, site: str) -> None:
    table = page_in(context, f"{site}?game=boonlake&seats=human,eminence:easy&seed=5&lang=en")
    tap_until(table, "page next")
    before = table.page.inner_text(".panel-account")
    table.reload()
    table.page.wait_for_selector("[data-option]", state="attached")
    assert table.page.inner_text(".panel-account") == before
    table.take("page next")
    table.wait_options()
    table.reload()
    assert table.page.query_selector(".panel-account") is None
    assert not table.errors


@pytest.mark.fresh
def test_every_move_is_kept_before_the_screen_changes(context: BrowserContext, site: str) -> None:
    table = Table(context.new_page()).watch()
    table.page.context.add_init_script(WATCH_ORDER)
    table.open(game_address(site, "human,random,human"))
    table.page.evaluate("order.length = 0")
    tap_any(table, 150)
    order = table.page.evaluate("order")
    taps = "".join(word[0] for word in order).split("t")[1:]
    moves = [after for after in taps if "k" in after]
    assert len(moves) > 80
    assert all(after.startswith("k") for after in moves), "a picture came before its move was kept"
    assert not table.errors


@pytest.mark.fresh
def test_a_tab_that_dies_at_any_moment_loses_nothing_shown(
    context: BrowserContext, site: str
) -> None:
    table = page_in(context, game_address(site))
    name = name_of(table)
    for number in range(3):
        tap_any(table, 11 + number, seed=number + 1)
        shown = table.page.inner_text("#bar")
        moves = kept(table, name).moves
        kill(table)
        table = page_in(context, f"{site}?play={name}&speed=instant")
        table.page.wait_for_selector("#app[data-state=ready], #app[data-state=curtain]")
        assert kept(table, name).moves == moves
        table.wait_options()
        assert table.page.inner_text("#bar .where") in shown


def test_a_write_cut_short_loses_one_move_and_keeps_the_rest_apart(
    context: BrowserContext, site: str
) -> None:
    table = page_in(context, game_address(site))
    tap_any(table, 40)
    name = name_of(table)
    before = stored(table, "boonlake.before.")[f"boonlake.before.{name}"]
    whole = stored(table, "boonlake.game.")[f"boonlake.game.{name}"]
    cut = whole[: len(whole) - 400]
    store(table, {f"boonlake.game.{name}": cut})
    table.reload()
    table.wait_options()
    assert kept(table).moves == parse(before).moves
    assert stored(table, "boonlake.damaged.") == {f"boonlake.damaged.{name}": cut}
    assert "one move earlier" in table.page.inner_text("#keep")
    act(table, "dismiss")
    open_panel(table, "open games")
    with table.page.expect_download() as download:
        act(table, f"download {name}")
    assert download.value.path().read_text("utf-8") == cut
    tap_any(table, 5)
    assert hash_of(kept(table))
    assert not table.errors


def test_a_game_damaged_in_both_generations_is_named_and_kept_aside(
    context: BrowserContext, site: str
) -> None:
    table = page_in(context, game_address(site))
    tap_any(table, 30)
    name = name_of(table)
    bad = stored(table, "boonlake.game.")[f"boonlake.game.{name}"].replace("strip", "stripe")
    store(table, {f"boonlake.game.{name}": bad, f"boonlake.before.{name}": bad})
    table.reload()
    assert table.state == "setup"
    line = next(n for n, text in enumerate(bad.split("\n"), 1) if text.startswith("stripe"))
    said = table.page.inner_text("#keep")
    assert "Player 1, Player 2" in said
    assert f"line {line}" in said
    assert stored(table, "boonlake.damaged.")[f"boonlake.damaged.{name}"] == bad
    assert not table.errors


def test_a_game_from_older_rules_goes_on_from_its_snapshot(
    context: BrowserContext, site: str
) -> None:
    match = match_of(["human", "random"], 3)
    for _ in range(40):
        asked = match.decision()
        assert asked is not None
        match.play(asked.options[0])
    while (asked := match.decision()) and asked.seat != 0:
        match.play(asked.options[0])
    text = save_of(match).text().replace(f"rules {match.game.rules}", "rules 0")
    moves = text.split("\n\n", 1)[1].split("\nsnapshot")[0].split("\n")
    older = text.replace("\n".join(moves), "\n".join(["dance 1", *moves[1:]]))
    table = page_with(context, site, {"boonlake.game.older": older})
    table.open(f"{site}?play=older")
    assert sorted(table.wait_options()) == sorted(match.decision().options)  # type: ignore[union-attr]
    assert "The rules have changed" in table.page.inner_text("#keep")
    open_panel(table, "replay")
    assert table.page.get_attribute("#replay-slider", "min") == str(len(match.moves))
    act(table, "replay leave")
    tap_any(table, 5)
    assert kept(table).first == len(match.moves)
    table.reload()
    table.wait_options()
    assert not table.errors
