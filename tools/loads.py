"""python -m tools.loads [--count N] [--record]: how many loads of a page die in the browser.

Our page and a bare page that prints one line with the same Pyodide are loaded in turn, each in a
profile of its own, as the tests do. A load that dies is told with what the browser knows of it:
the way its process ended, and what the browser wrote meanwhile.
"""

import argparse
import contextlib
import json
import shutil
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tools import bench, measurements
from tools.browser import installed
from tools.build.places import BUILD, DIST
from tools.serve import server

LOADS_OF_A_BROWSER = 20
TIMEOUT = 180_000


@dataclass
class Loads:
    """A page that is loaded again and again, and how those loads ended that did not arrive."""

    folder: Path
    count: int = 0
    died: list[str] = field(default_factory=list)


class Crashes:
    """What the browser tells of processes that ended."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.seen: list[str] = []
        session.on("Target.targetCrashed", self._note)
        session.send("Target.setDiscoverTargets", {"discover": True})

    def _note(self, event: dict[str, object]) -> None:
        self.seen.append(f"{event.get('status')} {event.get('errorCode')}")

    def taken(self) -> str:
        """What was told since the last time."""
        self.session.send("Target.getTargets")  # what is on its way arrives before the answer
        told, self.seen = self.seen, []
        return ", ".join(told)


@contextlib.contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    with server(folder) as host:
        threading.Thread(target=host.serve_forever, args=[0.05], daemon=True).start()
        yield f"http://127.0.0.1:{host.server_address[1]}/"
        host.shutdown()


def load(browser: Browser, crashes: Crashes, page: Loads) -> None:
    """One load in a profile of its own."""
    page.count += 1
    with served(page.folder) as address:
        context = browser.new_context()
        context.add_init_script(bench.WATCH)
        tab = context.new_page()
        started = time.monotonic()
        try:
            tab.goto(address, wait_until="commit")
            tab.wait_for_function("window.shownAfter", timeout=TIMEOUT)
        except PlaywrightError as error:
            how = {
                "load": page.count,
                "after": round(time.monotonic() - started, 2),
                "error": error.message.splitlines()[0],
                "process": crashes.taken(),
            }
            page.died.append(json.dumps(how))
            print(page.folder.name, page.died[-1], flush=True)
        with contextlib.suppress(PlaywrightError):
            context.close()


def table(pages: dict[str, Loads], flags: list[str]) -> str:
    """The result for people."""
    lines = ["| page | loads | died |", "|---|---|---|"]
    lines += [f"| {name} | {page.count} | {len(page.died)} |" for name, page in pages.items()]
    for name, page in pages.items():
        lines += ["", *(f"{name}: `{how}`" for how in page.died)] if page.died else []
    lines += [
        "",
        "Each load in a profile of its own, both pages in turn, as `tools.loads` does it.",
    ]
    return "\n".join([*lines, f"Flags: {' '.join(flags)}" if flags else ""]).strip()


def main() -> int:
    """Loads both pages as often as wanted."""
    parser = argparse.ArgumentParser(prog="tools.loads", description=__doc__)
    parser.add_argument("--count", type=int, default=300, help="loads of each page")
    parser.add_argument("--record", action="store_true", help="write the result into docs")
    parser.add_argument("--flag", action="append", default=[], help="one more for the browser")
    options = parser.parse_args()
    ours = BUILD / "loads" / "ours"
    shutil.rmtree(ours, ignore_errors=True)
    shutil.copytree(DIST, ours)
    bare = bench.bare_page("bare", bench.as_vendored())
    pages = {"ours": Loads(ours), "a bare page with the same Pyodide": Loads(bare)}
    with sync_playwright() as playwright:
        for first in range(0, options.count, LOADS_OF_A_BROWSER):
            browser = playwright.chromium.launch(executable_path=installed(), args=options.flag)
            crashes = Crashes(browser.new_browser_cdp_session())
            for _ in range(min(LOADS_OF_A_BROWSER, options.count - first)):
                for page in pages.values():
                    load(browser, crashes, page)
            browser.close()
            print(table(pages, options.flag), file=sys.stderr, flush=True)
    print(table(pages, options.flag))
    if options.record:
        measurements.record("Loads that die", table(pages, options.flag))
    return 0


if __name__ == "__main__":
    sys.exit(main())
