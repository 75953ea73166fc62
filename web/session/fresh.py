"""What is new to a person: everything that came since their last turn ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boonlake.engine.records import TURN

if TYPE_CHECKING:
    from boonlake.engine.game import View
    from boonlake.engine.match import Match


class Memory:
    """What a seat saw when its last turn ended; looked up once for each turn."""

    def __init__(self) -> None:
        self._seen: tuple[int, int, View] | None = None

    def of(self, match: Match, seat: int) -> View:
        """The view of a seat before the move that ended its last turn."""
        position = left_at(match, seat)
        if self._seen is None or self._seen[:2] != (position, seat):
            self._seen = (position, seat, match.game.view(match.jump(position), seat))
        return self._seen[2]

    def forget(self) -> None:
        """The game has gone back, so that positions may be others now."""
        self._seen = None


def left_at(match: Match, seat: int) -> int:
    """The position before the move that ended the last turn of a seat.

    A turn that goes on has not ended. Before the first one it is where the first turn of all began.
    """
    began = len(match.moves)
    later = False
    for n in range(len(match.moves) - 1, match.first - 1, -1):
        for record in reversed(match.records[n]):
            if record[0] != TURN:
                continue
            if record[1] == seat and later:
                return began
            began, later = n, True
    return began if not later else min(began + 1, len(match.moves))
