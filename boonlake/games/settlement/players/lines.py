"""Lines of play in Settlement: played on to the end of a round, worth what may be expected then."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....players.lines import Lines
from ....players.reasons import Brings
from ..rules.agenda import apply
from ..state import Player, State
from .brings import brings, expected, expected_of_others
from .following import Following
from .greedy import KINDS_PLAYED_ON, aside, weigh
from .sequence import after, worth_of
from .steady import plan


class SettlementLines(Lines[State]):
    """A line is a turn; it is played on to the end of the round."""

    quick_trust = 0.8
    quick_doubt = 1.0
    spread = 12.0
    sway = 9.0

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self._round = 0
        """The round in which lines begin; whoever passes last ends it."""
        self._begun: State | None = None
        """Where they begin, until that was played on greedily."""
        self._anyway: list[Player] = []
        """The players as that leaves them."""

    def begin(self, state: State) -> None:
        """Lines are compared at the end of this round."""
        self._round = state.round
        self._begun = state.copy()

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

    def at_first_sight(self, state: State) -> Iterator[None]:
        """As a greedy player would whom nobody is in the way of."""

        def alone(state: State, seat: int) -> Iterator[str]:
            return _greedily(state, seat) if seat == self.seat else iter([aside(state)])

        return _played(state, self._round, alone)

    def play_on(self, state: State, laps: int = 0, *, careful: bool = False) -> Iterator[None]:
        """To the end of the round, and so many more rounds."""
        if careful:
            return _played(state, self._round + laps, plan)
        return self._quickly(state, self._round + laps)

    def _quickly(self, state: State, last: int) -> Iterator[None]:
        """The seat keeps to a plan, the others are greedy.

        What greedy players make of one line or the other is chance, so it does not count: they
        end up as they would if the seat were greedy, too.
        """
        if self._begun:
            greedy, self._begun = self._begun, None
            yield from _played(greedy, last, _greedily)
            self._anyway = greedy.players
        following = Following(self.seat)

        def thought(state: State, seat: int) -> Iterator[str]:
            return following.weigh(state) if seat == self.seat else _greedily(state, seat)

        yield from _played(state, last, thought)
        own = state.players[self.seat]
        state.players = [*self._anyway[: self.seat], own, *self._anyway[self.seat + 1 :]]

    def lead(self, state: State) -> float:
        """How many more VP the seat may expect than the others."""
        return expected(state, self.seat) - expected_of_others(state, self.seat)

    def brings(self, state: State) -> Brings:
        """Where that comes from."""
        return brings(state, self.seat)


def _greedily(state: State, seat: int) -> Iterator[str]:
    return weigh(state, seat, KINDS_PLAYED_ON)


def _played(
    state: State, last: int, thought: Callable[[State, int], Iterator[str]]
) -> Iterator[None]:
    """Play to the end of a round, all seats by the same thought."""
    while state.agenda and state.round <= last:
        chosen = ""
        for so_far in thought(state, state.agenda[-1][1]):
            chosen = so_far
            yield
        apply(state, chosen)
