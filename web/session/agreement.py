"""Going back past something that was shown or drawn: when everybody agrees to it."""

from __future__ import annotations

from dataclasses import dataclass, field

from boonlake.engine.match import Match


def is_free(match: Match, position: int) -> bool:
    """Whether a match may go back to a position without asking anybody."""
    return match.may_pass or position >= match.barrier


@dataclass(slots=True)
class Agreement:
    """A question to all people: whether the game may go back to a position."""

    position: int
    people: frozenset[int]
    """The seats that are asked."""
    agreed: set[int] = field(default_factory=set)

    def answer(self, seat: int) -> None:
        """Somebody agrees, or does not after all."""
        if seat in self.people:
            self.agreed ^= {seat}

    @property
    def complete(self) -> bool:
        """Whether everybody agrees."""
        return self.agreed >= self.people
