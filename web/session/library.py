"""The shelf: all games of this browser, two generations of each, deleted and damaged ones apart.

A move is written before it is shown, first the game as it was, then the game as it is: a write
that is cut short loses one move at most. Nothing here trusts what it reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from boonlake.engine.save import MAX_TEXT, SaveError, parse, tidy

from . import summary as notes
from .summary import Note

GAME = "boonlake.game."
BEFORE = "boonlake.before."
"""The game as it was one write earlier."""
NOTE = "boonlake.note."
GONE = "boonlake.gone."
"""Deleted games, until their place is needed."""
DAMAGED = "boonlake.damaged."
CURRENT = "boonlake.current"
MOST_GONE = 20
MAX_TITLE = 80

_NAME = re.compile(r"[0-9a-z]{1,24}")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class FullError(Exception):
    """The browser refuses to keep any more."""


class Box(Protocol):
    """Where texts are kept by key; the browser's storage, or a dictionary in tests."""

    def get(self, key: str) -> str | None:
        """The text under a key."""

    def set(self, key: str, text: str) -> None:
        """Keep a text; FullError if there is no room."""

    def remove(self, key: str) -> None:
        """Forget a text."""

    def all_keys(self) -> list[str]:
        """All keys, sorted."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A game in the list."""

    name: str
    note: Note
    readable: bool = True


class Shelf:
    """All kept games."""

    def __init__(self, box: Box) -> None:
        self.box = box

    # Looking

    def games(self) -> list[Entry]:
        """Every game, the one played last first."""
        return self._entries(GAME)

    def deleted(self) -> list[Entry]:
        """Deleted games that can be brought back, the latest first."""
        return self._entries(GONE)

    def damaged(self) -> list[Entry]:
        """Games that could not be opened and were set aside."""
        return self._entries(DAMAGED)

    def _entries(self, prefix: str) -> list[Entry]:
        entries = [self._entry(prefix, key.removeprefix(prefix)) for key in self._keys(prefix)]
        return sorted(entries, key=lambda entry: -entry.note.when)

    def _keys(self, prefix: str) -> Iterable[str]:
        return (key for key in self.box.all_keys() if key.startswith(prefix) and key != prefix)

    def _entry(self, prefix: str, name: str) -> Entry:
        found = self.note(name)
        if found is None:
            found = notes.of_text(self.box.get(prefix + name))
        return Entry(name, found or Note(), found is not None)

    def note(self, name: str) -> Note | None:
        """What is noted of a game."""
        return notes.read(self.box.get(NOTE + name))

    def generations(self, name: str) -> list[str]:
        """The texts of a game that are there, the newest first."""
        found = (self.box.get(prefix + name) for prefix in (GAME, BEFORE))
        return [text for text in found if text]

    def text(self, name: str) -> str | None:
        """The newest text of a game."""
        return self.box.get(GAME + name)

    def any_text(self, name: str) -> str:
        """The text of a game wherever it stands, also deleted or damaged."""
        found = (self.box.get(prefix + name) for prefix in (GAME, DAMAGED, GONE))
        return next((text for text in found if text), "")

    @property
    def current(self) -> str:
        """The game played last; "" if there is none."""
        name = self.box.get(CURRENT) or ""
        return name if name and self.text(name) else ""

    def fresh_name(self, now: int) -> str:
        """A name nobody has used: the time, in few letters."""
        while True:
            name, rest = "", now
            while rest:
                rest, digit = divmod(rest, len(_DIGITS))
                name = _DIGITS[digit] + name
            if not self.any_text(name):
                return name
            now += 1

    # Keeping

    def keep(self, name: str, text: str, note: Note) -> None:
        """Keep a game as the one played last; FullError if it could not be kept."""
        old = self.text(name)
        if old != text:
            if old:
                self._keep_before(name, old)
            self._write(GAME + name, text)
        self._write_quietly(NOTE + name, note.text())
        if self.box.get(CURRENT) != name:
            self._write_quietly(CURRENT, name)

    def _keep_before(self, name: str, old: str) -> None:
        try:
            self._write(BEFORE + name, old)
        except FullError:
            # An even older game would be no help; its room may be.
            self.box.remove(BEFORE + name)

    def annotate(self, name: str, note: Note) -> None:
        """Note something about a game; what does not fit is left out."""
        self._write_quietly(NOTE + name, note.text())

    def _write_quietly(self, key: str, text: str) -> None:
        try:
            self._write(key, text)
        except FullError:
            self.box.remove(key)

    def _write(self, key: str, text: str) -> None:
        while True:
            try:
                self.box.set(key, text)
                return
            except FullError:
                if not self._make_room(key):
                    raise

    def _make_room(self, wanted: str) -> bool:
        """Forget what is needed least: deleted games, then the older halves of games long left."""
        deleted = self.deleted()
        if deleted:
            self._drop(deleted[-1].name)
            return True
        mine = wanted.rpartition(".")[2]
        for entry in reversed(self.games()):
            if entry.name != mine and self.box.get(BEFORE + entry.name):
                self.box.remove(BEFORE + entry.name)
                return True
        return False

    # Arranging

    def rename(self, name: str, title: str) -> None:
        """Call a game something else."""
        save = parse(self.text(name) or "")
        save.title = tidy(title, MAX_TITLE)
        note = self.note(name) or notes.of_save(save)
        note.title = save.title
        self._write(GAME + name, save.text())
        self.annotate(name, note)

    def add(self, name: str, text: str, note: Note) -> None:
        """Keep a game that comes from elsewhere, without making it the one played last."""
        self._write(GAME + name, text)
        self.annotate(name, note)

    def delete(self, name: str) -> None:
        """Put a game away; it can be brought back."""
        self._move(GAME, GONE, name)
        self.box.remove(BEFORE + name)
        for entry in self.deleted()[MOST_GONE:]:
            self._drop(entry.name)

    def bring_back(self, name: str) -> None:
        """A deleted game is among the others again."""
        if not self.text(name):
            self._move(GONE, GAME, name)

    def set_aside(self, name: str) -> None:
        """A damaged game is kept, apart from the others."""
        self._move(GAME, DAMAGED, name)

    def drop_damaged(self, name: str) -> None:
        """A damaged game that nobody wants any more."""
        self.box.remove(DAMAGED + name)
        if not self.text(name):
            self.box.remove(NOTE + name)

    def fall_back(self, name: str) -> None:
        """Go on from the game as it was one write earlier; the damaged one is kept apart."""
        before = self.box.get(BEFORE + name)
        self._move(GAME, DAMAGED, name)
        self.box.remove(NOTE + name)
        if before:
            self._write(GAME + name, before)

    def _move(self, source: str, target: str, name: str) -> None:
        text = self.box.get(source + name)
        if text is None:
            return
        # Both at once may be too much for a full storage; the same text fits once.
        self.box.remove(source + name)
        try:
            self._write(target + name, text)
        except FullError:
            self.box.set(source + name, text)

    def _drop(self, name: str) -> None:
        self.box.remove(GONE + name)
        if not self.text(name):
            self.box.remove(NOTE + name)


def is_name(name: str) -> bool:
    """Whether a word can be the name of a kept game."""
    return _NAME.fullmatch(name) is not None


def without_snapshot(text: str) -> str:
    """A game's text as short as it can be; where the snapshot is needed it stays."""
    if len(text) > MAX_TEXT:
        return text
    try:
        save = parse(text)
    except SaveError:
        return text
    if not save.first:
        save.snapshot = None
    return save.text()
