"""A player that searches: promising options are played on beyond the turn, on many guesses of what
is hidden, and the weaker half is dropped again and again."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from ....players.guessing import Guess, Guesser
from ....players.search import PlayedOn, best_right_away, halving
from ..state import State
from .greedy import a_round, playing_on, weigh_learned
from .sequence import after, promising, tried
from .valuation import LEARNED

STRIP_EFFORT, EFFORT = 28, 6
"""Games played on for a choice of strip, and for any other choice."""
FEW = 3
"""How many options are played on; of strips all are."""
MARGIN = 3.0
"""Options so many VP behind the best right away are not looked at."""


class Sharp(Guesser[State]):
    """Searches on many guesses; its effort is counted in games played on."""

    def weigh(self, guess: Guess[State]) -> Iterator[str]:
        """The option that leads furthest ahead on average so far."""
        first = guess()
        options = yield from worth_a_look(first, self.seat)
        yield options[0]
        effort = STRIP_EFFORT if first.agenda[-1][0] == "strip" else EFFORT
        yield from halving(options, effort, first, guess, self._play_on)

    def _play_on(self, state: State, option: str) -> PlayedOn:
        trial = after(state, self.seat, option)
        yield from playing_on(trial, a_round(trial), weigh_learned)
        return LEARNED.lead(trial, self.seat)


def worth_a_look(
    s: State, seat: int, few: int = FEW, margin: float = MARGIN
) -> Generator[str, None, list[str]]:
    """All strips; of other options the best few right away."""
    kind = s.agenda[-1][0]
    if kind == "strip":
        return s.options[: s.main]
    options = promising(s, seat)
    if len(options) == 1:
        return options
    worth = LEARNED.lead if kind == "ship" else LEARNED.value
    return (
        yield from best_right_away(
            options, lambda move: worth(tried(s, seat, move), seat), few, margin
        )
    )


PLAYER = Sharp
