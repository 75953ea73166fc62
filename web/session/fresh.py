"""What is new to a person: everything that came since their last turn ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boonlake.engine.records import TURN

if TYPE_CHECKING:
    from boonlake.engine.game import View
    from boonlake.engine.match import Match


class Memory:
    """What seats saw when their last turns ended; looked up once for each turn."""

    def __init__(self) -> None:
        self._seen: dict[int, tuple[list[str], View]] = {}
        """By seat: the moves until then, and its view."""

    def of(self, match: Match, seat: int) -> View:
        """The view of a seat before the move that ended its last turn."""
        moves = match.moves[: left_at(match, seat)]
        if seat not in self._seen or self._seen[seat][0] != moves:
            self._seen[seat] = (moves, match.game.view(match.jump(len(moves)), seat))
        return self._seen[seat][1]


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
