"""A served site and a watched page: what every browser test starts from."""

from __future__ import annotations

import shutil
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

from tools.browser import installed
from tools.build.places import DIST
from tools.serve import Handler, Server, server

BOOT_TIMEOUT = 60_000
DIED = "Target crashed"
"""What Playwright says of a page whose process has ended by itself."""
FILES = 6
"""How many files a browser serves."""
ONE_PROCESS = "--process-per-site"
"""All pages of a profile share a process, and what is compiled in it."""
COMPILE = "async path => { window.compiled = await WebAssembly.compileStreaming(fetch(path)); }"
EMPTY = """
async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const {name} of await indexedDB.databases())
    await new Promise((done, fail) => {
      Object.assign(indexedDB.deleteDatabase(name), {onsuccess: done, onerror: fail});
    });
  for (const name of await caches.keys()) await caches.delete(name);
  const stored = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  return [...stored, ...await indexedDB.databases(), ...await caches.keys()];
}
"""
"""Empties everything in which a site may keep something; answers with what is left."""


class LoadDied(UserWarning):
    """The browser's process ended while a page was loading."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Loads that were repeated are counted aloud."""
    died = [
        warning
        for warning in terminalreporter.stats.get("warnings", [])
        if LoadDied.__name__ in warning.message
    ]
    terminalreporter.line(f"Loads that died in the browser and were repeated: {len(died)}")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """An installed Chromium is used before one that Playwright would bring."""
    path = installed()
    return browser_type_launch_args | ({"executable_path": path} if path else {})


class Browsers:
    """A browser for the tests of some files: none has to last for hundreds of pages."""

    def __init__(self, launch: Callable[..., Browser]) -> None:
        self.launch = launch
        self.files = 0
        self.running: Browser | None = None

    def for_a_file(self) -> Browser:
        """The running browser, or another one when it has served enough."""
        if self.running is None or self.files % FILES == 0:
            self.close()
            self.running = self.launch(args=[ONE_PROCESS])
        self.files += 1
        return self.running

    def close(self) -> None:
        """End the running browser."""
        if self.running:
            self.running.close()
            self.running = None


@pytest.fixture(scope="session")
def browsers(launch_browser: Callable[..., Browser]) -> Iterator[Browsers]:
    """The browsers of all files."""
    launching = Browsers(launch_browser)
    yield launching
    launching.close()


@pytest.fixture(scope="module")
def browser(browsers: Browsers) -> Browser:
    """The browser for the tests of a file."""
    return browsers.for_a_file()


@dataclass
class Served:
    """A folder on 127.0.0.1 that can be taken away and put back at the same address."""

    folder: Path
    path: str = "/"
    kind: type[Handler] = Handler
    port: int = 0
    running: Server | None = None

    def start(self) -> Served:
        """Serves the folder, at the same address as before."""
        self.running = server(self.folder, self.port, self.path, self.kind)
        self.port = self.running.server_address[1]
        threading.Thread(target=self.running.serve_forever, args=[0.05], daemon=True).start()
        return self

    def stop(self) -> None:
        """Nothing answers at the address any more."""
        if self.running:
            self.running.shutdown()
            self.running.server_close()
            self.running = None

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}{self.path}"


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, as it was when the tests started; `make site` makes it."""
    assert (DIST / "index.html").exists(), "There is no site to test: run `make site` first."
    return Path(shutil.copytree(DIST, tmp_path_factory.mktemp("built") / "dist"))


@pytest.fixture
def serve() -> Iterator[Callable[..., Served]]:
    """Serves any folder until the test ends."""
    all_served: list[Served] = []

    def start(folder: Path, path: str = "/", kind: type[Handler] = Handler) -> Served:
        all_served.append(Served(folder, path, kind).start())
        return all_served[-1]

    yield start
    for served in all_served:
        served.stop()


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the built site."""
    served = Served(dist).start()
    yield served.address
    served.stop()


@pytest.fixture
def site_copy(dist: Path, tmp_path: Path) -> Path:
    """A copy of the built site that a test may damage."""
    return Path(shutil.copytree(dist, tmp_path / "site"))


@dataclass
class Table:
    """A page with everything that it complained of and asked for."""

    page: Page
    errors: list[str] = field(default_factory=list)
    requests: list[str] = field(default_factory=list)

    def watch(self) -> Table:
        """Notes errors and requests from now on."""
        self.page.context.on("request", lambda request: self.requests.append(request.url))
        return self._listen()

    def _listen(self) -> Table:
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        return self

    def open(self, address: str) -> Table:
        """Loads a page and waits until it has left the opening picture."""
        self._load(address, self.page.goto, address)
        return self

    def reload(self) -> None:
        """Loads the page anew and waits."""
        self._load(self.page.url, self.page.reload)

    def _load(self, address: str, load: Callable[..., object], *what: str) -> None:
        """Load a page; where the browser's own process dies meanwhile another page takes over."""
        for last in (False, False, True):
            try:
                load(*what, wait_until="commit")
                self.wait()
                return
            except PlaywrightError as error:
                if last or not self._is_dead():
                    raise
                warnings.warn(LoadDied(error.message), stacklevel=2)
            died, self.page = self.page, self.page.context.new_page()
            if died.viewport_size:
                self.page.set_viewport_size(died.viewport_size)
            died.close()
            self._listen()
            load, what = self.page.goto, (address,)

    def _is_dead(self) -> bool:
        """Whether the browser's process behind the page has ended by itself."""
        try:
            self.page.evaluate("0")
        except PlaywrightError as error:
            return DIED in error.message
        return False

    def wait(self, state: str = "") -> None:
        """Waits for a state of the page, by default for any but loading; an error ends it."""
        wanted = f"[data-state={state}]" if state else ":not([data-state=loading])"
        self.page.wait_for_selector(
            f"#app{wanted}, #app[data-state=error]", state="attached", timeout=BOOT_TIMEOUT
        )
        assert self.state != "error", self.page.inner_text("body")

    def wait_options(self) -> list[str]:
        """Waits until something can be chosen, and passes curtains on the way to it."""
        for _ in range(10):
            self.page.wait_for_selector("[data-option]", state="attached", timeout=BOOT_TIMEOUT)
            offered = self.options
            if any(not option.startswith("page ") for option in offered):
                return offered
            self.take(offered[0])
            self.page.wait_for_timeout(50)
        raise AssertionError(f"the page offers nothing but its own buttons: {self.options}")

    def wait_offline(self) -> None:
        """Waits until the page says that it can be played offline."""
        self.page.wait_for_selector(
            "html[data-offline=ready]", state="attached", timeout=BOOT_TIMEOUT
        )

    @property
    def state(self) -> str | None:
        """What the page waits for."""
        return self.page.get_attribute("#app", "data-state")

    @property
    def version(self) -> str | None:
        """The version of the site that the page belongs to."""
        return self.page.get_attribute("html", "data-version")

    @property
    def options(self) -> list[str]:
        """The moves that can be taken, as the page offers them."""
        return [
            str(element.get_attribute("data-option"))
            for element in self.page.query_selector_all("[data-option]")
        ]

    def take(self, option: str) -> None:
        """Clicks the one element that stands for an option."""
        self.page.dispatch_event(f'[data-option="{option}"]', "click")

    def foreign(self, address: str) -> list[str]:
        """Requests that left the page's host."""
        ours = urlsplit(address).netloc
        return [
            url
            for url in self.requests
            if not url.startswith(("blob:", "data:")) and urlsplit(url).netloc != ours
        ]


def new_profile(browser: Browser, *, offline: bool = False, **options: Any) -> BrowserContext:
    """A fresh profile, in English, at the size of a tablet.

    Keeping the site for offline play costs as much as starting it: only who needs it does so.
    """
    usual = {"locale": "en-GB", "viewport": {"width": 1024, "height": 768}}
    workers = {"service_workers": "allow" if offline else "block"}
    return browser.new_context(**(usual | workers | options))


class Profiles:
    """Profiles that one test uses after the other, emptied in between.

    Each has a page that is never shown to a test and holds on to the compiled Python: others start
    in half the time.
    """

    def __init__(self, browser: Browser, site: str, python: str) -> None:
        self.browser, self.site, self.python = browser, site, python
        self.free: dict[str, list[Page]] = {}

    @contextmanager
    def lend(self, **options: Any) -> Iterator[BrowserContext]:
        """An empty profile."""
        free = self.free.setdefault(str(options), [])
        keeper = free.pop() if free else self._made(options)
        try:
            yield keeper.context
        finally:
            if self._emptied(keeper):
                free.append(keeper)
            else:
                keeper.context.close()

    def _made(self, options: dict[str, Any]) -> Page:
        keeper = new_profile(self.browser, **options).new_page()
        keeper.goto(f"{self.site}licences.txt")
        keeper.evaluate(COMPILE, self.python)
        return keeper

    def _emptied(self, keeper: Page) -> bool:
        """Whether a profile is as good as new; not so if its process died with a page."""
        for page in keeper.context.pages:
            if page is not keeper:
                page.close()
        keeper.context.clear_cookies()
        keeper.context.clear_permissions()
        try:
            return not keeper.evaluate(EMPTY)
        except PlaywrightError:
            return False


@pytest.fixture(scope="session")
def all_profiles() -> dict[tuple[Browser, str], Profiles]:
    """The profiles of each browser, by the site that they are for."""
    return {}


@pytest.fixture(scope="module")
def profiles(
    all_profiles: dict[tuple[Browser, str], Profiles], browser: Browser, site: str, dist: Path
) -> Profiles:
    """Profiles for the tests of a file."""
    python = next(dist.glob("vendor-*/pyodide/*.wasm")).relative_to(dist)
    return all_profiles.setdefault((browser, site), Profiles(browser, site, python.as_posix()))


def wants_fresh(test: pytest.FixtureRequest) -> bool:
    """Whether a test starts the page for the first time, or leaves more than can be emptied."""
    return test.node.get_closest_marker("fresh") is not None or "serve" in test.fixturenames


@pytest.fixture
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """An empty profile; where a test is marked `offline`, a fresh one that keeps the site."""
    offline = request.node.get_closest_marker("offline") is not None
    if offline or wants_fresh(request):
        profile = new_profile(browser, offline=offline)
        yield profile
        profile.close()
    else:
        profiles: Profiles = request.getfixturevalue("profiles")
        with profiles.lend() as lent:
            yield lent


@pytest.fixture
def table(context: BrowserContext) -> Table:
    """A watched page."""
    return Table(context.new_page()).watch()
