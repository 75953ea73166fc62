"""How a table comes about: from the set-up, or from a game that is kept."""

from __future__ import annotations

from collections.abc import Sequence

from boonlake import games
from boonlake.engine.match import Match

from .draft import Draft
from .library import Library
from .notices import Notice
from .opening import Fault, Opened, RefusedError, colours_of, opened
from .settings import Settings
from .summary import Summary
from .table import Table


def fresh_table(draft: Draft, settings: Settings, lot: int) -> Table:
    """A table for the game that was set up; whatever was left to chance follows from the lot."""
    seats, names, colours = draft.order(lot)
    game = games.get(draft.game)
    match = Match(game, seats, draft.seed_of(lot), draft.choices, training=draft.training)
    return Table(match, settings, names, colours)


def sound_game(
    library: Library, name: str, texts: Sequence[str]
) -> tuple[Opened | None, Notice | None]:
    """The newest generation of a game that can be opened, and what is to be told of it.

    Damaged ones are kept apart.
    """
    faults: list[Fault] = []
    for text in texts:
        try:
            game = opened(text)
        except RefusedError as error:
            faults.append(error.fault)
            continue
        if faults:
            kept = library.fall_back(name)
            key = "keep.fell-back" if kept else "keep.fell-back-only"
            return game, Notice(key, damaged=name if kept else "")
        return game, Notice("keep.aged") if game.aged else None
    title = (library.summary(name) or Summary()).shown_title(name)
    library.set_aside(name)
    return None, Notice("keep.set-aside", {"title": title, "line": faults[0].line}, name)


def table_of(
    name: str, game: Opened, settings: Settings, palette: Sequence[str], colours: Sequence[str]
) -> Table:
    """A table for a game that was opened; seats without a colour get one as the set-up has them."""
    save = game.save
    names = save.names or [""] * len(save.seats)
    chosen = colours_of(save, palette, colours)
    return Table(game.match, settings, names, chosen, name=name, title=save.title)
