"""Where tiles and cards lie in a scenario: those named, then the rest in the order of the set."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ....engine.scenario import WordError
from ..components.model import ROWS
from ..state import State


@dataclass(slots=True)
class Pieces:
    """What the lines of a scenario say about piles and rows."""

    market: list[tuple[int, int]] = field(default_factory=list)
    """Kinds of building and how many of them lie on a space."""
    market_only: bool = False
    next_buildings: list[int] = field(default_factory=list)
    hero_row: list[int] | None = None
    next_heroes: list[int] = field(default_factory=list)
    no_more_heroes: bool = False
    next_landscapes: list[int] = field(default_factory=list)
    artefact_row: list[int] | None = None
    next_artefacts: list[int] = field(default_factory=list)

    def deal(self, s: State) -> None:
        """Put everything where it belongs."""
        self._deal_buildings(s)
        self._deal_heroes(s)
        self._deal_landscapes(s)
        self._deal_artefacts(s)

    def _deal_buildings(self, s: State) -> None:
        left = [kind.number for kind in s.components.buildings] * s.components.building_copies
        keys = [kind.key for kind in s.components.buildings]
        on_boards = (kind - 1 for player in s.players for kind in player.buildings if kind)
        on_market = (kind for kind, height in self.market for _ in range(height))
        for kind in (*on_boards, *on_market, *self.next_buildings):
            _claim(left, kind, keys)
        s.market = [-1] * len(s.market)
        s.stacks = [0] * len(s.market)
        for space in range(len(s.market)):
            if space < len(self.market):
                s.market[space], s.stacks[space] = self.market[space]
            elif not self.market_only:
                s.market[space], s.stacks[space] = left.pop(0), 1
        # All in one pile, the fullest, so that they come in the order given.
        s.building_piles = [[*reversed(left), *reversed(self.next_buildings)]]
        s.building_piles += [[] for _ in range(s.components.building_piles - 1)]

    def _deal_heroes(self, s: State) -> None:
        left = [hero.number for hero in s.components.heroes]
        keys = [hero.key for hero in s.components.heroes]
        in_row = [hero for hero in self.hero_row or () if hero >= 0]
        invited = (hero for player in s.players for hero in player.heroes)
        for hero in (*invited, *in_row, *self.next_heroes):
            _claim(left, hero, keys)
        if self.hero_row is None:
            s.hero_row = [left.pop(0) for _ in s.hero_row]
        else:
            s.hero_row = self.hero_row
        s.hero_pile = [*reversed(left), *reversed(self.next_heroes)]
        if self.no_more_heroes:
            s.discarded_heroes, s.hero_pile = s.hero_pile, []

    def _deal_landscapes(self, s: State) -> None:
        kinds = s.components.landscapes
        keys = [kind.key for kind in kinds]
        left = [kind.number for kind in kinds for _ in range(kind.copies)]
        explored = (kind - 1 for player in s.players for kind in player.landscapes if kind)
        for kind in (*explored, *self.next_landscapes):
            _claim(left, kind, keys)
        order = [*reversed(left), *reversed(self.next_landscapes)]
        for row in range(ROWS):
            s.landscape_piles[row] = [kind for kind in order if kinds[kind].row == row]

    def _deal_artefacts(self, s: State) -> None:
        left = [artefact.number for artefact in s.components.artefacts]
        keys = [artefact.key for artefact in s.components.artefacts]
        taken = [player.artefact for player in s.players if player.artefact >= 0]
        for artefact in (*taken, *(self.artefact_row or ()), *self.next_artefacts):
            _claim(left, artefact, keys)
        wanted = s.seats + s.components.more_artefacts - len(taken)
        row = self.artefact_row or []
        s.artefact_row = row + [left.pop(0) for _ in range(wanted - len(row))]
        s.artefact_pile = [*reversed(left), *reversed(self.next_artefacts)] * (s.seats == 1)


def _claim(left: list[int], number: int, keys: Iterable[str]) -> None:
    """Take a piece that a line names away from those left."""
    if number not in left:
        raise WordError(f"there are not so many of {list(keys)[number]!r}")
    left.remove(number)
