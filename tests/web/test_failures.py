"""Whatever goes wrong at the start ends in a message that says what to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from boonlake import games
from tests.web.conftest import Served, Table, new_profile
from tools.axe import findings
from tools.build import archive
from tools.serve import Handler

pytestmark = pytest.mark.fresh

FORBID_STORAGE = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("access is denied", "SecurityError"); },
});
"""


class WrongType(Handler):
    """A server that has never heard of WebAssembly."""

    extensions_map = Handler.extensions_map | {".wasm": "application/octet-stream"}


def failure(table: Table) -> str:
    """The kind of failure that the page tells, once it does."""
    box = table.page.wait_for_selector("[data-failure]", timeout=30_000)
    assert box is not None
    assert table.state == "error"
    assert box.get_attribute("role") == "alert"
    assert box.query_selector("button"), "there is a way on"
    return str(box.get_attribute("data-failure"))


def test_no_webassembly(table: Table, site: str) -> None:
    table.page.context.add_init_script("delete window.WebAssembly")
    table.page.goto(site)
    assert failure(table) == "wasm"
    assert not findings(table.page)


def test_storage_forbidden(table: Table, site: str) -> None:
    table.page.context.add_init_script(FORBID_STORAGE)
    table.page.goto(site)
    assert failure(table) == "storage"


def test_wrong_type_for_wasm(table: Table, dist: Path, serve: Callable[..., Served]) -> None:
    table.page.goto(serve(dist, kind=WrongType).address)
    assert failure(table) == "wasm-type"
    assert "application/octet-stream" in table.page.inner_text("[data-failure] pre")


@pytest.mark.parametrize(
    "pattern",
    [
        "vendor-*/pyscript/core.js",
        "vendor-*/pyscript/core-*.js",
        "vendor-*/pyodide/pyodide.mjs",
        "vendor-*/pyodide/pyodide.asm.js",
        "vendor-*/pyodide/pyodide.asm.wasm",
        "vendor-*/pyodide/pyodide-lock.json",
        "vendor-*/pyodide/python_stdlib.zip",
        "app-*/boonlake.whl",
        "app-*/web.zip",
        "app-*/app.css",
    ],
)
def test_a_missing_file_is_named(
    table: Table, site_copy: Path, serve: Callable[..., Served], pattern: str
) -> None:
    (missing,) = site_copy.glob(pattern)
    missing.unlink()
    table.page.goto(serve(site_copy).address)
    assert failure(table) == "missing"
    assert missing.name in table.page.inner_text("[data-failure] pre")


@pytest.mark.parametrize("game", games.names())
def test_a_missing_game_is_named_where_the_address_asks_for_it(
    table: Table, site_copy: Path, serve: Callable[..., Served], game: str
) -> None:
    (missing,) = site_copy.glob(f"app-*/games/{game}.zip")
    missing.unlink()
    table.page.goto(f"{serve(site_copy).address}?game={game}&seats=human,human")
    assert failure(table) == "missing"
    assert missing.name in table.page.inner_text("[data-failure] pre")


@pytest.mark.parametrize(
    ("pattern", "cut", "kinds"),
    [
        ("vendor-*/pyscript/core-*.js", -1_000, {"missing", "python"}),
        ("vendor-*/pyodide/pyodide.mjs", 1_000, {"missing", "python"}),
        ("vendor-*/pyodide/pyodide.asm.js", -1_000, {"missing", "python"}),
        ("vendor-*/pyodide/pyodide.asm.wasm", 0, {"damaged"}),
        ("vendor-*/pyodide/pyodide.asm.wasm", 1_000, {"damaged"}),
        ("vendor-*/pyodide/pyodide.asm.wasm", -1_000, {"damaged"}),
        ("vendor-*/pyodide/python_stdlib.zip", 0, {"python"}),
        ("app-*/boonlake.whl", -1_000, {"python"}),
        ("app-*/web.zip", 1_000, {"python"}),
    ],
)
def test_a_damaged_file_ends_in_a_message(
    table: Table,
    site_copy: Path,
    serve: Callable[..., Served],
    pattern: str,
    cut: int,
    kinds: set[str],
) -> None:
    (damaged,) = site_copy.glob(pattern)
    content = damaged.read_bytes()
    damaged.write_bytes(content[:cut] if cut else b"\0" * len(content))
    table.page.goto(serve(site_copy).address)
    assert failure(table) in kinds


def test_what_arrived_damaged_is_loaded_anew(
    table: Table, site_copy: Path, serve: Callable[..., Served]
) -> None:
    (damaged,) = site_copy.glob("vendor-*/pyodide/pyodide.asm.wasm")
    content = damaged.read_bytes()
    damaged.write_bytes(content[:-1_000])
    table.page.goto(serve(site_copy).address)
    assert failure(table) == "damaged"
    assert table.page.input_value(".boot-report").startswith("boonlake report: damaged")
    damaged.write_bytes(content)
    table.page.get_by_role("button", name="Load everything anew").click()
    table.page.wait_for_selector("#app:not([data-state=error])", state="attached")
    table.wait("setup")


def test_a_line_that_stands_still_is_spoken_of(table: Table, site: str) -> None:
    table.page.clock.install()
    table.page.route("**/*.wasm", lambda route: None)
    table.page.goto(site, wait_until="domcontentloaded")
    table.page.wait_for_timeout(1500)
    table.page.clock.run_for(25_000)
    table.page.wait_for_selector("#opening-text >> text=unusually long")
    assert table.page.locator("#opening-text button").is_visible()
    assert table.state == "loading", "it may still come"


def test_an_error_in_python_is_shown_with_its_cause(
    table: Table, site_copy: Path, serve: Callable[..., Served]
) -> None:
    (ours,) = site_copy.glob("app-*/web.zip")
    broken = {"web/__init__.py": b"", "web/main.py": b"raise ValueError('out of clay')"}
    ours.write_bytes(archive.pack(broken))
    table.page.goto(serve(site_copy).address)
    assert failure(table) == "python"
    assert "out of clay" in table.page.inner_text("[data-failure] pre")


@pytest.mark.parametrize(
    ("locale", "title"),
    [
        ("de", "Dieser Browser kann das Spiel nicht ausführen"),
        ("pl", "Ta przeglądarka nie uruchomi gry"),
    ],
)
def test_failures_speak_the_readers_language(
    browser: Browser, site: str, locale: str, title: str
) -> None:
    context = new_profile(browser, locale=locale)
    page = context.new_page()
    page.add_init_script("delete window.WebAssembly")
    page.goto(site)
    page.wait_for_selector(f"[data-failure] >> text={title}")
    context.close()
