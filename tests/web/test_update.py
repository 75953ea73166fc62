"""A new version is offered, taken whole or not at all, and keeps the game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.conftest import Served, Table
from tests.web.test_boot import GAME, play
from tools.build import site

pytestmark = pytest.mark.offline

LATER = b"\n/* a later version */\n"


@pytest.fixture
def next_version(dist: Path) -> site.Site:
    """The built site with another style sheet: as small as a change can be."""
    app = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for folder in dist.glob("app-*")
        for path in folder.rglob("*")
        if path.is_file()
    }
    third = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for folder in dist.glob("vendor-*")
        for path in folder.rglob("*")
        if path.is_file()
    }
    return site.assemble(app | {"app.css": app["app.css"] + LATER}, third)


def test_a_new_version_is_offered_and_keeps_the_game(
    table: Table, site_copy: Path, serve: Callable[..., Served], next_version: site.Site
) -> None:
    served = serve(site_copy)
    table.open(served.address + GAME)
    play(table, 3)
    offered, before = table.wait_options(), table.version
    table.wait_offline()
    next_version.write(site_copy)
    table.requests.clear()
    table.reload()
    assert table.version == before, "nothing changes without being asked for"
    table.page.wait_for_selector('[data-notice="update"]')
    fetched = [url for url in table.requests if "/vendor-" in url and url.endswith(".wasm")]
    assert len(fetched) <= 1, "what did not change is not fetched again"
    table.page.click('[data-notice="update"] button >> nth=0')
    table.page.wait_for_selector(f"html[data-version='{next_version.version}']", state="attached")
    assert table.wait_options() == offered
    table.wait_offline()
    assert len(table.page.evaluate("caches.keys()")) == 1, "the old version is gone"
    served.stop()
    table.reload()
    assert table.version == next_version.version
    assert table.errors == []


def test_later_means_later(
    table: Table, site_copy: Path, serve: Callable[..., Served], next_version: site.Site
) -> None:
    table.open(serve(site_copy).address)
    before = table.version
    table.wait_offline()
    next_version.write(site_copy)
    table.reload()
    table.page.click('[data-notice="update"] button >> nth=1')
    assert table.page.query_selector('[data-notice="update"]') is None
    table.reload()
    assert table.version == before
    table.page.wait_for_selector('[data-notice="update"]')


def test_half_an_upload_is_never_mixed_in(
    table: Table, site_copy: Path, serve: Callable[..., Served], next_version: site.Site
) -> None:
    served = serve(site_copy)
    table.open(served.address)
    before = table.version
    table.wait_offline()
    (site_copy / "sw.js").write_bytes(next_version.files["sw.js"])
    table.reload()
    table.page.wait_for_timeout(2500)
    assert table.page.query_selector('[data-notice="update"]') is None
    served.stop()
    table.reload()
    assert table.version == before
    assert table.state == "setup"
