"""A worker beside the page: Python with the same wheel on a thread of its own.

Text goes in and comes out.
"""

from __future__ import annotations

import json
from typing import Any

from pyscript import create_named_worker, document

WHEEL = ".whl"
FOLDER = "workers"
"""Beside the wheel; the build puts the scripts there."""


class Worker:
    """The functions that a worker's script exports."""

    def __init__(self, exported: Any) -> None:
        self.exported = exported

    async def call(self, function: str, argument: str | int) -> str:
        """What a function answers."""
        return str(await getattr(self.exported, function)(argument))


async def start(name: str) -> Worker:
    """Start the script of this name; a worker that cannot start may never answer."""
    config = json.loads(str(document.querySelector("script[config]").getAttribute("config")))
    wheel = next(path for path in config["files"] if path.endswith(WHEEL))
    script = f"{wheel.rpartition('/')[0]}/{FOLDER}/{name}.py"
    return Worker(await create_named_worker(script, name=name, config=config, type="py"))
