"""A replay: which position of a game is looked at, through whose eyes, and where it stops."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

from boonlake.engine.decision import Record
from boonlake.engine.match import Match
from boonlake.engine.records import FINAL, NOBODY, SCORING, TURN

if TYPE_CHECKING:
    from boonlake.players.review.judging import Judgement

STEP, BY_TURN, BY_SCORING = "step", "turn", "scoring"
"""What a replay goes on by."""
_BEGINS = {BY_TURN: (TURN,), BY_SCORING: (SCORING, FINAL)}
"""The records at which a replay stops."""


class Replay:
    """A look at the positions of a game; the game itself stays where it is."""

    def __init__(self, game: Match, eye: int = NOBODY, *, better: Judgement | None = None) -> None:
        self.game = game
        self.better = better
        """What is shown instead of the game itself: how it would have been better."""
        self.match = game.branch(len(game.moves))
        """The game up to the position that is shown."""
        self.eye = eye
        """Through whose eyes a finished game is seen."""
        self.playing = False
        """Whether it goes on by itself."""

    @property
    def position(self) -> int:
        """How many moves have been made before what is shown."""
        return len(self.match.moves)

    @property
    def latest(self) -> list[Record]:
        """What the move before the position did."""
        return self.match.records[-1] if self.match.moves else []

    @property
    def finished(self) -> bool:
        """Whether the game is over, so that nothing is secret any more."""
        return self.better is not None or self.game.decision() is None

    @property
    def at_end(self) -> bool:
        """Whether the last position is shown."""
        return self.position == len(self.game.moves)

    def go(self, position: int) -> None:
        """Show another position."""
        game = self.game
        self.match = game.branch(min(max(position, game.first), len(game.moves)))

    def go_by(self, kind: str, *, forward: bool) -> None:
        """Go to the next or last step, turn or scoring."""
        self.go(neighbour(stops(self.game, kind), self.position, forward))


def stops(match: Match, kind: str) -> list[int]:
    """The positions at which a replay stops by step, turn or scoring, the first and last too."""
    first, last = match.first, len(match.moves)
    if kind == STEP:
        inner = [n for n in range(first, last) if not match.was_forced[n]]
    else:
        wanted = _BEGINS[kind]
        inner = [
            n
            for n in range(first + 1, last)
            if any(record[0] in wanted for record in match.records[n - 1])
        ]
    return sorted({first, *inner, last})


def neighbour(positions: Sequence[int], position: int, forward: bool) -> int:
    """The stop after or before a position; the last or first where there is none."""
    if forward:
        return positions[min(bisect_right(positions, position), len(positions) - 1)]
    return positions[max(bisect_left(positions, position) - 1, 0)]
