"""The three browsers behind one small face: a profile opens addresses and runs scripts.

Chromium and Firefox are driven by Playwright, Firefox over WebDriver BiDi as Debian ships it.
WebKit is WebKitGTK's own small browser, driven by Selenium on a screen that nobody looks at.
"""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Browser as PlaywrightBrowser
from playwright.sync_api import Playwright
from selenium.common.exceptions import NoSuchFrameException
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError

from tools import browser

SIZE = (1024, 768)
SCREEN = "1600x1200x24"
PATIENCE = 180
"""Seconds for a script to answer."""
STARTING, STARTS = 10, 5
"""Seconds for WebKit to start, and how often it is tried: now and then it ends while it starts, and
its driver would wait for it for ever."""
RESIZING = 30
"""Seconds for a window to take a size."""
ASYNC = """
const [argument, done] = arguments;
const failed = (error) => done({error: `${error}`});
Promise.resolve(argument).then(%s).then((value) => done({value}), failed);
"""
"""Runs a function of one argument, as Playwright does; what it answers may be a promise."""

COMPLAINTS = """
() => {
  const said = window.complaints = [];
  const plain = console.error;
  console.error = (...words) => { said.push(words.join(" ")); plain.apply(console, words); };
  addEventListener("error", ({message}) => message && said.push(message));
  addEventListener("unhandledrejection", ({reason}) => said.push(`${reason}`));
}
"""
"""Notes from now on what goes wrong in the page."""


class Tab(Protocol):
    """One page in a profile of its own."""

    @property
    def errors(self) -> list[str]:
        """What the page complained of."""

    def open(self, address: str) -> None:
        """Load an address."""

    def reload(self) -> None:
        """Load the page anew."""

    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""

    def evaluate(self, script: str, argument: object = None) -> Any:
        """What a function of the page answers."""


class Driver(Protocol):
    """A running browser."""

    def tab(self) -> Tab:
        """A page in a fresh profile; the one before is gone."""

    def close(self) -> None:
        """End the browser."""

    def processes(self) -> list[int]:
        """The numbers of all processes of the browser."""


class PlaywrightTab:
    """A page of Chromium or Firefox."""

    def __init__(self, running: PlaywrightBrowser) -> None:
        width, height = SIZE
        self.context = running.new_context(
            locale="en-GB", viewport={"width": width, "height": height}
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.errors: list[str] = []
        self.page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, address: str) -> None:
        """Load an address."""
        self.page.goto(address, wait_until="commit")

    def reload(self) -> None:
        """Load the page anew."""
        self.page.reload(wait_until="commit")

    def resize(self, width: int, height: int) -> None:
        """Give the page another size."""
        self.page.set_viewport_size({"width": width, "height": height})

    def evaluate(self, script: str, argument: object = None) -> Any:
        """What a function of the page answers."""
        return self.page.evaluate(script, argument)


class PlaywrightDriver:
    """Chromium or Firefox."""

    def __init__(self, launch: Callable[[], PlaywrightBrowser]) -> None:
        others = descendants(os.getpid())
        self.running = launch()
        self.started = [number for number in descendants(os.getpid()) if number not in others]

    def tab(self) -> Tab:
        """A page in a fresh profile; the one before is gone."""
        for context in self.running.contexts:
            context.close()
        return PlaywrightTab(self.running)

    def close(self) -> None:
        """End the browser."""
        self.running.close()

    def processes(self) -> list[int]:
        """The numbers of all processes of the browser."""
        return sorted({*self.started, *(n for one in self.started for n in descendants(one))})


class WebKitTab:
    """A page of WebKit."""

    def __init__(self, driver: WebDriver) -> None:
        self.driver = driver
        self.before: list[str] = []
        """What pages complained of that were left since."""
        driver.set_script_timeout(PATIENCE)
        driver.set_page_load_timeout(PATIENCE)
        self.resize(*SIZE)

    @property
    def errors(self) -> list[str]:
        """What the page complained of."""
        return self.before + list(self.evaluate("() => window.complaints ?? []"))

    def open(self, address: str) -> None:
        """Load an address."""
        self._load(lambda: self.driver.get(address))

    def reload(self) -> None:
        """Load the page anew."""
        self._load(self.driver.refresh)

    def _load(self, load: Callable[[], object]) -> None:
        """Load a page; this driver tells nothing of its console, so the page itself has to."""
        self.before = self.errors
        self.evaluate("() => { window.left = true; }")
        load()
        while self._is_left():
            time.sleep(0.02)
        self.evaluate(COMPLAINTS)

    def _is_left(self) -> bool:
        """Whether the page before is still there, or just going."""
        try:
            return bool(self.evaluate("() => window.left ?? false"))
        except NoSuchFrameException:
            return True

    def resize(self, width: int, height: int) -> None:
        """Give the page another size; the window has a bar of its own and takes its time."""
        inner = self._inner_size()
        deadline = time.monotonic() + RESIZING
        while inner != [width, height]:
            if time.monotonic() > deadline:
                raise AssertionError(f"the window cannot be {width}x{height}, it stays {inner}")
            outer = self.driver.get_window_size()
            self.driver.set_window_size(
                outer["width"] + width - inner[0], outer["height"] + height - inner[1]
            )
            inner = self._settled_size()

    def _settled_size(self) -> list[int]:
        """The size of the page when it has been the same for a while."""
        before: list[int] = []
        inner = self._inner_size()
        while inner != before:
            time.sleep(0.2)
            before, inner = inner, self._inner_size()
        return inner

    def _inner_size(self) -> list[int]:
        inner: list[int] = self.evaluate("() => [innerWidth, innerHeight]")
        return inner

    def evaluate(self, script: str, argument: object = None) -> Any:
        """What a function of the page answers."""
        answer = self.driver.execute_async_script(ASYNC % script, argument)
        if "error" in answer:
            raise AssertionError(answer["error"])
        return answer.get("value")


class WebKitDriver:
    """WebKit, whose driver gives a browser a fresh profile for each session."""

    def __init__(self, parts: browser.WebKit) -> None:
        self.parts = parts
        self.screen = Screen(parts.screen)
        # There is no graphics card: without compositing the processor draws with less ado.
        self.env = os.environ | {
            "DISPLAY": self.screen.name,
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        self.service: Service | None = None

    def tab(self) -> Tab:
        """A page in a fresh profile; the one before is gone."""
        for _ in range(STARTS - 1):
            with suppress(HTTPError):
                return WebKitTab(self._started())
        return WebKitTab(self._started())

    def _started(self) -> WebDriver:
        self.end_session()
        self.service = Service(self.parts.driver, env=self.env)
        self.service.start()
        options = Options()
        options.binary_location = self.parts.browser
        options.add_argument("--automation")
        options.page_load_strategy = "none"
        asking = ClientConfig(self.service.service_url, timeout=STARTING)
        driver = WebDriver(RemoteConnection(client_config=asking), options=options)
        asking.timeout = 2 * PATIENCE
        return driver

    def end_session(self) -> None:
        """End the browser of the last page; asked politely, its driver sometimes waits for ever."""
        if self.service:
            driver = self.service.process
            for process in [*descendants(driver.pid), driver.pid]:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            driver.wait()
            self.service = None

    def close(self) -> None:
        """End the browser."""
        self.end_session()
        self.screen.close()

    def processes(self) -> list[int]:
        """The numbers of all processes of the browser."""
        assert self.service
        return descendants(self.service.process.pid)


def chromium(playwright: Playwright) -> Driver:
    """A running Chromium."""
    return PlaywrightDriver(lambda: playwright.chromium.launch(executable_path=browser.installed()))


def firefox(playwright: Playwright) -> Driver:
    """A running Firefox; the channel's name makes Playwright speak WebDriver BiDi to it."""
    return PlaywrightDriver(
        lambda: playwright.firefox.launch(channel="moz-firefox", executable_path=browser.firefox())
    )


def webkit(_: Playwright) -> Driver:
    """A running WebKit."""
    parts = browser.webkit()
    assert parts, browser.missing()
    return WebKitDriver(parts)


DRIVERS = {"Chromium": chromium, "Firefox": firefox, "WebKit": webkit}


class Screen:
    """A screen that nobody looks at."""

    def __init__(self, program: str) -> None:
        reading, writing = os.pipe()
        command = [program, "-displayfd", str(writing), "-screen", "0", SCREEN, "-nolisten", "tcp"]
        self.running = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        assert self.running.poll() is None, f"{program} did not start"

    def close(self) -> None:
        """End it."""
        self.running.terminate()
        self.running.wait()


def descendants(process: int) -> list[int]:
    """A process's children, their children and so on."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rpartition(")")[2].split()[1])
        except OSError:  # it has ended meanwhile
            continue
        children.setdefault(parent, []).append(int(path.parent.name))
    found: list[int] = []
    waiting = [process]
    while waiting:
        waiting += (more := children.get(waiting.pop(), []))
        found += more
    return found
