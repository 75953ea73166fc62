"""Computer players in the page: they think beside it, are watched, hurried, and asked for hints."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import pytest
from playwright.sync_api import Page, Route

from boonlake import games
from tests.web.conftest import BOOT_TIMEOUT, Served, Table

SLOWEST = games.box("boonlake").seating.computers[-1]
TWO = f"?game=boonlake&seats={SLOWEST},{SLOWEST}&seed=7"
WATCHED = 6_000
"""Milliseconds for which the page's thread is watched."""
QUIET = 3
"""How often it may be tried: other programs on the machine make tasks longer, too."""


def wait_thinking(page: Page, mind: str = "") -> None:
    """Waits until somebody has been thinking for a while, anywhere or in a certain place."""
    where = f"[data-mind={mind}]" if mind else ""
    page.wait_for_selector(f"#app[data-state=thinking]{where}", state="attached")
    page.wait_for_function(
        "document.querySelector('#thinking-time')?.textContent", timeout=BOOT_TIMEOUT
    )


def position(page: Page) -> int:
    """How many moves were made before the thought on show."""
    found = page.wait_for_selector("[data-position]", state="attached", timeout=BOOT_TIMEOUT)
    assert found is not None
    return int(found.get_attribute("data-position") or 0)


def wait_moved(page: Page, before: int) -> None:
    """Waits until somebody has moved on."""
    page.wait_for_function(
        "before => +document.querySelector('[data-position]')?.dataset.position > before",
        arg=before,
        timeout=BOOT_TIMEOUT,
    )


def test_nobody_thinks_before_somebody_has_to(table: Table, site: str) -> None:
    asked: list[str] = []  # by the page itself; the copy for offline play holds everything
    table.page.on("request", lambda request: asked.append(request.url))
    table.open(site)
    assert asked
    assert not any("workers/" in url for url in asked)
    table.open(site + TWO)
    wait_thinking(table.page, "beside")
    assert any("workers/thinker.py" in url for url in asked)
    table.page.wait_for_selector(".trace", state="attached", timeout=BOOT_TIMEOUT)
    before = position(table.page)
    table.reload()
    assert position(table.page) >= before, "moves of computer players are kept"
    assert table.errors == []
    assert table.foreign(site) == []


def test_the_page_stays_awake_while_somebody_thinks(table: Table, site: str) -> None:
    table.open(site + TWO)
    wait_thinking(table.page, "beside")
    before = position(table.page)
    longest = longest_task(table.page, WATCHED)
    wait_moved(table.page, before)
    assert longest < 50


def longest_task(page: Page, milliseconds: int) -> float:
    """The longest task of the page's thread, in milliseconds of its own computing time.

    Long tasks as the page could see them would count what other programs did meanwhile.
    """
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=["toplevel"])
    page.wait_for_timeout(milliseconds)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    named = {
        (event["pid"], event["tid"]): event["args"]["name"]
        for event in events
        if event["name"] == "thread_name"
    }
    tasks = [
        float(event["tdur"]) / 1000
        for event in events
        if named.get((event["pid"], event["tid"])) == "CrRendererMain"
        and event["name"].endswith("RunTask")
        and "tdur" in event
    ]
    assert tasks
    return float(max(tasks))


def test_whoever_has_seen_enough_gets_a_move_at_once(table: Table, site: str) -> None:
    table.open(site + TWO)
    waits: list[float] = []
    for _ in range(QUIET):
        wait_thinking(table.page, "beside")
        waits.append(
            table.page.evaluate(
                """() => new Promise((done) => {
                  const thought = () => document.querySelector("[data-position]")?.dataset.position;
                  const before = thought();
                  const start = performance.now();
                  new MutationObserver((_, observer) => {
                    if (thought() === before) return;
                    observer.disconnect();
                    done(performance.now() - start);
                  }).observe(document.querySelector("#app"), { subtree: true, childList: true });
                  document.querySelector("[data-act=skip-thinking]").click();
                })"""
            )
            / slowed()
        )
        if waits[-1] < 200:
            break
    assert min(waits) < 200


def slowed() -> float:
    """How many times as long everything takes now, because other programs compute as well."""
    wall, own = perf_counter(), process_time()
    while process_time() - own < 0.1:
        pass
    return max(1.0, (perf_counter() - wall) / (process_time() - own))


def test_without_a_worker_they_think_in_the_page(table: Table, site: str) -> None:
    def refuse(route: Route) -> None:
        route.abort()

    table.page.route("**/workers/**", refuse)
    table.open(site + TWO)
    before = position(table.page)
    wait_thinking(table.page, "here")
    wait_moved(table.page, before)
    table.page.dispatch_event("[data-act=skip-thinking]", "click")
    wait_moved(table.page, position(table.page))
    assert table.page.get_attribute("#app", "data-mind") == "here"


@pytest.mark.offline
def test_they_think_beside_the_page_with_the_server_gone(
    table: Table, dist: Path, serve: Callable[..., Served]
) -> None:
    served = serve(dist, "/some/path/")
    table.open(served.address)
    table.wait_offline()
    served.stop()
    table.open(served.address + TWO)
    wait_thinking(table.page, "beside")
    wait_moved(table.page, position(table.page))
    assert table.errors == []


STOP_A_HINT = """
() => new Promise((done) => {
  document.querySelector("[data-act=hint]").click();
  const look = () => {
    const stop = document.querySelector("[data-act=hint-stop]");
    if (!stop) return setTimeout(look, 0);
    stop.click();
    done();
  };
  look();
})
"""
"""Asks for a hint and stops it as soon as that can be done."""


def test_a_hint_tells_the_best_options_in_words(table: Table, site: str) -> None:
    table.open(f"{site}?game=boonlake&seats=human,human&seed=7&lang=en&speed=instant")
    page = table.page
    while not any(option.startswith("strip ") for option in table.wait_options()):
        table.take(table.options[0])
        page.wait_for_timeout(50)
    offered = table.options
    page.dispatch_event("[data-act=hint]", "click")
    page.wait_for_selector(".advice ol", timeout=BOOT_TIMEOUT)
    lines = page.locator(".advice li").all_inner_texts()
    assert len(lines) == 3
    assert all("point" in line or "about as much" in line for line in lines)
    assert table.options == offered, "a hint offers nothing twice"
    page.click(".advice-line")
    page.wait_for_selector(".strip.flash", state="attached")
    page.click("[data-act=hint-close]")
    assert page.locator(".advice").count() == 0
    page.evaluate(STOP_A_HINT)
    page.wait_for_selector(".advice ol")
    table.take(offered[0])
    page.wait_for_selector(".advice", state="detached")
    assert table.errors == []
