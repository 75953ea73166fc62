"""What can be set: each setting does what it says, at once."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext

from boonlake.engine.match import Match
from boonlake.engine.records import NOBODY
from tests.tables import seated, tap

from .conftest import Table
from .keeping import act, kept, open_kept, profile, random_games
from .playing import Person, saved

WATCH_SCREEN = """
window.screenOn = 0;
Object.defineProperty(navigator, "wakeLock", {value: {request: async () => {
  window.screenOn += 1;
  return {release: async () => { window.screenOn -= 1; }};
}}});
"""
WATCH_MOTION = """
window.moved = window.glowed = window.tones = 0;
const animate = Element.prototype.animate;
const oscillator = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return oscillator.call(this);
};
Element.prototype.animate = function (...how) {
  window.moved += 1;
  window.glowed += JSON.stringify(how[0]).includes("drop-shadow");
  return animate.apply(this, how);
};
"""
TAPS = 60


def opened(table: Table, site: str, seats: str = "human,human", seed: int = 7) -> Person:
    """A game at its usual pace."""
    table.open(f"{site}?game=boonlake&seats={seats}&seed={seed}&lang=en")
    return Person(table, 5)


def tick(table: Table, name: str, on: bool) -> None:
    """Tick or untick a setting."""
    act(table, "open menu")
    act(table, "open settings")
    table.page.set_checked(f'[data-field="set {name}"]', on)
    act(table, "close")


def seen_options(person: Person, taps: int) -> list[list[str]]:
    """What was offered while somebody tapped anything."""
    found = []
    for _ in range(taps):
        found.append(person.look()["options"])
        person.tap_any()
    return found


def test_the_end_of_a_turn_is_confirmed_only_if_wanted(table: Table, site: str) -> None:
    person = opened(table, site)
    assert ["page confirm"] in seen_options(person, TAPS)
    while table.state != "ready":
        person.tap_any()
    tick(table, "confirm", False)
    assert ["page confirm"] not in seen_options(person, TAPS)


def before_the_end_of_a_turn() -> tuple[Match, str]:
    """A game against a computer, and the move with which the person's turn is over."""
    seat, chance = seated("human", "random"), Random(4)
    while seat.ending == NOBODY:
        tap(seat, chance)
    seat.undo()
    return seat.history, seat.history.future[0]


def test_against_computers_a_turn_ends_by_itself(context: BrowserContext, site: str) -> None:
    match, move = before_the_end_of_a_turn()
    table = open_kept(context, site, match, "ending", speed="calm")
    table.take(move)
    table.page.wait_for_selector(".take.by-itself")
    assert table.options == ["page confirm"]
    act(table, "undo")
    table.take(move)
    table.page.wait_for_selector(".take.by-itself")
    table.page.wait_for_selector(".take.by-itself", state="detached")
    table.page.wait_for_selector("#app[data-state=ready]")
    assert len(kept(table).moves) > len(match.moves) + 1
    assert not table.errors


def before_a_single_choice() -> tuple[Match, str]:
    """A game, and a move in it that leaves the same person nothing to choose."""
    for match, chance in random_games():
        while asked := match.decision():
            move = chance.choice(asked.options)
            length = len(match.moves)
            match.play(move)
            then = match.decision()
            if then and then.forced and then.seat == asked.seat and match.can_undo():
                match.undo()
                assert len(match.moves) == length
                return match, move
    raise AssertionError


@pytest.mark.parametrize("auto", [True, False])
def test_a_single_choice_is_taken_by_itself_only_if_wanted(
    context: BrowserContext, site: str, auto: bool
) -> None:
    match, move = before_a_single_choice()
    table = open_kept(context, site, match, "single")
    table.wait_options()
    tick(table, "auto", auto)
    table.take(move)
    assert (len(kept(table).moves) > len(match.moves) + 1) == auto


@pytest.mark.fresh
def test_the_screen_stays_on_during_a_game_if_wanted(table: Table, site: str) -> None:
    table.page.context.add_init_script(WATCH_SCREEN)
    person = opened(table, site)
    on = "number => window.screenOn === number"
    table.page.wait_for_function(on, arg=1)
    while table.state != "ready":
        person.tap_any()
    tick(table, "awake", False)
    table.page.wait_for_function(on, arg=0)
    tick(table, "awake", True)
    table.page.wait_for_function(on, arg=1)
    act(table, "open menu")
    act(table, "home")
    table.wait("setup")
    table.page.wait_for_function(on, arg=0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_pieces_glide_and_changes_glow_unless_the_system_asks_for_rest(
    browser: Browser, site: str, motion: Literal["no-preference", "reduce"]
) -> None:
    with profile(browser, reduced_motion=motion) as context:
        context.add_init_script(WATCH_MOTION)
        table = Table(context.new_page()).watch()
        person = opened(table, site)
        for _ in range(TAPS):
            person.tap_any()
        moved, glowed, tones = table.page.evaluate("[moved, glowed, tones]")
        assert (glowed > 0) == (moved > glowed) == (motion == "no-preference")
        assert tones == 0, "sounds are for those who ask for them"
        while table.state != "ready":
            person.tap_any()
        tick(table, "sounds", True)
        for _ in range(5):
            person.tap_any()
        table.page.wait_for_function("tones > 0")
        assert table.errors == []


def test_lots_are_drawn_for_the_starting_player_on_wish(table: Table, site: str) -> None:
    table.open(site)
    table.page.click('[data-act="more"]')
    table.page.click('[data-act="players 4"]')
    table.page.set_checked('[data-field="shuffle"]', True)
    people = {f"Person {seat}" for seat in range(4)}
    first = set()
    for seat in range(4):
        table.page.select_option(f'[data-field="who {seat}"]', "human")
        table.page.fill(f'[data-field="name {seat}"]', f"Person {seat}")
    for _ in range(12):
        table.page.click('[data-act="start"]')
        table.page.wait_for_selector("[data-option]", state="attached")
        names = saved(table).names
        assert set(names) == people
        first.add(names[0])
        table.page.go_back()
        table.wait("setup")
    assert len(first) > 1


def many_ways() -> Match:
    """A game at a payment that can be made in four ways or more."""
    for match, chance in random_games():
        while asked := match.decision():
            if sum(option.startswith("pay ") for option in asked.options) > 3:
                return match
            match.play(chance.choice(asked.options))
    raise AssertionError


def test_the_cheapest_ways_to_pay_come_first_and_the_others_on_demand(
    context: BrowserContext, site: str
) -> None:
    table = open_kept(context, site, many_ways(), "ways")
    offered = [option for option in table.wait_options() if option.startswith("pay ")]
    shown = (
        "[...document.querySelectorAll('[data-option^=\"pay \"]')].map(e => e.checkVisibility())"
    )
    assert table.page.evaluate(shown) == [True, True, *[False] * (len(offered) - 2)]
    prices = [(len(words) > 4, int(words[1])) for words in map(str.split, offered)]
    assert prices == sorted(prices), "without levers before with, few coins before many"
    act(table, "ways")
    assert all(table.page.evaluate(shown))
    table.take(offered[-1])
    assert kept(table).moves[-1] == offered[-1]
