"""First games through the page: a coach that points, covers nothing, and can be left."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext

from boonlake import games
from boonlake.text import LANGUAGES, Text
from pupil import Pupil

from .conftest import BOOT_TIMEOUT, Table
from .playing import saved
from .test_looks import violations

SIZES = ((1024, 768), (768, 1024), (390, 844))
MOST_TAPS = 1500
PLAYED = [*(("boonlake", language) for language in LANGUAGES), ("settlement", "pl")]
"""Whole games in the page; tests/teaching reads all words of both in every language."""

TOLD = """
() => {
  const bubble = document.querySelector(".coach-bubble");
  if (!bubble) return null;
  const over = (a, b) =>
    a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  const box = bubble.getBoundingClientRect();
  const rings = [...document.querySelectorAll("rect.coach-ring")]
    .map(e => e.getBoundingClientRect());
  const small = r => r.width * r.height < innerWidth * innerHeight / 6;
  return {
    step: bubble.dataset.step, title: bubble.querySelector("h2").innerText,
    said: bubble.querySelector("p").innerText, rings: rings.length,
    inside: box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight,
    over: rings.filter(r => small(r) && over(box, r)).length,
  };
}
"""
"""What the coach says now, and whether its bubble lies over what it points at."""

WHOLE_LESSON = """
([moves, most]) => new Promise((done, fail) => {
  const app = document.getElementById("app"), told = [];
  let taps = 0, at = 0;
  const click = element => {
    taps += 1;
    element.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    setTimeout(next, 0);
  };
  const next = () => {
    try {
      const bubble = document.querySelector(".coach-bubble");
      if (bubble) {
        const step = bubble.dataset.step;
        if (told.some(t => t[0] === step)) throw new Error(`${step} is told twice`);
        told.push([step, ...["h2", "p"].map(name => bubble.querySelector(name).innerText)]);
        return click(bubble.querySelector('[data-act="coach-next"]'));
      }
      const state = app.dataset.state;
      if (state === "over" || state === "error" || taps >= most) return done({state, taps, told});
      const found = [...document.querySelectorAll("[data-option]")];
      if (!found.length) return setTimeout(next, 10);
      const names = found.map(e => e.dataset.option);
      const ahead = moves.slice(at, at + 3).findIndex(move => names.includes(move));
      if (ahead >= 0) at += ahead + 1;
      click(ahead >= 0 ? found[names.indexOf(moves[at - 1])] : found[0]);
    } catch (error) { fail(error); }
  };
  next();
})
"""
"""Plays a first game to its end as far as may be by these moves, reading all that is told.

Moves that the page has made by itself are left out."""


def begun(table: Table, site: str, game: str, language: str = "en", *, more: str = "") -> Table:
    """A first game that has just begun."""
    table.open(f"{site}?lang={language}{more}")
    table.page.click(f'[data-act="game {game}"]')
    table.page.click('[data-act="first-game"]')
    table.page.wait_for_selector("#table", timeout=BOOT_TIMEOUT)
    return table


def own_moves(game: str) -> list[str]:
    """What somebody chooses who does as the coach suggests."""
    match = Pupil(game).play().match
    moves = zip(match.moves, match.seat_of, match.was_forced, strict=True)
    return [move for move, seat, forced in moves if seat == 0 and not forced]


@pytest.mark.parametrize(("game", "language"), PLAYED)
def test_a_first_game_is_played_to_its_end(
    table: Table, site: str, game: str, language: str
) -> None:
    """Without waiting, so that scorings are not shown; every step but theirs is told."""
    begun(table, site, game, language, more="&speed=instant")
    end: dict[str, Any] = table.page.evaluate(WHOLE_LESSON, [own_moves(game), MOST_TAPS])
    assert end["state"] == "over"
    teaching = games.box(game).teaching()
    text = Text(language, teaching.texts)
    told = [key for key, _, _ in end["told"]]
    assert sorted(told) == sorted(
        step.key
        for step in teaching.lesson.steps
        if not any(clause.word == "showing" and not clause.negated for clause in step.when)
    )
    for key, title, said in end["told"]:
        assert title == text.t(f"lesson.{key}.title")
        assert said
        assert "[" not in said
        assert "{" not in said
    assert not table.errors
    table.open(site)
    table.page.click(f'[data-act="game {game}"]')
    assert not table.page.query_selector('[data-act="first-game"]')


@pytest.mark.parametrize("size", SIZES)
def test_the_bubble_covers_nothing_that_it_points_at(
    context: BrowserContext, site: str, size: tuple[int, int]
) -> None:
    """Every step up to the first sailing, by real clicks on what can be clicked."""
    table = Table(context.new_page()).watch()
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    begun(table, site, "boonlake", more="&speed=instant")
    moves = own_moves("boonlake")
    told: list[str] = []
    while "ship" not in told:
        table.page.wait_for_selector("[data-option]", state="attached", timeout=BOOT_TIMEOUT)
        table.page.wait_for_timeout(100)
        seen = table.page.evaluate(TOLD)
        if seen:
            told.append(seen["step"])
            assert seen["inside"], seen
            assert not seen["over"], seen
            assert seen["rings"], seen
            table.page.click('[data-act="coach-next"]')
        else:
            while moves[0] not in table.options:
                moves.pop(0)
            table.take(moves.pop(0))
    assert told[:3] == ["aim", "sources", "turn"]
    assert not table.errors


def test_a_lesson_is_left_and_taken_up(table: Table, site: str) -> None:
    begun(table, site, "boonlake")
    page = table.page
    page.wait_for_selector('[data-step="aim"]')
    page.focus('[data-act="coach-next"]')
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-step="sources"]')
    table.reload()
    page = table.page
    page.wait_for_selector('[data-step="sources"]', timeout=BOOT_TIMEOUT)
    page.wait_for_selector("#opening", state="detached")
    assert not violations(table)
    assert saved(table).flags == ["training", "taught"]
    page.click('[data-act="coach-leave"]')
    page.wait_for_selector(".coach-bubble", state="detached")
    page.click('[data-act="open menu"]')
    page.click('[data-act="coach-back"]')
    page.wait_for_selector('[data-step="sources"]')
    assert page.get_attribute("#coach", "aria-live") == "polite"
    assert not table.errors


def test_a_first_game_can_be_sent_away_and_rules_are_a_picture_book(
    table: Table, site: str
) -> None:
    table.open(f"{site}?lang=en")
    table.page.click('[data-act="no-first-game"]')
    assert not table.page.query_selector('[data-act="first-game"]')
    table.page.click('[data-act="open help"]')
    table.page.wait_for_selector('.book[data-page="aim"] svg.map', timeout=BOOT_TIMEOUT)
    table.page.click('.panel-foot [data-act="open help book turn"]')
    table.page.wait_for_selector('.book[data-page="turn"] .strip')
    table.page.fill('[data-field="search"]', "money")
    table.page.wait_for_selector('.book-found [data-act="open help book cards"]')
    assert table.page.input_value('[data-field="search"]') == "money"
    table.page.click('[data-act="open help all"]')
    table.page.wait_for_selector("details.chapter")
    assert not table.errors
