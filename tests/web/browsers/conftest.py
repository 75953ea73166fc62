"""The same tests in every browser but Chromium, which has all the others."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Playwright

from boonlake.engine.save import Save, parse
from tests.web.conftest import Served
from tests.web.playing import LOOK, TEXT, WHOLE_GAME
from tools import browser, drivers
from tools.drivers import Driver, Tab

TAPS_AT_ONCE = 100
WAIT = """
selector => new Promise((done) => {
  const look = () => {
    const failed = document.querySelector("#app[data-state=error]");
    const found = document.querySelector(selector);
    if (found || failed) done(failed && !found ? document.body.innerText : "");
    else setTimeout(look, 30);
  };
  look();
})
"""
"""Answers when an element is there: with nothing, or with the error that came instead."""
CLICK = """
selector => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`nothing to tap: ${selector}`);
  found.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}
"""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A browser that was left out is said aloud."""
    if said := browser.missing():
        terminalreporter.section("browsers", red=True, bold=True)
        terminalreporter.line(said, red=True)


def tried() -> list[str]:
    """The browsers that are here; all of them where none may be left out."""
    gone = [] if browser.must_have_all() else browser.left_out()
    return [name for name in browser.OTHERS if name not in gone]


@pytest.fixture(scope="session", params=tried())
def driver(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Driver]:
    """A running browser."""
    assert request.param not in browser.left_out(), browser.missing()
    running = drivers.DRIVERS[request.param](playwright)
    yield running
    running.close()


@pytest.fixture(scope="session")
def site(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the built site, without what keeps it for offline play: that costs as much as
    starting it, and who needs it serves the site itself."""
    online = Path(shutil.copytree(dist, tmp_path_factory.mktemp("online") / "dist"))
    (online / "sw.js").unlink()
    served = Served(online).start()
    yield served.address
    served.stop()


class Visit:
    """The game in a page, whatever browser shows it."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab

    def open(self, address: str) -> None:
        """Load an address until the page has left the opening picture."""
        self.tab.open(address)
        self.wait("#app:not([data-state=loading])")

    def reload(self) -> None:
        """Load the page anew."""
        self.tab.reload()
        self.wait("#app:not([data-state=loading])")

    def wait(self, selector: str) -> None:
        """Wait for an element."""
        failed = self.tab.evaluate(WAIT, selector)
        assert not failed, failed

    def wait_offline(self) -> None:
        """Wait until the page says that it needs its server no more."""
        self.wait("html[data-offline=ready]")

    def wait_options(self) -> list[str]:
        """What can be chosen, as soon as something can."""
        self.wait("[data-option]")
        return sorted(self.tab.evaluate(LOOK)["options"])

    @property
    def state(self) -> str:
        """What the page waits for."""
        return str(self.tab.evaluate(LOOK)["state"])

    def text(self, selector: str) -> str:
        """The words in an element."""
        script = "selector => document.querySelector(selector)?.innerText ?? ''"
        return str(self.tab.evaluate(script, selector))

    def act(self, name: str) -> None:
        """Tap one of the page's own buttons."""
        self.tab.evaluate(CLICK, f'[data-act="{name}"]')

    def take(self, option: str) -> None:
        """Tap the element of an option."""
        self.tab.evaluate(CLICK, f'[data-option="{option}"]')

    def play(self, taps: int, seed: int = 11) -> str:
        """Tap any options, at most so many; the state that the page ends in."""
        state = self.state
        for number in range(0, taps, TAPS_AT_ONCE):
            most = min(TAPS_AT_ONCE, taps - number)
            state = self.tab.evaluate(WHOLE_GAME, [seed + number, most])["state"]
            if state == "over":
                break
        return state

    def saved(self) -> Save:
        """The game as the page keeps it."""
        return parse(str(self.tab.evaluate(TEXT)))


@pytest.fixture
def visit(driver: Driver) -> Iterator[Visit]:
    """A page that must not complain of anything."""
    made = Visit(driver.tab())
    yield made
    assert made.tab.errors == []


@pytest.fixture
def address(site: str) -> partial[str]:
    """Makes the address of a new game: `address(game=…, seats=…)`."""
    query = "?game={game}&seats={seats}&seed=7&lang=en&speed=instant"
    return partial(f"{site}{query}".format)
