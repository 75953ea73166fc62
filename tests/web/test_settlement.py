"""Settlement in the browser: whole games, real taps, every size and language, axe."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser

from .conftest import Table, new_profile
from .playing import LISTEN, WHOLE_GAME, assert_all_was_said_once, replayed, saved
from .test_looks import FAULTS, accessible, act, resize, speak

SIZES = ((1024, 768), (768, 1024), (1440, 900), (360, 740), (844, 390))
PANES = ("board", "market", "heroes", "others")
LANGUAGES = ("en", "de", "pl")
OVERFLOW = """
() => {
  const faults = [];
  const inner = ".hero-name, .building-name, .artefact-name, .card-price, .swapped, .hero-points, "
    + ".hero-foot, .goods, .used, .piles, .estimate, .neighbour-has";
  const frames = ".hero-card, .building-card, .artefact, .neighbour, .supply, .market";
  for (const e of document.querySelectorAll(inner)) {
    if (!e.getBoundingClientRect().width) continue;
    const frame = e.closest(frames)?.getBoundingClientRect();
    const parts = [e, ...e.querySelectorAll("svg")].map(part => part.getBoundingClientRect());
    if (frame && parts.some(box => box.right > frame.right + 1 || box.bottom > frame.bottom + 1))
      faults.push(`out of its frame: ${e.className.baseVal ?? e.className} ${e.textContent}`);
  }
  for (const place of ["heroes", "market", "artefacts", "supply", "board"]) {
    const e = document.getElementById(place);
    if (e.checkVisibility() && e.scrollHeight > e.clientHeight + 2) faults.push(`cut: ${place}`);
  }
  return faults;
}
"""
"""What does not fit on the table of this game."""
IN_SIGHT = """
() => [...document.querySelectorAll("[data-option], .can[role=button]")]
  .filter(e => e.checkVisibility())
  .map(e => {
    e.scrollIntoView({block: "nearest"});
    const box = e.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    return {option: e.dataset.option ?? "", x, y};
  })
"""
"""Where a finger finds what can be taken."""
IDLE = ("pass", "end", "trade")


@pytest.fixture(scope="module")
def seated(browser: Browser, site: str) -> Iterator[Table]:
    """One running game for all pictures."""
    context = new_profile(browser)
    table = Table(context.new_page()).watch()
    seats = "human,random,random,random"
    table.open(f"{site}?game=settlement&seats={seats}&seed=7&speed=instant")
    table.page.evaluate(WHOLE_GAME, [5, 30])
    table.wait_options()
    yield table
    context.close()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whole_games_by_their_options_alone(table: Table, site: str, seats: int) -> None:
    code = LANGUAGES[seats % len(LANGUAGES)]
    words = "human,random&speed=instant" if seats == 2 else ",".join(["human"] * seats)
    table.open(f"{site}?game=settlement&seats={words}&seed={seats}&lang={code}")
    table.page.evaluate(LISTEN)
    assert table.page.evaluate(WHOLE_GAME, [seats, 4000])["state"] == "over"
    match = replayed(saved(table))
    if seats == 2:
        assert_all_was_said_once(table, match)
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    panel = table.page.inner_text("#panel")
    assert all(str(score) in panel for score in outcome.scores)
    if seats == 1:
        assert table.page.query_selector("#panel .rank-reached")
    assert table.errors == []
    assert table.foreign(site) == []


@pytest.mark.parametrize("size", SIZES[:2])
def test_a_game_is_played_with_real_taps(table: Table, site: str, size: tuple[int, int]) -> None:
    chance = Random(size[0])
    table.open(f"{site}?game=settlement&seats=human&seed=5&lang=de&speed=instant")
    resize(table, size)
    for _ in range(400):
        if table.state == "over":
            break
        seen = table.page.evaluate(IN_SIGHT)
        doing = [place for place in seen if place["option"].split(" ")[0] not in IDLE]
        place = chance.choice(doing or seen)
        table.page.mouse.click(place["x"], place["y"])
        table.page.wait_for_timeout(20)
    assert table.state == "over"
    assert table.errors == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits(seated: Table, size: tuple[int, int], language: str) -> None:
    resize(seated, size)
    speak(seated, language)
    for pane in PANES:
        act(seated, f"pane {pane}")
        assert not seated.page.evaluate(FAULTS)
        assert not seated.page.evaluate(OVERFLOW)
    act(seated, "beside")
    assert not seated.page.evaluate(FAULTS)
    act(seated, "beside")


@pytest.mark.parametrize("panel", ["browse heroes", "seat 1", "scores", "help", "explain trades"])
def test_panels_fit(seated: Table, panel: str) -> None:
    speak(seated, "de")
    for size in SIZES[:4]:
        resize(seated, size)
        act(seated, f"open {panel}")
        faults = seated.page.evaluate(FAULTS)
        act(seated, "close")
        assert not faults


def test_the_table_is_accessible(seated: Table) -> None:
    accessible(
        seated,
        {
            "light": "seat 1",
            "dark": "browse heroes",
            "words-dark": "browse artefacts",
            "forced": "scores",
            "large": "explain trades",
            "narrow": "log all",
        },
    )
