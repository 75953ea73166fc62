"""What series of games between computer players show about Boonlake's component set."""

from __future__ import annotations

from collections.abc import Sequence

from ....players.report import Meeting
from ....players.study import Facts, Target
from ..components.model import ComponentSet
from ..state import State
from . import tables, targets
from .tally import BoonlakeTally


class BoonlakeStudy:
    """Counting and reporting with one component set."""

    def __init__(self, components: ComponentSet) -> None:
        self.components = components

    def tally(self, state: State) -> BoonlakeTally:
        """The counting of a game that is about to begin."""
        return BoonlakeTally(state)

    def targets(self, games: Sequence[Facts]) -> list[Target]:
        """What the component set is held to."""
        return targets.targets(games, self.components)

    def tables(self, games: Sequence[Facts], *, every: bool) -> list[list[str]]:
        """What became of every component; `every` prints all cards."""
        return tables.tables(games, self.components, every_card=every)

    def solo_targets(self, word: str, games: Sequence[Sequence[Facts]]) -> list[Target]:
        """What games against the Wise Eminence are to show, the easiest first."""
        meetings = [Meeting(word, each) for each in games]
        return targets.solo_targets(
            word, [each.opponent for each in meetings], [each.won for each in meetings]
        )

    def ranks(self, scores: Sequence[int]) -> list[str]:
        """One player alone meets the Wise Eminence; there are no ranks."""
        return []
