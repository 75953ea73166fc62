"""What fails while the page runs: never only in the console."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from pyodide.ffi import create_proxy
from pyscript import window

KIND = "running"
"""What boot.js calls a failure after the start."""


def on_fault(game: Callable[[], str]) -> None:
    """From now on faults of tasks end in the page's message, too; `game` is the game in hand.

    What fails while the browser calls us is told there by itself.
    """

    def failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        from traceback import format_exception  # seldom needed

        error = context.get("exception")
        told = "".join(format_exception(error)) if error else str(context.get("message", ""))
        window.boonlake.fail(KIND, told)

    asyncio.get_event_loop().set_exception_handler(failed)
    window.boonlake.game = create_proxy(game)
