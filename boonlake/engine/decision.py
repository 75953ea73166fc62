"""A decision: who is asked, what kind of choice it is, and every move that can be taken."""

from __future__ import annotations

from typing import Any, NamedTuple

Record = tuple[Any, ...]
"""Something that happened: its kind, the seat (−1: nobody), then what the kind calls for."""


class Decision(NamedTuple):
    """The first `main` options are the choice itself; the others may be taken beside it."""

    seat: int
    kind: str
    options: list[str]
    main: int
    opened: bool = False
    """What may be taken beside it would give the seat more to choose from."""

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return self.main == 1 and not self.opened


class MoveError(ValueError):
    """A move that cannot be taken; the message is one sentence."""


class MalformedMove(MoveError):
    """A move that is not written in the game's notation."""


class IllegalMove(MoveError):
    """A well-written move that is not offered now."""
