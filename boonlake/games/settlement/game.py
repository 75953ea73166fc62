"""Settlement as one object: the answers to everything that is asked of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...engine.agenda_game import AgendaGame
from ...engine.chance import Chance
from ...engine.game import Outcome, Outlook, Sight, Standing, View, Why
from . import BOX
from . import state as states
from . import view as views
from .components import COMPONENT_FILES, checked
from .components.model import ComponentSet
from .points import SCORE_SHEET, SCORING
from .rules import artefacts, passing, rounds, turn  # noqa: F401  (their rules mark themselves)
from .rules.agenda import AGENDA
from .rules.final import outcome, points
from .rules.setup import new
from .sketch import sketch
from .state import State

if TYPE_CHECKING:
    from ...engine.scenario_words import PositionWords
    from ...engine.shapes import Shape
    from ...engine.words import Chapter
    from ...players import Player
    from ...players.study import Study
    from ...text import Text
    from .insight import Insight
    from .players.lines import SettlementLines
    from .wording import SettlementWording


ECHOES = {
    "explore": ("settlers",),
    "fight": ("settlers",),
    "row": ("build",),
    "use": ("building-used", "store"),
}
"""Records that only repeat what a move says."""


class Settlement(AgendaGame[State, ComponentSet]):
    """The game of the rulebook, for one to four players."""

    box = BOX
    agenda = AGENDA
    files = COMPONENT_FILES
    rules = 1
    reveals = frozenset({"explore", "refill", "hero-arrives", "uncover"})
    score_sheet = SCORE_SHEET
    scoring = SCORING
    echoes = ECHOES

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
        """Why a seat cannot take a thing (`hero mason`, `field 2b`, …) or make a move."""
        from .why import why_not

        return why_not(state, seat, thing)

    def lacking(self, state: State, seat: int, thing: str) -> Why | None:
        """What a seat lacks to pay for a hero of the row or a building of the market."""
        from .why import lacking

        return lacking(state, seat, thing)

    def insight(self, state: State, seat: int) -> Insight:
        """Points so far, and what every action would cost and bring."""
        from .insight import insight

        return insight(state, seat)

    def standing(self, state: State) -> Standing:
        """Round, points if the game ended now, and the boards in a few letters."""
        scores = [sum(points(state, seat).values()) for seat in range(state.seats)]
        return Standing(state.round, scores, sketch(state))

    def outlook(self, state: State) -> Outlook | None:
        """All points are counted at the end."""
        if state.over:
            return None
        lines = [points(state, seat) for seat in range(state.seats)]
        return Outlook(lines, [sum(each.values()) for each in lines])

    # Guessing, copying and keeping

    def guess(self, view: View, chance: Chance) -> State:
        """A full state that fits a view."""
        return views.guess(self.components, view, chance)

    def plain(self, state: State) -> dict[str, Any]:
        """The state as JSON-able data."""
        return states.plain(state)

    def shape(self, state: State) -> Shape:
        """What `plain` may write at the table of a state."""
        from .shape import shape_of

        return shape_of(state)

    def read(self, data: dict[str, Any]) -> State:
        """The state that `plain` wrote, before its agenda has settled."""
        return states.from_plain(self.components, data)

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

    def lines(self, seat: int) -> SettlementLines:
        """How lines of play of a seat are found and weighed."""
        from .players.lines import SettlementLines

        return SettlementLines(seat)

    @cached_property
    def wording(self) -> SettlementWording:
        """The game in words."""
        from .wording import SettlementWording

        return SettlementWording(self.components)

    def in_words(self, text: Text, sight: Sight, names: Sequence[str]) -> list[Chapter]:
        """The boards, the market, the heroes, the artefacts and the supply."""
        from .in_words import in_words

        return in_words(text, self.components, sight, names)

    def about(self, text: Text, sight: Sight, option: str) -> list[str]:
        """Buildings, heroes, artefacts, fields, rows."""
        from .considering import about

        return about(text, self.components, sight, option)

    def considered(self, text: Text, view: View) -> list[tuple[str, str]]:
        """Heroes, buildings, fields, rows."""
        from .considering import considered

        return considered(text, self.components, view)

    @property
    def scenario_words(self) -> PositionWords[State]:
        """Positions that are given, and what is asked of them."""
        from .scenario import vocabulary

        return vocabulary(self)

    @property
    def study(self) -> Study:
        """What series of games count and report."""
        from .study import SettlementStudy

        return SettlementStudy(self.components)


GAME = Settlement()
