"""A table as it is written: the game's text, and what the list tells of it.

Another tab may have written meanwhile, whoever has the right to. So what is stored is looked at
before it is replaced: only what this tab knows is.
"""

from __future__ import annotations

from collections.abc import Callable

from boonlake.engine.match import Match
from boonlake.engine.records import NOBODY
from boonlake.engine.reopen import save_of
from boonlake.engine.save import Save, SaveError, parse

from . import summary as summaries
from .library import Library
from .storage import FullError
from .summary import Summary
from .table import Table


def full_save(match: Match, names: list[str], colours: list[str], title: str) -> Save:
    """A match as a save with everything the page knows of it."""
    save = save_of(match)
    save.names = names[:] if any(names) else []
    save.colours = colours[: len(match.seats)]
    save.title = title
    return save


def save_of_table(table: Table) -> Save:
    """The game on a table, with names, colours and title."""
    return full_save(table.history, table.names, table.colours, table.title)


def summary_of_table(table: Table, save: Save) -> Summary:
    """What the list tells of the game on a table, and what was on show there."""
    summary = summaries.of_match(table.history, save)
    summary.step = table.scoring_at if table.scoring_steps else NOBODY
    summary.account = bool(table.account)
    summary.ending = table.ending
    summary.told = list(table.coach.told) if table.coach else []
    return summary


class Keeper:
    """Keeps the game on the table, as long as what is stored of it is what this tab knows."""

    def __init__(self, library: Library, clock: Callable[[], int]) -> None:
        self._library = library
        self._clock = clock
        self._known: str | None = None
        """The text that this tab last read or wrote; None before it did."""
        self.unkept = False
        """There are moves that could not be kept."""

    def know(self, name: str) -> None:
        """From now on the game of this name is kept, as it is stored now."""
        self._known, self.unkept = self._library.text(name), False

    def has_vanished(self, table: Table) -> bool:
        """Whether what was stored of a game is there no more."""
        return self._known is not None and self._library.text(table.name) is None

    def agrees(self, table: Table) -> bool:
        """Whether nobody else has played on in the stored game; another title is taken over."""
        stored = self._library.text(table.name)
        if self._known is None or stored is None or stored == self._known:
            return True
        try:
            theirs, ours = parse(stored), parse(self._known)
        except SaveError:  # what is damaged is of no use to anybody
            return True
        if theirs.moves != ours.moves:
            return False
        table.title, self._known = theirs.title, stored
        return True

    def keep(self, table: Table) -> None:
        """Keep the game as it is now; `unkept` says if there was no room."""
        save = save_of_table(table)
        text, summary = save.text(), self._summary(table, save)
        old = self._library.summary(table.name)
        summary.exported = min(old.exported, summary.moves) if old else 0
        try:
            self._library.keep(table.name, text, summary)
        except FullError:
            self.unkept = True
        else:
            self._known, self.unkept = text, False

    def keep_apart(self, table: Table, title: str) -> bool:
        """Keep moves that found no room before as a game of their own; whether they fit now."""
        save = save_of_table(table)
        save.title = title
        name = self._library.fresh_name(self._clock())
        try:
            self._library.add(name, save.text(), self._summary(table, save))
        except FullError:
            return False
        return True

    def _summary(self, table: Table, save: Save) -> Summary:
        summary = summary_of_table(table, save)
        summary.when = self._clock()
        return summary
