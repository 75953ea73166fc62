"""What happened in a session; whoever shows it listens."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from .table import Table


@dataclass(frozen=True, slots=True)
class SatDown:
    """Another table is there, or the same game in another mode."""

    table: Table


@dataclass(frozen=True, slots=True)
class Left:
    """Nobody sits at a table any more."""


@dataclass(frozen=True, slots=True)
class Moved:
    """The game on the table went on or back; it has been kept."""

    table: Table


@dataclass(frozen=True, slots=True)
class Turned:
    """The same game is seen otherwise: another position of a replay, a hand, a hint."""

    table: Table


@dataclass(frozen=True, slots=True)
class PlayerFailed:
    """A computer player could not decide; the game waits."""

    table: Table
    seat: int


@dataclass(frozen=True, slots=True)
class Changed:
    """Something beside the table changed: the games kept, a notice, what is brought in."""

    elsewhere: bool = False
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
