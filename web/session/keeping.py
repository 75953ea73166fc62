"""A table as it is written: the game's text, and what the list tells of it."""

from __future__ import annotations

from boonlake.engine.match import Match
from boonlake.engine.records import NOBODY
from boonlake.engine.reopen import save_of
from boonlake.engine.save import Save

from . import summary as summaries
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
    return summary
