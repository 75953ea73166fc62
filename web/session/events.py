"""What happened in a session; whoever shows it listens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from .table import Table


class Event:
    """Something that happened; equal to another of its kind that tells the same."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]  # nobody collects events


class OfTable(Event):
    """Something that happened at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table


class SatDown(OfTable):
    """Another table is there, or the same game in another mode."""


class Moved(OfTable):
    """The game on the table went on or back; it has been kept."""


class Turned(OfTable):
    """The same game is seen otherwise: another position of a replay, a hand, a hint."""


class Reviewed(OfTable):
    """The review of the game has come further; the table itself is the same."""


class PlayerFailed(OfTable):
    """A computer player could not decide; the game waits."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table)
        self.seat = seat


class Left(Event):
    """Nobody sits at a table any more."""


class Changed(Event):
    """Something beside the table changed: the games kept, a notice, what is brought in."""

    def __init__(self, elsewhere: bool = False) -> None:
        self.elsewhere = elsewhere
        """Whether another tab did it."""


E = TypeVar("E")


class Events:
    """Tells of events to those who listen to their kind."""

    def __init__(self) -> None:
        self._listeners: list[tuple[type[Any], Callable[[Any], object]]] = []

    def on(self, kind: type[E], listener: Callable[[E], object]) -> None:
        """From now on call `listener` with every event of a kind."""
        self._listeners.append((kind, listener))

    def tell(self, event: object) -> None:
        """Call everybody who listens to this kind of event."""
        for kind, listener in self._listeners:
            if isinstance(event, kind):
                listener(event)
