"""Tables at which nothing can be taken: a replay, and a game that another tab plays."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import ClassVar

from boonlake.engine.match import TURN, Match

from .table import NOBODY, Table

REPLAY, WATCHING = "replay", "watching"
SCORING_KINDS = ("scoring", "final")


@dataclass(slots=True)
class Looking(Table):
    """A table to look at."""

    kind: ClassVar[str] = WATCHING

    @property
    def state(self) -> str:
        """What the page waits for."""
        return self.kind

    @property
    def shown(self) -> int:
        """Whoever has the device alone sees the own hand; nobody else sees any."""
        return self.people[0] if len(self.people) == 1 else NOBODY

    def options(self) -> list[str]:
        """Nothing can be taken."""
        return []


@dataclass(slots=True)
class Watching(Looking):
    """A game that is played in another tab."""


@dataclass(slots=True)
class Replay(Looking):
    """A game looked at from its beginning; `whole` is the game, `match` the part shown."""

    kind: ClassVar[str] = REPLAY
    live: Table | None = None
    """The table to which the way leads back."""
    playing: bool = False
    eye: int = NOBODY
    """Through whose eyes a finished game is seen."""

    @property
    def whole(self) -> Match:
        """The game as far as it was played."""
        assert self.live is not None
        return self.live.match

    @property
    def told(self) -> Match:
        """The log tells the whole game, so that it leads anywhere in it."""
        return self.whole

    @property
    def open(self) -> bool:
        """Whether nothing is secret any more."""
        return self.whole.decision() is None

    @property
    def shown(self) -> int:
        """In a finished game every hand may be seen, else at most one's own."""
        if self.open and self.eye != NOBODY:
            return self.eye
        return self.people[0] if len(self.people) == 1 else NOBODY

    @property
    def board(self) -> int:
        """The seat whose board lies at the front stays the same, so that the table lies still."""
        return self.eye if self.eye != NOBODY else max(0, self.shown)

    @property
    def position(self) -> int:
        """How many moves have been made before what is shown."""
        return len(self.match.moves)

    def go(self, position: int) -> None:
        """Show another position."""
        whole = self.whole
        self.match = whole.branch(min(max(position, whole.first), len(whole.moves)))
        self.fresh = self.match.records[-1] if self.match.moves else []


def replay_of(table: Table) -> Replay:
    """A replay of the game on a table, at its end."""
    whole = table.match
    made = Replay(
        whole.branch(len(whole.moves)),
        table.settings,
        table.names,
        table.colours,
        name=table.name,
        live=table,
    )
    made.eye = table.board
    return made


def watching(table: Table) -> Watching:
    """The same game, only to be looked at."""
    return Watching(table.match, table.settings, table.names, table.colours, name=table.name)


def stops(match: Match, kind: str) -> list[int]:
    """The positions at which a replay stops by step, turn or scoring, the first and last too."""
    first, last = match.first, len(match.moves)
    if kind == "step":
        inner = [n for n in range(first, last) if not match.was_forced[n]]
    else:
        wanted = (TURN,) if kind == "turn" else SCORING_KINDS
        inner = [
            n
            for n in range(first + 1, last)
            if any(record[0] in wanted for record in match.records[n - 1])
        ]
    return sorted({first, *inner, last})


def neighbour(found: list[int], position: int, forward: bool) -> int:
    """The stop after or before a position; the last or first where there is none."""
    if forward:
        return found[min(bisect_right(found, position), len(found) - 1)]
    return found[max(bisect_left(found, position) - 1, 0)]
