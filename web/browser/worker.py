"""A worker beside the page: Python with the same wheel on a thread of its own.

Text goes in and comes out.
"""

from __future__ import annotations

from typing import Any

from pyscript import create_named_worker

from . import archives
from .config import config

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
    wheel = next(path for path in config()["files"] if path.endswith(WHEEL))
    script = f"{wheel.rpartition('/')[0]}/{FOLDER}/{name}.py"
    games = {address: archives.place(game) for game, address in archives.addresses().items()}
    files = config() | {"files": config()["files"] | games}
    return Worker(await create_named_worker(script, name=name, config=files, type="py"))
