"""Whole games through the page, by clicking nothing but options."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from boonlake import games
from boonlake.engine.match import Match

from .conftest import Table
from .keeping import kept, open_kept, random_games
from .playing import LISTEN, WHOLE_GAME, Person, assert_all_was_said_once, replayed, saved

GAME = games.get("boonlake")
MOST_TAPS = 3000
TABLES = (
    "human,human",
    "human,random,human",
    "human,random,random,random",
    "human,eminence:hard",
)
AT_USUAL_PACE = TABLES[0]
"""With scorings step by step and turns that are confirmed; at the others nobody waits."""


def opened(table: Table, site: str, seats: str, *, more: str = "") -> Table:
    """A running game in the page."""
    return table.open(f"{site}?game=boonlake&seats={seats}&seed=7&lang=en{more}")


@pytest.mark.parametrize("seats", TABLES)
def test_a_whole_game_by_clicking_options(table: Table, site: str, seats: str) -> None:
    opened(table, site, seats, more="" if seats == AT_USUAL_PACE else "&speed=instant")
    table.page.evaluate(LISTEN)
    end = table.page.evaluate(WHOLE_GAME, [11, MOST_TAPS])
    assert end["state"] == "over"
    save = saved(table)
    match = replayed(save)
    if seats.count("human") == 1:
        assert_all_was_said_once(table, match)
    if seats == AT_USUAL_PACE:
        assert end["taps"] > len(match.moves) * 1.1, "there were curtains and scorings to pass"
    assert save.snapshot is not None
    assert save.snapshot[0] == len(match.moves)
    assert GAME.digest(match.state) == GAME.digest(GAME.restore(save.snapshot[1]))
    outcome = GAME.outcome(match.state)
    assert outcome is not None
    shown = table.page.locator(".podium b").all_inner_texts()
    assert sorted(map(int, shown)) == sorted(outcome.scores)
    assert not table.errors


def test_every_option_has_one_element_and_hidden_hands_none(table: Table, site: str) -> None:
    opened(table, site, "human,random,human")
    person = Person(table, 3)
    for _ in range(140):
        seen = person.look()
        if seen["state"] == "over":
            break
        if seen["state"] == "thinking":
            table.page.wait_for_timeout(20)
            continue
        person.catch_up()
        asked = person.match.decision()
        assert asked is not None
        offered = seen["options"]
        assert len(set(offered)) == len(offered)
        if offered and not offered[0].startswith("page "):
            assert seen["state"] == "ready"
            assert seen["seat"] == asked.seat
            assert sorted(offered) == sorted(asked.options)
        _no_hidden_card(person, seen)
        person.tap_any()
    assert not table.errors


def _no_hidden_card(person: Person, seen: dict[str, object]) -> None:
    """No card of a hand that may not be seen now stands anywhere in the page."""
    state = person.match.state
    asked = person.match.decision()
    mine = asked.seat if asked and seen["state"] == "ready" else -1
    if seen["state"] == "ready" and seen["seat"] != mine:
        mine = int(str(seen["seat"]))
    hidden = {
        state.components.cards[number].key
        for seat, player in enumerate(state.players)
        if seat != mine
        for number in player.hand
    }
    markup = person.table.page.content()
    assert not [key for key in hidden if f"card-{key}" in markup or f" {key}&quot;" in markup]


def test_undo_takes_a_choice_back(table: Table, site: str) -> None:
    opened(table, site, "human,random", more="&speed=instant")
    person = Person(table, 4)
    while not any(option.startswith("strip ") for option in person.look()["options"]):
        person.tap_any()
    before = saved(table).moves
    person.tap("strip progress")
    assert saved(table).moves != before
    table.page.click('[data-act="undo"]')
    assert saved(table).moves == before
    assert "strip progress" in person.look()["options"]


def test_a_reload_continues(table: Table, site: str) -> None:
    opened(table, site, "human,human")
    for _ in range(30):
        Person(table, 9).tap_any()
    seen = Person(table, 0).look()
    table.reload()
    again = Person(table, 0).look()
    assert again["seat"] == seen["seat"]
    if seen["state"] == "ready":
        assert again["state"] in ("ready", "curtain")
    assert "seats=" not in table.page.url


def usable_lever() -> tuple[Match, str]:
    """A game in which a lever may be used in one way, and that use."""
    for match, chance in random_games():
        while asked := match.decision():
            uses = [option for option in asked.options if option.startswith("lever ")]
            if len(uses) == 1:
                return match, uses[0]
            match.play(chance.choice(asked.options))
    raise AssertionError


def test_a_lever_that_glows_is_used_by_a_tap_on_it(context: BrowserContext, site: str) -> None:
    match, use = usable_lever()
    table = open_kept(context, site, match, "lever")
    table.wait_options()
    table.page.click(f"#lever-{use.split()[1]}.can")
    assert kept(table).moves[len(match.moves)] == use
    assert not table.errors
