"""The standard library comes in two parts, and nothing of it is missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.conftest import Served, Table


def run(site_copy: Path, program: str) -> None:
    """Makes the page run another program than ours."""
    page = site_copy / "index.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(text.replace("    import web.boot.start", program), encoding="utf-8")


@pytest.mark.parametrize("module", ["unittest.mock", "tomllib", "json.tool", "email.mime.text"])
def test_a_module_of_the_second_part_is_fetched_when_it_is_asked_for(
    table: Table, site_copy: Path, serve: Callable[..., Served], module: str
) -> None:
    run(site_copy, f"    import js, {module}; js.document.title = {module}.__name__")
    table.page.goto(serve(site_copy).address)
    table.page.wait_for_function("name => document.title === name", arg=module, timeout=30_000)
    assert any(url.endswith("python_rest.zip") for url in table.requests)
    assert table.errors == []


def test_our_page_does_not_need_the_second_part(table: Table, site: str) -> None:
    # The service worker would fetch every file, and its requests look like the page's.
    table.page.add_init_script("delete Navigator.prototype.serviceWorker")
    table.open(site + "?seats=human,human&seed=3")
    table.wait_options()
    assert not [url for url in table.requests if url.endswith("python_rest.zip")]
