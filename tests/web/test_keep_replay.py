"""Replay, going back, handing seats over, results; and that nothing hidden is ever in the page."""

from __future__ import annotations

import statistics
from random import Random

import pytest
from playwright.sync_api import BrowserContext

from boonlake.engine.reopen import reopen
from boonlake.text import Text
from tests.session.kept_games import finished_match, played_match
from tools.effort import Effort, within
from web.kit.buttons import signed

from .conftest import Table
from .keeping import (
    BOONLAKE,
    SLIDE_AND_TIME,
    TAP_AND_TIME,
    act,
    game_address,
    kept,
    match_of,
    name_of,
    open_kept,
    open_panel,
    page_in,
    stored,
    tap_any,
)

WATCH_HANDS = """
([seed, most]) => new Promise((done, fail) => {
  const app = document.getElementById("app");
  const key = `boonlake.game.${new URLSearchParams(location.search).get("play")}`;
  let number = seed, taps = 0;
  const seen = [];
  const next = () => {
    const state = app.dataset.state;
    const text = localStorage.getItem(key);
    const moves = text.split("\\n\\n")[1].split("\\nsnapshot")[0].split("\\n").filter(Boolean);
    const markup = document.documentElement.outerHTML;
    const keys = [...new Set([...markup.matchAll(/card-([a-z0-9-]+)/g)].map((m) => m[1]))];
    seen.push([moves.length, state, Number(app.dataset.seat ?? -1), keys, markup]);
    if (state === "over" || taps >= most) return done(seen.map(([m, s, seat, k, html]) =>
      [m, s, seat, k, window.cardNames.filter((name) => html.includes(name))]));
    if (state === "error") return fail(new Error("the page failed"));
    const found = [...document.querySelectorAll("[data-option]")];
    if (!found.length) return setTimeout(next, 10);
    number = (number * 1103515245 + 12345) % 2147483648;
    found[Math.floor(number / 65536) % found.length]
      .dispatchEvent(new MouseEvent("click", {bubbles: true}));
    taps += 1;
    setTimeout(next, 0);
  };
  next();
})
"""


def position(table: Table) -> int:
    """Where the replay is."""
    return int(table.page.input_value("#replay-slider"))


# Replay


def test_a_replay_by_slider_buttons_keys_and_log(context: BrowserContext, site: str) -> None:
    match = finished_match(4)
    table = open_kept(context, site, match, "whole")
    table.wait("over")
    act(table, "close")
    open_panel(table, "replay")
    table.wait("replay")
    assert table.options == []
    assert position(table) == len(match.moves)
    for key, there in (("Home", 0), ("End", len(match.moves)), ("Home", 0)):
        table.page.keyboard.press(key)
        assert position(table) == there
    table.page.keyboard.press("ArrowRight")
    assert position(table) == 1
    table.page.keyboard.press("ArrowDown")
    turn = position(table)
    assert any(record[0] == "turn" for record in match.records[turn - 1])
    table.page.keyboard.press("PageDown")
    scoring = position(table)
    assert any(record[0] == "scoring" for record in match.records[scoring - 1])
    act(table, "replay back scoring")
    assert position(table) == 0
    table.page.evaluate(SLIDE_AND_TIME, 77)
    assert f"Move 77 of {len(match.moves)}" in table.page.inner_text("#replay-now")
    state = match.jump(77)
    shown = table.page.locator(".bar-seat b").all_inner_texts()
    assert shown == [signed(player.vp) for player in state.players]
    act(table, "open log")
    act(table, "open log all")
    act(table, f"look {turn}")
    assert position(table) == turn
    act(table, "close")
    act(table, "replay play")
    table.page.wait_for_function(
        "there => Number(document.querySelector('#replay-slider').value) > there + 1", arg=turn
    )
    act(table, "replay play")
    still = position(table)
    table.page.wait_for_timeout(700)
    assert position(table) == still
    table.page.keyboard.press("Escape")
    table.wait("over")
    assert not table.errors


def test_a_slider_survives_being_dragged(context: BrowserContext, site: str) -> None:
    table = open_kept(context, site, finished_match(4), "dragged")
    act(table, "close")
    open_panel(table, "replay")
    box = table.page.locator("#replay-slider").bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    table.page.mouse.move(box["x"] + box["width"] - 10, middle)
    table.page.mouse.down()
    seen = set()
    for share in (0.8, 0.6, 0.4, 0.2):
        table.page.mouse.move(box["x"] + box["width"] * share, middle, steps=3)
        seen.add(position(table))
    table.page.mouse.up()
    assert len(seen) == 4
    assert not table.errors


def test_continue_from_here_makes_a_copy(context: BrowserContext, site: str) -> None:
    match = played_match(2, 120)
    table = open_kept(context, site, match, "original")
    table.wait_options()
    before = stored(table, "boonlake.game.original")
    open_panel(table, "replay")
    table.page.evaluate(SLIDE_AND_TIME, 50)
    act(table, "fork")
    table.wait_options()
    assert name_of(table) != "original"
    copy = kept(table)
    assert copy.moves == match.moves[:50]
    assert copy.title.endswith("(copy)")
    assert stored(table, "boonlake.game.original") == before
    tap_any(table, 3)
    table.page.go_back()
    table.wait_options()
    assert kept(table, "original").moves == match.moves
    assert not table.errors


# Going back


def test_undo_to_here_and_undo_when_all_agree(context: BrowserContext, site: str) -> None:
    table = open_kept(context, site, played_match(3, 100), "agreed")
    table.wait_options()
    moves = kept(table).moves
    match = reopen(kept(table), BOONLAKE)
    point = match.barrier - 3
    open_panel(table, "replay")
    table.page.evaluate(SLIDE_AND_TIME, point)
    act(table, "back-to-here")
    buttons = table.page.locator('[data-act^="agree "]')
    assert buttons.count() == 3
    act(table, "agree 0")
    act(table, "agree 1")
    act(table, "agree 1")
    act(table, "agree 2")
    assert kept(table).moves == moves
    act(table, "agree 1")
    assert kept(table).moves == moves[:point]
    assert "marked" in kept(table).flags
    table.wait_options()
    assert not table.errors


def test_in_training_undo_goes_back_to_the_beginning(context: BrowserContext, site: str) -> None:
    table = open_kept(
        context, site, played_match(["human", "random"], 60, training=True), "training"
    )
    table.wait_options()
    open_panel(table, "replay")
    table.page.evaluate(SLIDE_AND_TIME, 4)
    act(table, "back-to-here")
    table.wait_options()
    assert len(kept(table).moves) <= 4
    assert not table.errors


# Seats and results


def test_a_seat_is_handed_to_a_computer_player_and_back(context: BrowserContext, site: str) -> None:
    table = page_in(context, game_address(site, "human,human"))
    table.wait_options()
    open_panel(table, "open players")
    table.page.select_option('[data-field="hand 1"]', "random")
    assert kept(table).seats == ["human", "random"]
    act(table, "close")
    for _ in range(25):
        assert table.page.get_attribute("#app", "data-seat") is not None
        table.take(table.wait_options()[0])
    match = reopen(kept(table), BOONLAKE)
    assert 1 in match.seat_of
    open_panel(table, "open players")
    table.page.select_option('[data-field="hand 1"]', "human")
    table.page.fill('[data-field="player-name 1"]', "Back <again>")
    act(table, "close")
    assert kept(table).seats == ["human", "human"]
    assert kept(table).names[1] == "Back <again>"
    table.reload()
    table.wait_options()
    assert not table.errors


def test_a_finished_game_goes_into_the_record_once(context: BrowserContext, site: str) -> None:
    match = match_of(["human", "eminence:hard"], 4)
    chance = Random(4)
    while asked := match.decision():
        match.play(chance.choice(asked.options[: asked.main]))
    point = match.undo_point([0])
    assert point is not None
    last, match = match.moves[point], match.branch(point)
    match.marked = False
    table = open_kept(context, site, match, "solo")
    table.wait_options()
    table.take(last)
    table.wait("over")
    act(table, "close")
    open_panel(table, "open games")
    act(table, "open results")
    row = table.page.inner_text(".score-sheet tbody tr").split("\t")
    assert row[:2] == ["The Wise Eminence: difficult", "1"]
    assert not table.errors


# Hidden hands


def test_no_hidden_card_is_ever_in_the_page(context: BrowserContext, site: str) -> None:
    table = page_in(context, game_address(site, "human,human", seed=12))
    edition = match_of(["human"] * 2, 12).state.components
    text = Text("en")
    names = {text.t(f"card.{card.key}"): card.key for card in edition.cards}
    alone = [n for n in names if sum(n in other for other in names) == 1 and len(n) > 7]
    table.page.evaluate("names => { window.cardNames = names; }", alone)
    seen = table.page.evaluate(WATCH_HANDS, [9, 2500])
    assert seen[-1][1] == "over"
    assert len(seen) > 250
    match = reopen(kept(table), BOONLAKE)
    states: dict[str, int] = {}
    shown = 0
    for moves, state, seat, keys, spoken in seen:
        states[state] = states.get(state, 0) + 1
        now = match.jump(moves)
        for other, player in enumerate(now.players):
            hand = {edition.cards[number].key for number in player.hand}
            found = hand & ({*keys} | {names[name] for name in spoken})
            if other == seat and state == "ready":
                shown += bool(found)
            else:
                assert not found, (moves, state, other)
    assert states["curtain"] > 10
    assert shown > 50, "the search finds the cards of those who may see them"
    assert not table.errors


# Speed


@pytest.mark.fresh
def test_undo_redo_and_restart_are_quick(context: BrowserContext, site: str) -> None:
    game = played_match(4, 250, training=True)

    def measured() -> dict[str, float]:
        table = open_kept(context, site, game, "quick")
        effort = Effort(table.page)
        took: dict[str, list[float]] = {"undo": [], "redo": [], "restart": []}
        for verb in (*["undo"] * 12, *["redo", "redo", "restart"] * 4):
            table.wait_options()
            if verb == "restart":
                act(table, "open menu")
                if not table.page.query_selector('#panel [data-act="restart"]'):
                    act(table, "close")
                    continue
            took[verb].append(effort.of(TAP_AND_TIME, f'[data-act="{verb}"]'))
        table.page.close()
        return {verb: statistics.median(times) for verb, times in took.items()}

    within(measured, {"undo": 50, "redo": 50, "restart": 50})


@pytest.mark.fresh
def test_opening_and_jumping_are_quick(context: BrowserContext, site: str) -> None:
    game = finished_match(4)

    def measured() -> dict[str, float]:
        table = open_kept(context, site, game, "jumps")
        effort = Effort(table.page)
        act(table, "close")
        open_panel(table, "home")
        act(table, "open games")
        opening = effort.of(TAP_AND_TIME, '[data-act="play-game jumps"]')
        table.wait("over")
        act(table, "close")
        open_panel(table, "replay")
        chance = Random(1)
        places = [chance.randrange(len(game.moves)) for _ in range(25)]
        jumps = sorted(effort.of(SLIDE_AND_TIME, place) for place in places)
        table.page.close()
        return {"open": opening, "jump": jumps[-1]}

    within(measured, {"open": 500, "jump": 150})
