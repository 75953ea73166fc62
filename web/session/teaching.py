"""First games: beginning one, and what its coach and its player do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boonlake import games
from boonlake.engine.game import HUMAN
from boonlake.engine.match import Match
from boonlake.text import Text

from .events import Turned
from .table import Table

if TYPE_CHECKING:
    from .session import Session


def first_table(session: Session) -> Table:
    """A first game of the game that is set up, for the first person of the set-up."""
    draft = session.draft
    box = games.box(draft.game)
    assert box.first_game is not None
    seats, seed = box.first_game
    match = Match(games.get(draft.game), seats, seed, training=True)
    match.taught = True
    names = [""] * len(seats)
    people = [name for name, word in zip(draft.names, draft.seats, strict=False) if word == HUMAN]
    names[seats.index(HUMAN)] = people[0] if people else ""
    title = Text(session.text.language).t("ui.first-game")
    table = Table(match, session.settings, names, draft.colours[:], title=title)
    table.call_coach()
    return table


def go_on(session: Session) -> None:
    """The player has read what the coach said."""
    table = session.table
    if table is not None and table.coach is not None:
        table.coach.go_on()
        session.keep()
        session.events.tell(Turned(table))


def coached(session: Session, *, on: bool) -> None:
    """The coach leaves, or comes back and goes on where the lesson was left."""
    table = session.table
    if table is not None and table.coach is not None:
        table.history.taught = on
        session.keep()
        session.events.tell(Turned(table))
