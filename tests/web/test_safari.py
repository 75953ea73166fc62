"""What Safari does differently, as far as another browser can show it."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext

from .conftest import Table
from .keeping import game_address, page_in, tap_any
from .test_looks import act, resize

SAFARI = """
Object.defineProperty(navigator, "vendor", {get: () => "Apple Computer, Inc."});
delete window.requestIdleCallback;
"""
INSETS = {"top": 40, "left": 50, "bottom": 30, "right": 45}
IN_DANGER = """
insets => [...document.querySelectorAll("button, input, select, [data-option]")]
  .filter((e) => e.checkVisibility() && !e.closest("[data-covered]"))
  .filter((e) => {
    e.scrollIntoView({block: "nearest", inline: "nearest"});
    const box = e.getBoundingClientRect();
    if (!box.width || box.right <= 0 || box.left >= innerWidth) return false;
    return box.left < insets.left - 1 || box.right > innerWidth - insets.right + 1
      || box.top < insets.top - 1 || box.bottom > innerHeight - insets.bottom + 1;
  })
  .map((e) => `${e.dataset.act ?? e.dataset.option}: ${JSON.stringify(e.getBoundingClientRect())}`)
"""
"""What can be tapped, but lies under a device's rounded corners, its camera or its home bar."""
SMALL_FIELDS = """
() => [...document.querySelectorAll("input, select, textarea")]
  .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 16).map((e) => e.outerHTML)
"""
HOLDABLE = """
() => ["#table", "#map", "#prompt", "#table [data-option]"].map((selector) =>
  getComputedStyle(document.querySelector(selector)).userSelect)
"""


@pytest.fixture
def safari(context: BrowserContext) -> BrowserContext:
    """A browser that calls itself Safari and lacks what Safari lacks."""
    context.add_init_script(SAFARI)
    return context


@pytest.mark.fresh
def test_a_forgetful_browser_is_spoken_of_with_what_helps(
    safari: BrowserContext, site: str
) -> None:
    table = page_in(safari, f"{site}?lang=en")
    said = table.page.inner_text(".remind")
    assert "not visited for seven days" in said
    assert not table.page.query_selector('[data-act="backup"]'), "there is nothing to save yet"
    act(table, "open help help.apple")
    assert "Add to Home Screen" in table.page.inner_text("#help-apple[open]")
    table.open(game_address(site))
    tap_any(table, 5)
    table.open(f"{site}?lang=en")
    assert table.page.query_selector('.remind [data-act="backup"]')
    act(table, "later")
    assert not table.page.query_selector(".remind")
    act(table, "open games")
    assert "not visited for seven days" in table.page.inner_text("#panel")
    assert not table.errors


@pytest.mark.fresh
def test_others_and_installed_pages_are_not_bothered(context: BrowserContext, site: str) -> None:
    table = page_in(context, f"{site}?lang=en")
    assert not table.page.query_selector(".remind")
    context.add_init_script(SAFARI)
    context.add_init_script(
        "const plain = matchMedia; window.matchMedia = (wanted) =>"
        " wanted.includes('display-mode') ? {matches: false} : plain.call(window, wanted);"
    )
    table.open(f"{site}?lang=en")
    assert not table.page.query_selector(".remind")


def test_holding_selects_nothing_and_two_taps_do_not_zoom(table: Table, site: str) -> None:
    table.open(game_address(site))
    table.wait_options()
    assert set(table.page.evaluate(HOLDABLE)) == {"none"}
    assert table.page.evaluate("getComputedStyle(document.documentElement).touchAction") == (
        "manipulation"
    )


@pytest.mark.parametrize("panel", ["share", "bring", "help"])
def test_no_field_is_so_small_that_a_page_zooms(table: Table, site: str, panel: str) -> None:
    table.open(game_address(site, "human,random"))
    table.wait_options()
    act(table, f"open {panel}")
    table.page.wait_for_selector("#panel input, #panel textarea", state="attached")
    assert table.page.evaluate(SMALL_FIELDS) == []


@pytest.mark.parametrize("size", [(1024, 768), (390, 844), (844, 390)])
@pytest.mark.parametrize("game", ["boonlake", "settlement"])
def test_nothing_to_tap_lies_outside_the_safe_area(
    table: Table, site: str, game: str, size: tuple[int, int]
) -> None:
    resize(table, size)
    client = table.page.context.new_cdp_session(table.page)
    client.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})
    table.open(f"{site}?game={game}&seats=human,human&seed=7&lang=en&speed=instant")
    assert table.page.evaluate(IN_DANGER, INSETS) == [], "the curtain"
    table.wait_options()
    assert table.page.evaluate(IN_DANGER, INSETS) == [], "the table"
    for panel in ("menu", "log", "settings"):
        act(table, f"open {panel}")
        assert table.page.evaluate(IN_DANGER, INSETS) == [], panel
        act(table, "close")
    assert not table.errors
