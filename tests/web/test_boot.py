"""The page starts, can be played, and goes on after a reload, anywhere on a host."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from tests.web.conftest import Served, Table, new_profile
from tools.axe import findings

pytestmark = pytest.mark.fresh

GAME = "?game=boonlake&seats=human,human&seed=7&speed=instant"


class Plainest(http.server.SimpleHTTPRequestHandler):
    """Python's own server, as it is, without its lines in the terminal."""

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - as in the base class
        """Logs nothing."""


def play(table: Table, moves: int) -> None:
    """Takes the first option a few times."""
    for _ in range(moves):
        option = table.wait_options()[0]
        before = table.page.inner_html("#app")
        table.take(option)
        table.page.wait_for_function(
            "before => document.querySelector('#app').innerHTML !== before", arg=before
        )


def test_the_page_boots_to_the_set_up_without_a_complaint(table: Table, site: str) -> None:
    table.open(site)
    assert table.state == "setup"
    assert table.errors == []
    assert table.foreign(site) == []


def test_an_address_opens_a_running_game_and_a_reload_continues_it(table: Table, site: str) -> None:
    table.open(site + GAME)
    table.wait_options()
    assert table.page.get_attribute("#app", "data-seat") == "0"
    assert table.page.get_attribute("#app", "data-game") == "boonlake"
    play(table, 4)
    offered = table.wait_options()
    assert "seed=7" not in table.page.url, "the parameters are used once"
    table.reload()
    assert table.wait_options() == offered
    assert table.errors == []
    assert table.foreign(site) == []


@pytest.mark.parametrize("path", ["/some/path/", "/a%20b/"])
def test_it_runs_under_any_path(
    table: Table, dist: Path, serve: Callable[..., Served], path: str
) -> None:
    served = serve(dist, path)
    table.open(served.address + GAME)
    play(table, 2)
    outside = [url for url in table.requests if not url.startswith((served.address, "blob:"))]
    assert outside == []
    assert table.errors == []


def test_it_runs_on_the_plainest_of_servers(table: Table, dist: Path) -> None:
    handler = partial(Plainest, directory=str(dist))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as plain:
        threading.Thread(target=plain.serve_forever, args=[0.05], daemon=True).start()
        table.open(f"http://127.0.0.1:{plain.server_address[1]}/")
        assert table.state == "setup"
        plain.shutdown()


def test_the_opening_picture_is_there_before_python(table: Table, site: str) -> None:
    held: list[Route] = []
    table.page.route("**/*.wasm", lambda route: held.append(route))
    with table.page.expect_request("**/*.wasm"):
        table.page.goto(site, wait_until="commit")
    table.page.wait_for_selector(".opening-map .o-boat")
    assert table.state == "loading"
    assert table.page.inner_text("#opening-text") == "Setting up the game …"
    assert float(table.page.evaluate("document.querySelector('#opening-progress').value")) >= 2
    assert not findings(table.page), "it can be read to those who cannot see it"
    for route in held:
        route.continue_()
    table.wait("setup")
    table.page.wait_for_selector("#opening", state="detached")


def test_progress_only_grows_and_ends_full(table: Table, site: str) -> None:
    table.page.context.add_init_script(
        """
        const seen = window.seen = [];
        new MutationObserver(() => {
          const bar = document.querySelector("#opening-progress");
          if (bar && bar.value !== seen.at(-1)) seen.push(bar.value);
        }).observe(document, { subtree: true, childList: true, attributes: true });
        """
    )
    table.open(site)
    seen = table.page.evaluate("window.seen")
    assert seen == sorted(seen)
    assert len(seen) >= 5, "a bar that jumps is no progress"
    assert seen[-1] == 100


@pytest.mark.parametrize(
    ("locale", "words"),
    [("de-AT", "Das Spiel wird aufgebaut …"), ("pl", "Rozkładamy grę …"), ("fr", "Setting up")],
)
def test_the_opening_speaks_the_readers_language(
    browser: Browser, site: str, locale: str, words: str
) -> None:
    context = new_profile(browser, locale=locale)
    page = context.new_page()
    page.route("**/*.wasm", lambda route: None)
    page.goto(site, wait_until="commit")
    page.wait_for_selector("#opening-text")
    page.wait_for_function("words => document.body.innerText.includes(words)", arg=words)
    context.close()


def test_the_content_policy_lets_nothing_in_from_elsewhere(table: Table, site: str) -> None:
    table.open(site)
    refused = table.page.evaluate(
        """() => new Promise((resolve) => {
          addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
          fetch("http://127.0.0.2:9/").catch(() => {});
          setTimeout(() => resolve("nothing"), 3000);
        })"""
    )
    assert refused == "connect-src"
