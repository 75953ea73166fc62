"""The rescue page: stored games as files without Python, offline and after a failed start."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from boonlake.engine.reopen import save_of
from tests.session.kept_games import played_match

from .conftest import Profiles, Served, Table, new_profile
from .keeping import act, hash_of, kept, page_in, store, stored

EVIL = "<img src=x onerror=window.evil=1>"


def test_games_are_listed_and_saved_without_python(
    table: Table, site: str, profiles: Profiles
) -> None:
    table.page.goto(f"{site}rescue.html")
    assert "No games" in table.page.inner_text("#why")
    assert table.page.locator("#all").is_disabled()
    text = save_of(played_match(2, 40)).text()
    store(
        table,
        {
            "boonlake.game.one": text,
            "boonlake.note.one": '{"title":"Sunday","when":1800000000000}',
            "boonlake.before.one": save_of(played_match(2, 39)).text(),
            "boonlake.gone.two": text,
            f"boonlake.damaged.{EVIL}": EVIL,
            f"boonlake.note.{EVIL}": '{"title":7,"when":"x"}',
            "boonlake.settings": "{}",
        },
    )
    table.page.reload()
    assert table.page.locator("#games > li").count() == 4
    assert "Sunday" in table.page.inner_text('li[data-kind="game"]')
    assert "2027" in table.page.inner_text('li[data-kind="game"]')
    with table.page.expect_download() as download:
        table.page.click('li[data-kind="game"] button >> nth=0')
    assert download.value.path().read_text("utf-8") == text
    with table.page.expect_download() as download:
        table.page.click("#all")
    whole = download.value.path().read_text("utf-8")
    assert whole.count("=== game\n") == 3
    assert table.page.evaluate("window.evil") is None
    assert not any(url.endswith((".wasm", ".mjs", ".zip", ".bin")) for url in table.requests)
    assert not table.errors
    with profiles.lend() as other:
        fresh = page_in(other, site)
        act(fresh, "open games")
        act(fresh, "open bring")
        fresh.page.fill("#bring-text", whole)
        act(fresh, "bring-check")
        fresh.page.wait_for_selector("#found .faults")
        act(fresh, "bring-keep")
        fresh.page.wait_for_selector('[data-act^="play-game"]')
        for key in stored(fresh, "boonlake.game."):
            assert hash_of(kept(fresh, key[14:]))


@pytest.mark.parametrize(
    ("locale", "words"),
    [("de", "Alle in einer Datei speichern"), ("pl-PL", "Zapisz wszystkie w jednym pliku")],
)
def test_it_speaks_the_readers_language(
    browser: Browser, site: str, locale: str, words: str
) -> None:
    context = new_profile(browser, locale=locale)
    page = context.new_page()
    page.goto(f"{site}rescue.html")
    assert page.inner_text("#all") == words
    context.close()


@pytest.mark.fresh
def test_a_failed_start_leads_to_it(table: Table, site: str) -> None:
    table.page.context.add_init_script("delete window.WebAssembly")
    table.page.goto(site)
    table.page.click("[data-failure] a")
    table.page.wait_for_selector("#all")
    assert table.page.url.endswith("rescue.html")


@pytest.mark.offline
def test_it_is_there_offline(table: Table, dist: Path) -> None:
    served = Served(dist, "/some/path/").start()
    table.open(served.address)
    table.wait_offline()
    served.stop()
    table.page.goto(f"{served.address}rescue.html")
    table.page.wait_for_selector("#all")
    assert table.page.inner_text("#back") == "Back to the game"
    table.page.click("#back")
    table.wait("setup")
