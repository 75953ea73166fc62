"""A load whose process dies is repeated and told; any other fault is a fault."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from .conftest import LoadDied, Table


@pytest.mark.fresh
def test_a_load_that_dies_is_repeated_and_told(table: Table, site: str) -> None:
    def die(address: str, wait_until: str) -> None:
        table.page.goto("chrome://crash")

    with pytest.warns(LoadDied, match="chrome://crash"):
        table._load(site, die, site)
    assert table.state == "setup"


def test_a_load_that_fails_is_not_repeated(table: Table) -> None:
    first = table.page
    with pytest.raises(Error, match="ERR_"):
        table.open("http://127.0.0.1:9/")
    assert table.page is first
