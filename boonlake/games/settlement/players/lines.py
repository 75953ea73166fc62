"""Lines of play in Settlement: played on for a round or two, worth what may be expected then."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence

from ....players.lines import Lines
from ....players.reasons import Brings
from ..rules.agenda import apply
from ..state import Player, State
from .brings import brings, expected, expected_of_others
from .following import Following
from .greedy import KINDS_PLAYED_ON, aside, weigh
from .planning import Ends, Planning, best_line, planned, planned_from, without_surprises
from .sequence import after, worth_of
from .steady import plan

LESS_WIDELY = 4, 2
"""How many options and lines are looked at in plans of others, and of the next round."""
PLANNED = 12, 15
"""And in a plan that is held against what was played."""
WORTH_A_LOOK, COMES_TRUE = 0.7, 0.8
"""A plan that promises so many points more than what was played, and what that mostly comes to."""

Thought = Callable[[State, int], Iterator[str]]
"""What a seat takes; the best so far after each short step."""


class SettlementLines(Lines[State]):
    """A line is a turn; it is played on to the end of the round, with care also of the next one.

    Nobody is in the way of the seat meanwhile, and the others end up as they would anyway: what
    they would make of one line or the other is mostly chance.
    """

    quick_trust = 0.5
    spread = 12.0
    sway = 20.0

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self._round = 0
        """The round in which lines begin; whoever passes last ends it."""
        self._begun: State | None = None
        """Where they begin, as it was guessed first."""
        self._anyway: dict[int, list[Player]] = {}
        """By round: the players at its end if none of the lines is played."""

    def begin(self, state: State) -> None:
        """Lines are compared at the end of this round, or of the next one."""
        self._round = state.round
        if self._begun is None:
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
        """As a greedy player would."""
        return _played(state, self._round, self._alone(_greedily))

    def play_on(self, state: State, laps: int = 0, *, careful: bool = False) -> Iterator[None]:
        """To the end of the round, or with care of the next one, and so many more rounds."""
        last = self._round + laps + careful
        yield from _played(state, last, self._thinking(careful))
        yield from self._others_as_anyway(state, last)

    def until(
        self, state: State, move: str, *, careful: bool = False
    ) -> Generator[None, None, bool]:
        """To a later turn of the same round; the others have theirs and may take what it needs."""
        own, others = self._thinking(careful), _keeping_to_plans()

        def thought(state: State, seat: int) -> Iterator[str]:
            return own(state, seat) if seat == self.seat else others(state, seat)

        def there(state: State) -> bool:
            return state.agenda[-1][:2] == ("turn-choice", self.seat) and move in state.options

        yield from _played(state, self._round, thought, there)
        return state.round == self._round and bool(state.agenda) and there(state)

    def _thinking(self, careful: bool) -> Thought:
        """How the seat plays on; nobody is in its way."""
        if careful:
            return self._alone(self._carefully)
        following = Following(self.seat)
        return self._alone(lambda state, _: following.weigh(state))

    def _carefully(self, state: State, seat: int) -> Iterator[str]:
        """As a steady player would, who plans the next round less widely."""
        if state.round == self._round:
            return plan(state, seat)
        return plan(state, seat, *LESS_WIDELY)

    def _alone(self, thought: Thought) -> Thought:
        """The seat as it thinks, everybody else out of the way."""
        return lambda state, seat: (
            thought(state, seat) if seat == self.seat else iter([aside(state)])
        )

    def _others_as_anyway(self, state: State, last: int) -> Iterator[None]:
        """Put the others as they would be after a round if all kept to plans of their own."""
        if self._begun and state.seats > 1 and last not in self._anyway:
            anyway = self._begun.copy()
            yield from _played(anyway, last, _keeping_to_plans())
            self._anyway[last] = anyway.players
        own, players = state.players[self.seat], self._anyway.get(last, state.players)
        state.players = [*players[: self.seat], own, *players[self.seat + 1 :]]

    def overlooked(
        self, state: State, played: Sequence[str]
    ) -> Generator[None, None, tuple[float, str]]:
        """What the best plan for this round begins with."""
        if state.agenda[-1][0] != "turn-choice":
            return 0.0, ""
        roots, width = PLANNED
        best = best_line((yield from _silently(planned(state, self.seat, roots, width))))
        if best.root == played[0]:
            return 0.0, ""
        calm = without_surprises(state)
        for move in played:
            if not calm.agenda or move not in calm.options:
                break
            apply(calm, move)
        ends = yield from _silently(planned_from(calm, self.seat, state.round, width))
        if best.worth - best_line(ends).worth < WORTH_A_LOOK:
            return 0.0, ""
        return COMES_TRUE, best.root

    def lead(self, state: State) -> float:
        """How many more VP the seat may expect than the others."""
        return expected(state, self.seat) - expected_of_others(state, self.seat)

    def brings(self, state: State) -> Brings:
        """Where that comes from."""
        return brings(state, self.seat)


def _silently(planning: Planning) -> Generator[None, None, Ends]:
    """A plan without what it says on the way."""
    while True:
        try:
            next(planning)
        except StopIteration as done:
            ends: Ends = done.value
            return ends
        yield


def _greedily(state: State, seat: int) -> Iterator[str]:
    return weigh(state, seat, KINDS_PLAYED_ON)


def _keeping_to_plans() -> Thought:
    """Every seat keeps to a plan."""
    following: dict[int, Following] = {}

    def thought(state: State, seat: int) -> Iterator[str]:
        return following.setdefault(seat, Following(seat, *LESS_WIDELY)).weigh(state)

    return thought


def _played(
    state: State, last: int, thought: Thought, there: Callable[[State], bool] = lambda state: False
) -> Iterator[None]:
    """Play to the end of a round, or until it is there, each seat by its thought."""
    while state.agenda and state.round <= last and not there(state):
        chosen = ""
        for so_far in thought(state, state.agenda[-1][1]):
            chosen = so_far
            yield
        apply(state, chosen)
