"""A table that stands still, and everything on it large enough to be read and tapped."""

from __future__ import annotations

from typing import Any

import pytest

from tools.overlaps import look, positions

from .conftest import BOOT_TIMEOUT, Table
from .playing import WHOLE_GAME, Person
from .test_looks import act, resize, violations
from .test_reading import play_until

FRAME = """id => {
  const box = document.getElementById(id).getBoundingClientRect();
  return [box.left, box.top, box.width, box.height].map(Math.round);
}"""
SMALL = """
least => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode, e = node.parentElement;
    const aloud = e.closest(".unseen, .spoken, title, .missing-words:not(.panel-hand *)");
    if (!node.textContent.trim() || aloud) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!e.checkVisibility() || !box.width || !e.getBoundingClientRect().width) continue;
    let size = parseFloat(getComputedStyle(e).fontSize);
    if (e.ownerSVGElement) {
      const turned = e.getScreenCTM();
      size *= Math.hypot(turned.a, turned.b);
    }
    if (size < least - 0.05)
      found.add(`${e.closest("[id]").id}: ${node.textContent.trim()} ${size.toFixed(1)}`);
  }
  return [...found];
}
"""
"""Everything that is written smaller than so many pixels."""


COVERED = """() => {
  const advice = document.querySelector(".advice").getBoundingClientRect();
  return [...document.querySelectorAll("#table .can, #prompt [data-option]")].filter(e => {
    const box = e.getBoundingClientRect();
    return e.checkVisibility() && box.left < advice.right - 1 && box.right > advice.left + 1
      && box.top < advice.bottom - 1 && box.bottom > advice.top + 1;
  }).map(e => e.id || e.dataset.option);
}"""
"""What can be taken and lies under a hint."""
OUTLINE = "name => getComputedStyle(document.querySelector(name)).outlineStyle"
LARGEST = {"boonlake": "map", "settlement": "board"}


@pytest.mark.parametrize("game", LARGEST)
def test_the_table_stands_still_and_can_be_read(table: Table, site: str, game: str) -> None:
    table.open(f"{site}?game={game}&seats=human,random&seed=7&speed=instant")
    person, page = Person(table, 3), table.page

    def frames() -> list[Any]:
        return [page.evaluate(FRAME, place) for place in (LARGEST[game], "prompt")]

    stood = frames()
    shown: set[str] = set()
    small: set[str] = set()
    for n in range(45):
        for part in (".recap", ".fold", "#prompt .take"):
            shown |= {part} if page.query_selector(part) else set()
        if page.query_selector(".fold"):
            act(table, "beside")
        assert frames() == stood
        small |= set(page.evaluate(SMALL, 11)) if n % 3 == 0 else set()
        if n == 5:
            act(table, "hint")
            page.wait_for_selector(".advice ol", timeout=BOOT_TIMEOUT)
            assert frames() == stood
            assert not page.evaluate(COVERED)
        person.tap_any()
        page.wait_for_selector("[data-option], #app[data-state=over]", state="attached")
        if table.state == "over":
            break
    assert not small
    assert shown >= {".recap", "#prompt .take"}
    assert page.evaluate(WHOLE_GAME, [3, 4000])["state"] == "over"
    act(table, "close")
    assert page.inner_text("#prompt .ask") == "The game is over."
    page.click('[data-act="open over"]')
    assert page.is_visible('[data-act="rematch"]')
    assert not table.errors


def test_nothing_lies_over_what_can_be_taken(table: Table, site: str) -> None:
    """A sample of what `python -m tools.overlaps` tries at length."""
    table.open(f"{site}?game=boonlake&seats=human,random,random&seed=4&speed=instant")
    assert not [found for found in positions(table.page, 8, 4) if found]
    assert not table.errors


def test_large_letters_and_forced_colours_keep_the_table_usable(table: Table, site: str) -> None:
    table.open(f"{site}?game=boonlake&seats=human,random&seed=7&speed=instant")
    page, person = table.page, Person(table, 3)
    play_until(person, "strip ")
    page.emulate_media(forced_colors="active")
    for marked in (".strip.can", ".bar-seat.deciding"):
        assert page.evaluate(OUTLINE, marked) == "solid"
    assert not violations(table)
    page.emulate_media(forced_colors="none")
    page.context.new_cdp_session(page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}}
    )
    for size in ((1024, 768), (640, 1000)):
        resize(table, size)
        assert float(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)")) == 32
        assert not look(page, (size,))
        assert not page.evaluate("document.getElementById('app').scrollWidth > innerWidth + 1")
    assert not violations(table)
    assert not table.errors
