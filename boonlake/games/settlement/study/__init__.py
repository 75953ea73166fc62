"""What series of games between computer players show about Settlement's component set."""

from __future__ import annotations

from collections.abc import Sequence

from ....players.study import Facts, Target
from ..components.model import ComponentSet
from ..state import State
from . import tables, targets
from .tally import SettlementTally


class SettlementStudy:
    """Counting and reporting with one component set."""

    def __init__(self, components: ComponentSet) -> None:
        self.components = components

    def tally(self, state: State) -> SettlementTally:
        """The counting of a game that is about to begin."""
        return SettlementTally(state)

    def targets(self, games: Sequence[Facts]) -> list[Target]:
        """What the component set is held to."""
        return targets.targets(games, self.components)

    def tables(self, games: Sequence[Facts], *, every: bool) -> list[list[str]]:
        """What became of every component; `every` prints all heroes."""
        return tables.tables(games, self.components, every_hero=every)

    def solo_targets(self, word: str, games: Sequence[Sequence[Facts]]) -> list[Target]:
        """There is no opponent; what games alone are to show stands among the targets."""
        return []

    def ranks(self, scores: Sequence[int]) -> list[str]:
        """How games alone spread over the ranks."""
        return tables.ranks(scores, self.components)
