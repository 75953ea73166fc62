"""What a game counts in series of games between computer players, and how it reports that."""

from __future__ import annotations

from typing import Any, Protocol

from ..engine.decision import Record

Facts = dict[str, Any]
"""What is kept of one game; JSON-able."""


class Tally(Protocol):
    """Counts while one game goes on."""

    def note_move(self, state: Any, seat: int, kind: str, move: str) -> None:
        """What only a move says, or the position before it."""

    def note(self, record: Record) -> None:
        """What a record says."""

    def facts(self) -> Facts:
        """Everything counted."""


class Study(Protocol):
    """A game's own counting and reporting; scores, winners, turns and times are counted anyway."""

    def tally(self, state: Any) -> Tally:
        """The counting of a game that is about to begin."""

    def report(self, found: list[Facts], *, every: bool = False) -> list[str]:
        """What became of every component, as tables in Markdown, and which targets hold."""

    def solo_report(self, word: str, found: dict[str, list[Facts]]) -> list[str]:
        """What games alone show, by difficulty ("" where there are none), as a table."""
