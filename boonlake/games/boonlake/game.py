"""Boonlake as one object: the answers to everything that is asked of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...engine.agenda_game import AgendaGame
from ...engine.chance import Chance
from ...engine.decision import Record
from ...engine.game import Outcome, Standing, View, Why
from . import BOX
from . import plain as plains
from . import view as views
from .components import COMPONENT_FILES, checked
from .components.model import ComponentSet
from .points import SCORE_SHEET, SCORING
from .rules.agenda import AGENDA
from .rules.final import outcome
from .rules.setup import new
from .sketch import sketch
from .state import State

if TYPE_CHECKING:
    from ...engine.scenario_words import PositionWords
    from ...engine.shapes import Shape
    from ...players import Player
    from ...players.study import Study
    from .insight import Insight
    from .wording import BoonlakeWording


class Boonlake(AgendaGame[State, ComponentSet]):
    """The game of the rulebooks, for one to four players."""

    box = BOX
    agenda = AGENDA
    files = COMPONENT_FILES
    rules = 2
    reveals = frozenset({"draw", "reveal", "shuffle", "keep", "slot", "solo-tile", "solo-shuffle"})
    score_sheet = SCORE_SHEET
    scoring = SCORING

    def check_components(self, path: Path | None = None) -> list[str]:
        """How many of everything a set has, once nothing is wrong with it."""
        from .components.counts import counts

        return counts(checked(path))

    # Playing

    def set_up(self, seats: Sequence[str], seed: int, choices: Mapping[str, str]) -> State:
        """A fresh game at a table that can be played."""
        return new(self.components, seats, seed)

    def view(self, state: State, seat: int) -> View:
        """What a seat can see."""
        return views.view(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return outcome(state)

    # Questions that change nothing

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        """Why a seat cannot take a thing (`card forge`, `site 13a`, …) or make a move."""
        from .why import why_not

        return why_not(state, seat, thing)

    def is_private(self, state: State) -> bool:
        """Whether whoever decides needs to see cards or tiles that are hidden from the others."""
        return views.is_private(state)

    def insight(self, state: State, seat: int) -> Insight:
        """Progress, reach, and what can be afforded."""
        from .insight import insight

        return insight(state, seat)

    def standing(self, state: State) -> Standing:
        """Round, points, and the map in a few letters."""
        return Standing(state.round, [player.vp for player in state.players], sketch(state))

    def account(self, records: Sequence[Record]) -> list[Record]:
        """What the Wise Eminence did, from her tile on."""
        kinds = [record[0] for record in records]
        if "solo-tile" not in kinds:
            return []
        first = kinds.index("solo-tile")
        seat = records[first][1]
        return [record for record in records[first:] if record[1] in (seat, -1)]

    # Guessing, copying and keeping

    def guess(self, view: View, chance: Chance) -> State:
        """A full state that fits a view."""
        return views.guess(self.components, view, chance)

    def plain(self, state: State) -> dict[str, Any]:
        """The state as JSON-able data."""
        return plains.plain(state)

    def shape(self, state: State) -> Shape:
        """What `plain` may write at the table of a state."""
        from .shape import shape_of

        return shape_of(state)

    def read(self, data: dict[str, Any]) -> State:
        """The state that `plain` wrote, before its agenda has settled."""
        return plains.from_plain(self.components, data)

    def faults(self, state: State) -> list[str]:
        """Everything wrong with a position."""
        from .invariants import faults_of

        return list(faults_of(state))

    def unreachable(self, state: State) -> list[str]:
        """What shows that a position cannot come about in play."""
        from .moments import unreachable

        return list(unreachable(state))

    # Players and words

    def player(self, word: str, seat: int, seed: int) -> Player:
        """The computer player of a seat word."""
        from ...players.by_word import player_of

        return player_of(f"{self.box.package}.players", self, word, seat, seed)

    def hints(self, view: View, seed: int) -> Iterator[list[tuple[str, float]]]:
        """What a strong player would do here."""
        from .players.hint import hints

        return hints(self, view, seed)

    @cached_property
    def wording(self) -> BoonlakeWording:
        """The game in words."""
        from .wording import BoonlakeWording

        return BoonlakeWording(self.components)

    @property
    def scenario_words(self) -> PositionWords[State]:
        """Positions that are given, and what is asked of them."""
        from .scenario import vocabulary

        return vocabulary(self)

    @property
    def study(self) -> Study:
        """What series of games count and report."""
        from .study import BoonlakeStudy

        return BoonlakeStudy(self.components)


GAME = Boonlake()
