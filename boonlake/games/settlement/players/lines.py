"""Lines of play in Settlement: played on by greedy players, worth what is to be expected then."""

from __future__ import annotations

from collections.abc import Iterator

from ....players.lines import Lines
from ....players.reasons import Brings
from ..rules.agenda import apply
from ..state import State
from .brings import brings, expected, expected_of_others
from .greedy import KINDS_PLAYED_ON, weigh
from .sequence import after, worth_of
from .steady import plan


class SettlementLines(Lines[State]):
    """A line is a turn; it is played on to the end of the round."""

    quick_trust = 0.6
    quick_doubt = 2.0
    spread = 12.0
    sway = 9.0

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self._round = 0
        """The round in which lines begin; whoever passes last ends it."""

    def begin(self, state: State) -> None:
        """Lines are compared at the end of this round."""
        self._round = state.round

    def options(self, state: State) -> list[str]:
        """Everything that can be taken, trades included."""
        return state.options

    def right_away(self, state: State, option: str) -> float:
        """What an option is worth with what belongs to it."""
        return worth_of(state, self.seat, option)

    def take(self, state: State, option: str) -> State:
        """A copy in which an option and what belongs to it has been played."""
        return after(state, self.seat, option)

    def go_on(self, state: State) -> str:
        """What a greedy player takes."""
        *_, chosen = weigh(state, self.seat)
        return chosen

    def play_on(self, state: State, laps: int = 0, *, careful: bool = False) -> Iterator[None]:
        """To the end of the round, and so many more rounds."""
        last = self._round + laps
        while state.agenda and state.round <= last:
            chosen = ""
            seat = state.agenda[-1][1]
            thought = plan(state, seat) if careful else weigh(state, seat, KINDS_PLAYED_ON)
            for so_far in thought:
                chosen = so_far
                yield
            apply(state, chosen)

    def lead(self, state: State) -> float:
        """How many more VP the seat may expect than the others."""
        return expected(state, self.seat) - expected_of_others(state, self.seat)

    def brings(self, state: State) -> Brings:
        """Where that comes from."""
        return brings(state, self.seat)
