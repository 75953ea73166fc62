"""What is counted in series of games between computer players, and how a game reports on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from ..engine.decision import Decision, Record

Facts = dict[str, Any]
"""What is kept of one game; JSON-able."""


class Tally(Protocol):
    """Counts while one game goes on."""

    def note_move(self, state: Any, decision: Decision, move: str) -> None:
        """What only a move says, or the position before it."""

    def note_records(self, records: Sequence[Record]) -> None:
        """What the records of a move say."""

    def facts(self) -> Facts:
        """Everything counted."""


class Target(NamedTuple):
    """Something a component set is held to: what is wanted, what games showed, whether it holds."""

    name: str
    wanted: str
    shown: str
    holds: bool


class Study(Protocol):
    """A game's own counting and reporting; scores, winners, turns and times are counted anyway."""

    def tally(self, state: Any) -> Tally:
        """The counting of a game that is about to begin."""

    def targets(self, games: Sequence[Facts]) -> list[Target]:
        """What a series of games is to show."""

    def tables(self, games: Sequence[Facts], *, every: bool) -> list[list[str]]:
        """What became of the components, as tables in Markdown; `every` leaves no line out."""

    def solo_targets(self, word: str, games: Sequence[Sequence[Facts]]) -> list[Target]:
        """What the games of a player against the opponent are to show, the easiest first."""

    def ranks(self, scores: Sequence[int]) -> list[str]:
        """How games without an opponent spread over the ranks, as a table; [] if there are none."""
