"""Tables without a page, and somebody who taps at them."""

from __future__ import annotations

from random import Random
from typing import Any

from boonlake.engine.game import Game
from boonlake.engine.match import Match
from boonlake.engine.records import NOBODY
from boonlake.games.boonlake.game import GAME
from web.games import look_of
from web.screens.language import Language
from web.screens.table.drawing import Drawing
from web.session.settings import Settings
from web.session.states import CURTAIN, SHOWING, THINKING
from web.session.table import Table

LOOK = look_of(GAME)


def seated(*seats: str, seed: int = 7, game: Game[Any] = GAME, **settings: bool) -> Table:
    """A fresh table."""
    chosen = Settings()
    for name, value in settings.items():
        setattr(chosen, name, value)
    match = Match(game, seats, seed)
    colours = ["red", "blue", "yellow", "violet"][: len(seats)]
    return Table(match, chosen, ["Ann", "Ben", "Cem", "Dot"][: len(seats)], colours)


def tap(table: Table, chance: Random) -> str:
    """Take anything that can be taken, as a person would."""
    state = table.state
    if state == CURTAIN:
        option = "page ready"
    elif state == SHOWING:
        option = "page next"
    elif table.ending != NOBODY:
        option = "page confirm"
    elif state == THINKING:
        decision = table.decision()
        assert decision is not None
        table.play(chance.choice(decision.options))
        return ""
    else:
        option = chance.choice(table.options())
    table.take(option)
    return option


def play_to(table: Table, wanted: str, seed: int = 1) -> None:
    """Play until the page waits for something."""
    chance = Random(seed)
    while table.state != wanted:
        tap(table, chance)


def spoken(code: str = "en", game: Game[Any] = GAME, *, strict: bool = False) -> Language:
    """A language with the texts of a game; with `strict` a missing one fails the test."""
    language = Language(code, game.texts)
    language.text.strict = strict
    return language


def drawn(table: Table, language: Language | None = None, picked: str = "") -> Drawing:
    """What is drawn of a table now."""
    return Drawing(table, language or spoken(), look_of(table.game), picked)
