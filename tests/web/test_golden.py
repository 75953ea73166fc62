"""Golden games lead to the same positions and records in the browser, too."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from golden import differences

from .conftest import Served, Table
from .golden_page import PAGE, PLAYED, site_with_page


def test_they_come_to_their_hashes(
    table: Table, dist: Path, tmp_path: Path, serve: Callable[..., Served]
) -> None:
    served = serve(site_with_page(dist, tmp_path))
    table.page.goto(served.address + PAGE)
    found = json.loads(table.page.evaluate(PLAYED))
    assert list(differences(found)) == []
    assert not table.errors
