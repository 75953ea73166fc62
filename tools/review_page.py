"""python -m tools.review_page [--game boonlake] [--seed N]: what a review costs in the page.

A finished game of two players is reviewed in Chromium, as the built site stands. Told is the
processor time of the worker that thinks, for the overview and for the whole review. A processor at
a quarter of the speed needs four times as long; browsers do not slow workers down by themselves, so
that this is reckoned and not measured. Threads are looked up in /proc (Linux).

The page's own thread is slowed down to a quarter by the browser; told are its longest tasks by the
clock, apart from those in which the browser mostly collects its own garbage. This needs a quiet
machine.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.reopen import save_of
from boonlake.players.table import play_out
from tools.browser import installed
from tools.build.places import DIST
from tools.serve import server

SLOWER = 4
"""A tablet-like machine is so many times slower than this one."""
WORKER = "DedicatedWorker"
"""How threads of workers are called, as far as the system keeps it."""
TICKS = 100
"""The system counts processor time in so many parts of a second."""
LONGEST = 8
"""So many of the longest tasks are told."""
SETTLED = 6_000
"""Milliseconds after which a page that was opened has imported all it wants."""
GARBAGE = "MajorGC"
WAIT = 3_600_000
OVERVIEW = ".review-progress[data-look=overview]"


def finished(name: str, seed: int) -> str:
    """The text of a game between somebody who plays as a steady player does, and one."""
    game = games.get(name)
    _, moves = play_out(game, ["steady", "steady"], seed)
    match = Match(game, ["human", "steady"], seed)
    for move in moves:
        match.play(move)
    save = save_of(match)
    save.names = ["Ann", "Ben"]
    return save.text()


def worker_seconds() -> float:
    """Processor time that the workers of all pages have used so far."""
    total = 0
    for task in Path("/proc").glob("[0-9]*/task/*"):
        try:
            if not (task / "comm").read_text().startswith(WORKER[:15]):
                continue
            if b"--type=renderer" not in (task.parents[1] / "cmdline").read_bytes():
                continue
            fields = (task / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


def main() -> int:
    """Review one game and print the figures."""
    asking = argparse.ArgumentParser(prog="tools.review_page", description=__doc__)
    asking.add_argument("--game", default="boonlake", choices=games.names())
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    with server(DIST) as host, sync_playwright() as playwright:
        threading.Thread(target=host.serve_forever, args=[0.05], daemon=True).start()
        browser = playwright.chromium.launch(executable_path=installed())
        address = f"http://127.0.0.1:{host.server_address[1]}/"
        measure(browser, address, finished(asked.game, asked.seed))
        browser.close()
        host.shutdown()
    return 0


def measure(browser: Browser, address: str, text: str) -> None:
    """Open the game, have it reviewed, and print what that took."""
    page = browser.new_page(viewport={"width": 1024, "height": 768}, locale="en-GB")
    page.goto(address)
    page.wait_for_selector("#app[data-state=setup]", timeout=WAIT)
    page.evaluate("text => localStorage.setItem('boonlake.game.r', text)", text)
    page.goto(f"{address}?play=r&lang=en&speed=instant")
    page.wait_for_selector("#app[data-state=over]", timeout=WAIT)
    page.wait_for_timeout(SETTLED)
    slowing = page.context.new_cdp_session(page)
    slowing.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=page, categories=["toplevel", "__metadata", "devtools.timeline"])
    before, started = worker_seconds(), time.monotonic()
    page.dispatch_event("[data-act=review]", "click")
    page.wait_for_selector(".review-progress", timeout=WAIT)
    page.wait_for_selector(OVERVIEW, state="detached", timeout=WAIT)
    told("overview", worker_seconds() - before, time.monotonic() - started)
    page.wait_for_selector(".review-progress", state="detached", timeout=WAIT)
    told("whole review", worker_seconds() - before, time.monotonic() - started)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    slowing.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    ours, garbage = tasks(events)
    print("longest tasks of the page's thread at a quarter of the speed, ms:", *ours[:LONGEST])
    print("longest ones in which garbage is collected:", *garbage[:LONGEST])
    reopened(page)


def told(what: str, seconds: float, passed: float) -> None:
    """One line about a part of it."""
    print(
        f"{what}: {seconds:.1f} s of the worker's processor time, so {SLOWER * seconds:.0f} s at"
        f" a quarter of the speed; {passed:.0f} s by the clock here",
        flush=True,
    )


def reopened(page: Page) -> None:
    """A reload shows the kept review without thinking."""
    size = page.evaluate("localStorage.getItem('boonlake.review.r').length")
    page.reload()
    page.wait_for_selector("#app[data-state=over]", timeout=WAIT)
    started = time.monotonic()
    page.dispatch_event("[data-act=review]", "click")
    page.wait_for_selector(".review-mattered", timeout=WAIT)
    assert not page.locator(".review-progress").count(), "the kept review goes on"
    passed = time.monotonic() - started
    print(f"kept: {size} characters; after a reload it is there {passed:.1f} s after the tap")


def tasks(events: list[dict[str, Any]]) -> tuple[list[int], list[int]]:
    """Milliseconds of the tasks of the page's own thread, the longest first: its own, and those
    in which mostly garbage is collected."""
    main_threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    whole = [
        event
        for event in events
        if (event["pid"], event["tid"]) in main_threads and event.get("ph") == "X"
    ]
    collected = [event for event in whole if event["name"] == GARBAGE]
    ours: list[int] = []
    garbage: list[int] = []
    for task in whole:
        if task["name"].endswith("RunTask"):
            inside = sum(each["dur"] for each in collected if _within(each, task))
            (garbage if inside > task["dur"] / 2 else ours).append(round(task["dur"] / 1000))
    return sorted(ours, reverse=True), sorted(garbage, reverse=True)


def _within(inner: dict[str, Any], outer: dict[str, Any]) -> bool:
    """Whether something happened during a task."""
    same = (inner["pid"], inner["tid"]) == (outer["pid"], outer["tid"])
    return bool(same and outer["ts"] <= inner["ts"] < outer["ts"] + outer["dur"])


if __name__ == "__main__":
    sys.exit(main())
