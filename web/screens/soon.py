"""What a game needs is imported while people look at the set-up.

The page is ready sooner that way, and the first game starts as quickly as before: whatever has
not come by itself is imported when it is used.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

PAUSE = 40
"""Milliseconds between two imports; the page answers in between."""
PARTS = (
    "boonlake.games.boonlake.components.parse",
    "boonlake.games.boonlake.state",
    "boonlake.games.boonlake",
    "boonlake.games.boonlake.wording",
    "web.views.board_map",
    "web.views.player_board",
    "web.app.table_view",
    "web.app.computers",
    "web.app.hint",
    "web.app.movement",
)


def fetch(after: Callable[[int, Callable[[], object]], None], at: int = 0) -> None:
    """Import one part after the other."""
    if at < len(PARTS):
        import_module(PARTS[at])
        after(PAUSE, lambda: fetch(after, at + 1))
