"""Once the page says so it starts and plays without its server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.conftest import Served, Table
from tests.web.test_boot import GAME, play

pytestmark = pytest.mark.offline


@pytest.mark.parametrize("path", ["/", "/some/path/"])
def test_it_starts_and_plays_with_the_server_gone(
    table: Table, dist: Path, serve: Callable[..., Served], path: str
) -> None:
    served = serve(dist, path)
    table.open(served.address + GAME)
    play(table, 2)
    offered = table.wait_options()
    table.wait_offline()
    assert not table.page.locator('[data-notice="offline"]').is_visible()
    served.stop()
    table.reload()
    assert table.wait_options() == offered
    play(table, 2)
    table.page.goto(served.address + "index.html", wait_until="commit")
    table.wait()
    assert table.errors == []
    assert table.foreign(served.address) == []


def test_the_set_up_says_once_that_it_is_ready(table: Table, site: str) -> None:
    table.open(site)
    table.wait_offline()
    assert table.page.inner_text('[data-notice="offline"]') == "Ready to play offline"
    table.page.wait_for_selector('[data-notice="offline"]', state="detached")
    table.reload()
    table.wait_offline()
    assert table.page.locator('[data-notice="offline"]').count() == 0


def test_files_that_the_browser_dropped_are_fetched_again(table: Table, site: str) -> None:
    table.open(site)
    table.wait_offline()
    names = table.page.evaluate(
        """async () => {
          const [name] = await caches.keys();
          const cache = await caches.open(name);
          const requests = await cache.keys();
          const wheel = requests.find((request) => request.url.endsWith("boonlake.whl"));
          await cache.delete(wheel);
          return [name, wheel.url];
        }"""
    )
    table.reload()
    table.wait_offline()
    cached = table.page.evaluate(
        "async ([name, url]) => Boolean(await (await caches.open(name)).match(url))", names
    )
    assert cached


def test_it_can_be_installed(table: Table, site: str, dist: Path) -> None:
    table.open(site)
    client = table.page.context.new_cdp_session(table.page)
    manifest = client.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"] == f"{site}manifest.webmanifest"
    errors = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test runs in a profile of its own, which a browser treats like a private window.
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


def test_persistent_storage_is_asked_for_with_the_first_tap(table: Table, site: str) -> None:
    table.page.context.add_init_script(
        "navigator.storage.persist = () => { window.asked = true; return Promise.resolve(true); }"
    )
    table.open(site)
    table.wait_offline()
    assert not table.page.evaluate("window.asked")
    table.page.mouse.click(5, 700)
    assert table.page.evaluate("window.asked")
