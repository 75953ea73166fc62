"""What the panels about keeping games show; knows the shelf but no page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from . import results
from .importing import Bringing
from .library import FullError, Shelf
from .results import RESULTS, Result
from .summary import Note

LONG_GAME = 100
"""Moves that would be a pity to lose."""
NOBODY = -1


@dataclass(slots=True)
class Notice:
    """Something to be told once, in words of the page."""

    key: str
    arguments: dict[str, object] = field(default_factory=dict)
    detail: str = ""
    """What stands below it: a game whose text can be saved as a file."""


@dataclass(slots=True)
class Desk:
    """Everything that is in progress beside the game itself."""

    shelf: Shelf
    moment: Callable[[int, str], str]
    """A time in milliseconds as a date in a language."""
    full: bool = False
    """The last move could not be kept."""
    notice: Notice | None = None
    reminded: bool = False
    """Somebody has been told that a long game is only here."""
    title: str = ""
    """What the game on the table is called."""
    more: str = ""
    """The game in the list whose tools are open."""
    renaming: str = ""
    target: int = NOBODY
    """The position to which all have to agree to go back."""
    agreed: set[int] = field(default_factory=set)
    bringing: Bringing = field(default_factory=Bringing)
    copied: str = ""
    """What has just been copied: text, link, or "" for nothing."""
    share_text: str = ""
    share_link: str = ""

    def results(self) -> list[Result]:
        """The record of finished games."""
        return results.read(self.shelf.box.get(RESULTS))

    def record(self, fresh: list[Result]) -> None:
        """Keep the record of finished games; a full storage is told elsewhere."""
        try:
            self.shelf.box.set(RESULTS, results.written(fresh))
        except FullError:
            self.full = True

    def lonely(self) -> int:
        """How many long games exist only on this device."""
        return sum(only_here(entry.note) for entry in self.shelf.games())


def only_here(note: Note) -> bool:
    """Whether a long game has not been copied anywhere for a long time."""
    return note.moves - note.exported >= LONG_GAME
