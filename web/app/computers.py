"""The computer players of a table."""

from __future__ import annotations

from typing import Any

from boonlake import bots

from .table import Table


class Computers:
    """Made when first asked; they think here, or in a worker if they think long."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.players: dict[tuple[int, str], bots.Player] = {}

    def choose(self) -> str:
        """The move of the computer player whose decision it is."""
        match = self.table.match
        asked = match.decision()
        assert asked is not None
        key = (asked.seat, match.seats[asked.seat])
        if key not in self.players:
            self.players[key] = bots.player(key[1], match.game, asked.seat, match.seed)

        def look() -> dict[str, Any]:
            seen: dict[str, Any] = match.game.view(match.state, asked.seat)
            return seen

        return self.players[key].choose(asked, look)
