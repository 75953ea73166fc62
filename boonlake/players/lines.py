"""Lines of play: what a game brings so that they can be found, weighed and compared.

Hints and reviews think with it. A line is some moves of a seat; it is weighed by playing on from
where it leads, on states in which everything hidden was guessed.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import ClassVar, Generic

from ..engine.agenda import PASS
from ..engine.game import S
from .reasons import Brings

PROMISING = 8
"""How many options are played on."""


class Lines(ABC, Generic[S]):
    """How lines of play of one seat begin, go on, and what they lead to."""

    quick_trust: ClassVar[float] = 1.0
    """How much of a difference that quick players make of two lines careful players make of it."""

    laps: ClassVar[int] = 0
    """How many more turns of everybody show what a line is worth."""

    spread: ClassVar[float] = 4.0
    """How far lines that may be chosen are apart in truth, in squared points."""

    sway: ClassVar[float] = 4.0
    """How far one guess of what is hidden sways the difference of two, in squared points."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def begin(self, state: S) -> None:
        """Note where lines begin, so that all are played on to the same moment."""

    @abstractmethod
    def options(self, state: S) -> list[str]:
        """Everything with which a line can begin."""

    @abstractmethod
    def right_away(self, state: S, option: str) -> float:
        """What an option is worth before anything else happens."""

    @abstractmethod
    def take(self, state: S, option: str) -> S:
        """A copy in which an option and what belongs to it has been played."""

    @abstractmethod
    def go_on(self, state: S) -> str:
        """What a quick player takes here."""

    def at_first_sight(self, state: S) -> Iterator[None]:
        """Play the turn to its end just to see which lines are worth weighing, in short steps."""
        return self.play_on(state)

    @abstractmethod
    def play_on(self, state: S, laps: int = 0, *, careful: bool = False) -> Iterator[None]:
        """Play the turn to its end, and so many more turns of everybody, in short steps.

        As quick players would, or, `careful`, as players do that plan. Where a turn has just ended,
        the next one has not begun.
        """

    def until(self, state: S, move: str, *, careful: bool = False) -> Generator[None, None, bool]:
        """Play on until the seat can make a move that it has left for later, in short steps.

        Whether it can while lines are still compared. In a game in which a turn takes its chances
        with it, it cannot.
        """
        yield from ()
        return False

    def overlooked(
        self, state: S, played: Sequence[str]
    ) -> Generator[None, None, tuple[float, str]]:
        """By how many points a plan may lead further than what was played, and how it begins.

        Found in short steps, with little effort, so that it is worth a close look but no blame.
        0 and "" where plans say nothing else, and in a game that has none.
        """
        yield from ()
        return 0.0, ""

    @abstractmethod
    def lead(self, state: S) -> float:
        """By how many points the seat may expect to be ahead of the others in the end.

        Ahead of what they have on average; alone, the points themselves. `play_on` came before.
        """

    @abstractmethod
    def brings(self, state: S) -> Brings:
        """Where that lead comes from."""

    def promising(self, state: S, rough: Mapping[str, float]) -> list[str]:
        """The options to be played on: those that look best right away, and passing."""
        best = sorted(rough, key=lambda option: -rough[option])[:PROMISING]
        return best if PASS not in rough or PASS in best else [*best, PASS]
