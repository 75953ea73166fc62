"""Boonlake as one object: the answers to everything that is asked of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...engine.agenda_game import AgendaGame
from ...engine.chance import Chance
from ...engine.decision import Decision, Record
from ...engine.game import Outcome, Outlook, Sight, Standing, View, Why
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
    from ...engine.words import Chapter
    from ...players import Player
    from ...players.study import Study
    from ...text import Text
    from .insight import Insight
    from .players.lines import BoonlakeLines
    from .wording import BoonlakeWording


ECHOES = {
    "boat": ("boats",),
    "collect": ("lever",),
    "drop": ("discard",),
    "explore": ("place", "lever"),
    "lever": ("forgo",),
    "modernize": ("lever",),
    "pass": ("lever",),
    "pasture": ("place", "lever"),
    "pay": ("boats", "lever", "play", "project"),
    "region": ("label",),
    "site": ("produce",),
}
"""Records that only repeat what a move says."""
ASKED_AFTER = ("strip", "pass", "lever", "forgo")
"""Moves of a single tap, after which nothing is revealed without asking."""


class Boonlake(AgendaGame[State, ComponentSet]):
    """The game of the rulebooks, for one to four players."""

    box = BOX
    agenda = AGENDA
    files = COMPONENT_FILES
    rules = 2
    reveals = frozenset({"draw", "reveal", "shuffle", "keep", "slot", "solo-tile", "solo-shuffle"})
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
        """Why a seat cannot take a thing (`card forge`, `site 13a`, …) or make a move."""
        from .why import why_not

        return why_not(state, seat, thing)

    def lacking(self, state: State, seat: int, thing: str) -> Why | None:
        """What a seat lacks to pay for a card of its hand or a special project."""
        from .why.cards import lacking

        return lacking(state, seat, thing)

    def surely(self, decision: Decision, after: str) -> str:
        """Who has played a card or placed a tile before exploring reveals the next tile.

        Nobody who has only chosen a strip or left a card out: one tap more, and undo stays.
        """
        verb = after.partition(" ")[0]
        joined = decision.kind == "reveal" and verb not in ASKED_AFTER
        return "reveal" if joined else ""

    def ways(self, state: State, move: str) -> list[str]:
        """How a card can be paid, where there is a choice."""
        from .rules.cards import ways_to_pay

        verb, _, key = move.partition(" ")
        return ways_to_pay(state, key) if verb == "play" else []

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

    def outlook(self, state: State) -> Outlook | None:
        """Levers, played cards and tiers; of the Wise Eminence her income and hidden tiles."""
        from .outlook import outlook

        return outlook(state)

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

    def lines(self, seat: int) -> BoonlakeLines:
        """How lines of play of a seat are found and weighed."""
        from .players.lines import BoonlakeLines

        return BoonlakeLines(seat)

    @cached_property
    def wording(self) -> BoonlakeWording:
        """The game in words."""
        from .wording import BoonlakeWording

        return BoonlakeWording(self.components)

    def in_words(self, text: Text, sight: Sight, names: Sequence[str]) -> list[Chapter]:
        """The map, the river, the strips, the tiles, the tracks, the boards and the hand."""
        from .in_words import in_words

        return in_words(text, self.components, sight, names)

    def about(self, text: Text, sight: Sight, option: str) -> list[str]:
        """Cards, strips, spaces, sites, levers, tiles, landings."""
        from .in_words.choices import about

        return about(text, self.components, sight, option)

    def considered(self, text: Text, view: View) -> list[tuple[str, str]]:
        """Cards, special projects, building sites, levers."""
        from .in_words.choices import considered

        return considered(text, self.components, view)

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
