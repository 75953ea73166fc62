"""Phones, narrow screens and letters of twice the size: all can be read and tapped."""

from __future__ import annotations

import pytest

from tools.axe import LOOKS, WIDE, Wardrobe
from tools.overlaps import look as covered

from .conftest import Table
from .playing import WHOLE_GAME
from .test_looks import FAULTS, act, resize
from .test_still import SMALL

PHONES = ((360, 740), (390, 844), (844, 390))
NARROW = (320, 640)
LARGE = ((1024, 768), (640, 1000))
LEAST = 11
"""Pixels of the smallest letters and figures."""
PANES = {
    "boonlake": ("strips", "hand", "board", "tiles", "tracks"),
    "settlement": ("board", "market", "heroes", "others"),
}
DRAWN = {
    "boonlake": ("map", "space", "site", "river", "region"),
    "settlement": ("plot", "field", "wilderness", "settlement"),
}
"""Figures in a drawing may be smaller: one tap away they are large."""
NAMES = """
() => {
  const names = ".strip-name, .card-name, .slot-name, .lever-name, .track-name, .hero-name, "
    + ".building-name, .artefact-name, .neighbour-head > span, .pane-tab, .take > span";
  return [...document.querySelectorAll(names)].filter(e => {
    const frame = e.closest(".strip, .card, .slot, .lever, .track, .hero-card, .building-card, "
      + ".artefact, .neighbour, .take, .pane-tab").getBoundingClientRect();
    if (!e.checkVisibility() || e.closest(".unseen, .fan") || !e.clientWidth) return false;
    const range = document.createRange();
    range.selectNodeContents(e);
    const box = range.getBoundingClientRect(), cut = getComputedStyle(e).overflowX !== "visible";
    return box.right > frame.right + 1 || box.left < frame.left - 1 || box.bottom > frame.bottom + 1
      || cut && (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2);
  }).map(e => `cut: ${e.textContent}`);
}
"""
"""Names of which a part cannot be seen."""
ASKED = """
() => {
  const asked = document.querySelector("#prompt .ask");
  return asked.scrollHeight > asked.clientHeight + 2 ? [`cut: ${asked.textContent}`] : [];
}
"""
"""What is asked, if not all of it can be seen."""
CARDS = """
() => {
  const hand = document.getElementById("hand");
  const cards = [...hand.querySelectorAll(".card")].map(card => card.offsetHeight);
  return [hand.clientHeight, Math.max(...cards)];
}
"""


def opened(table: Table, site: str, game: str) -> None:
    """A game under way, in the language with the longest words."""
    seats = "human,random,random,random"
    table.open(f"{site}?game={game}&seats={seats}&seed=7&lang=de&speed=instant")
    table.page.evaluate(WHOLE_GAME, [5, 30])
    table.wait_options()


def faults(table: Table) -> list[str]:
    """What cannot be read or tapped on the pane that is shown."""
    return [fault for ask in (FAULTS, NAMES, ASKED, WIDE) for fault in table.page.evaluate(ask)]


@pytest.mark.parametrize("game", PANES)
def test_everything_can_be_read_on_phones(table: Table, site: str, game: str) -> None:
    opened(table, site, game)
    small: set[str] = set()
    for size in (*PHONES, NARROW):
        resize(table, size)
        for pane in PANES[game]:
            act(table, f"pane {pane}")
            assert not faults(table), (size, pane)
            small |= set(table.page.evaluate(SMALL, LEAST))
        if game == "boonlake":
            _map_comes_closer(table)
            assert size == NARROW or _hand_has_room_for_a_card(table)
    things = {each.partition(":")[0] for each in small}
    assert all(thing.partition("-")[0] in DRAWN[game] for thing in things), small
    for thing in things if game == "settlement" else ():
        _is_explained(table, thing)
    assert not table.errors


def _map_comes_closer(table: Table) -> None:
    """One tap on a button makes all figures of the map large enough, another one brings it back."""
    button = table.page.locator('[data-act="closer"]')
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 43.5
    button.click()
    assert not table.page.evaluate(SMALL, LEAST)
    table.page.click("#fit")
    assert table.page.evaluate(SMALL, LEAST)


def _hand_has_room_for_a_card(table: Table) -> bool:
    act(table, "pane hand")
    room, card = table.page.evaluate(CARDS)
    return bool(room >= card > 0)


def _is_explained(table: Table, thing: str) -> None:
    """One tap on something says it in large letters."""
    act(table, "pane board")
    before = table.page.inner_text("#prompt")
    table.page.locator(f'[id="{thing}"]').click()
    told = table.page.query_selector(".panel-explain .panel-body")
    assert (told and told.inner_text().strip()) or table.page.inner_text("#prompt") != before
    act(table, "close")


@pytest.mark.parametrize("game", PANES)
def test_letters_of_twice_the_size_fit(table: Table, site: str, game: str) -> None:
    opened(table, site, game)
    wardrobe = Wardrobe(table.page)
    for size in LARGE:
        wardrobe.dress(LOOKS["large"]._replace(size=size))
        for pane in PANES[game]:
            act(table, f"pane {pane}")
            assert not table.page.evaluate(NAMES), (size, pane)
            assert not table.page.evaluate(ASKED), (size, pane)
            assert not table.page.evaluate(WIDE), (size, pane)
            assert not covered(table.page, (size,)), (size, pane)
        wardrobe.dress(LOOKS["words-large"]._replace(size=size))
        assert not table.page.evaluate(WIDE), size
    assert not table.errors
