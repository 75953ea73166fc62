"""What the page says of itself: the files that it is made of."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pyscript import document


@cache
def config() -> dict[str, Any]:
    """What PyScript was started with, and the archives of games by their names."""
    found: dict[str, Any] = json.loads(
        str(document.querySelector("script[config]").getAttribute("config"))
    )
    return found
