"""Lines of play in Boonlake: played on, and worth what was learned from games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....players.lines import Lines
from ....players.reasons import Brings
from ..state import State
from .brings import brings
from .expected import expected_lead
from .greedy import a_round, playing_on, weigh_learned
from .sequence import after, tried
from .steady import plan_learned


class BoonlakeLines(Lines[State]):
    """A line is a turn, or what is left of it."""

    quick_trust = 0.55
    laps = 1
    spread = 20.0
    sway = 30.0

    def options(self, state: State) -> list[str]:
        """Everything that can be taken, levers included."""
        return state.options

    def right_away(self, state: State, option: str) -> float:
        """How far ahead an option leads with what belongs to it."""
        return expected_lead(tried(state, self.seat, option), self.seat)

    def take(self, state: State, option: str) -> State:
        """A copy in which an option and what belongs to it has been played."""
        return after(state, self.seat, option)

    def go_on(self, state: State) -> str:
        """What is worth most right away."""
        *_, chosen = weigh_learned(state, self.seat)
        return chosen

    def play_on(self, state: State, laps: int = 0, *, careful: bool = False) -> Iterator[None]:
        """To the end of the turn, and so many more turns of everybody."""
        choose = plan_learned if careful else weigh_learned
        return playing_on(state, laps * a_round(state), choose, in_steps=careful)

    def lead(self, state: State) -> float:
        """By how much the seat may be expected to win."""
        return expected_lead(state, self.seat)

    def brings(self, state: State) -> Brings:
        """Where that comes from."""
        return brings(state, self.seat)

    def promising(self, state: State, rough: Mapping[str, float]) -> list[str]:
        """Of strips the first sight says nothing, so all of them."""
        if state.agenda[-1][0] == "strip":
            return state.options[: state.main]
        return super().promising(state, rough)
