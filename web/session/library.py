"""The library: all games of this browser, two generations of each, deleted and damaged ones apart.

A move is written before it is shown, first the game as it was, then the game as it is: a write
that is cut short loses one move at most. Nothing here trusts what it reads.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from boonlake import games
from boonlake.engine.names import tidy

from .storage import FullError, Storage

if TYPE_CHECKING:
    from .summary import Summary

GAME = "boonlake.game."
BEFORE = "boonlake.before."
"""The game as it was one write earlier."""
SUMMARY = "boonlake.note."
REVIEW = "boonlake.review."
"""What a review has found; it can be found again."""
DELETED = "boonlake.gone."
"""Deleted games, until their place is needed."""
DAMAGED = "boonlake.damaged."
MOST_DELETED = 20
MAX_TITLE = 80
LONG_GAME = 100
"""Moves that would be a pity to lose."""

_NAME = re.compile(r"[0-9a-z]{1,24}")
_GAME_LINE = re.compile(r"game ([a-z][a-z0-9-]{0,29})")
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Entry(NamedTuple):
    """A game in the list."""

    name: str
    summary: Summary
    readable: bool = True


class Library:
    """All kept games."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Looking

    def games(self) -> list[Entry]:
        """Every game, the one played last first; also one of which only the older half is left."""
        entries = self._entries(GAME)
        apart = {
            key.partition(prefix)[2] for prefix in (GAME, DAMAGED) for key in self._keys(prefix)
        }
        left = [entry for entry in self._entries(BEFORE) if entry.name not in apart]
        return sorted([*entries, *left], key=_latest) if left else entries

    def deleted(self) -> list[Entry]:
        """Deleted games that can be brought back, the latest first."""
        return self._entries(DELETED)

    def damaged(self) -> list[Entry]:
        """Games that could not be opened and were set aside."""
        return self._entries(DAMAGED)

    def unfinished(self) -> Entry | None:
        """The game played last among those that are not over."""
        games = (entry for entry in self.games() if entry.readable)
        return next((entry for entry in games if not entry.summary.over), None)

    def only_here(self) -> int:
        """How many long games exist only on this device."""
        return sum(is_only_here(entry.summary) for entry in self.games())

    def _entries(self, prefix: str) -> list[Entry]:
        entries = [self._entry(prefix, key.removeprefix(prefix)) for key in self._keys(prefix)]
        return sorted(entries, key=_latest)

    def _keys(self, prefix: str) -> Iterable[str]:
        return (key for key in self.storage.all_keys() if key.startswith(prefix) and key != prefix)

    def _entry(self, prefix: str, name: str) -> Entry:
        from . import summary as summaries

        summary = self.summary(name)
        if summary is None:
            summary = summaries.of_text(self.storage.get(prefix + name))
        elif not summary.game:
            summary.game = _game_of(self.storage.get(prefix + name) or "")
        return Entry(name, summary or summaries.Summary(), summary is not None)

    def told(self, name: str) -> Summary:
        """What the list tells of a game."""
        return self._entry(self._place(name), name).summary

    def summary(self, name: str) -> Summary | None:
        """What is noted of a game."""
        from . import summary as summaries

        return summaries.read(self.storage.get(SUMMARY + name))

    def generations(self, name: str) -> list[str]:
        """The texts of a game that are there, the newest first."""
        texts = (self.storage.get(prefix + name) for prefix in (GAME, BEFORE))
        return [text for text in texts if text]

    def text(self, name: str) -> str | None:
        """The newest text of a game."""
        return next(iter(self.generations(name)), None)

    def any_text(self, name: str) -> str:
        """The text of a game wherever it stands, also deleted or damaged."""
        texts = (self.storage.get(prefix + name) for prefix in (GAME, BEFORE, DAMAGED, DELETED))
        return next((text for text in texts if text), "")

    def damaged_text(self, name: str) -> str:
        """The text of a game that was set aside, or else wherever it stands."""
        return self.storage.get(DAMAGED + name) or self.any_text(name)

    def games_of(self, name: str) -> list[str]:
        """Which games must be there to open a kept one: its own, or all if it does not say so."""
        known = games.names()
        own = {_game_of(text) for text in self.generations(name)}
        return sorted(own) if own <= set(known) else known

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

    def keep(self, name: str, text: str, summary: Summary) -> None:
        """Keep a game; FullError if it could not be kept."""
        old = self.text(name)
        if old != text:
            if old:
                self._keep_before(name, old)
            self._write(GAME + name, text)
        self._write_quietly(SUMMARY + name, summary.text())

    def _keep_before(self, name: str, old: str) -> None:
        try:
            self._write(BEFORE + name, old)
        except FullError:
            # An even older game would be no help; its room may be.
            self.storage.remove(BEFORE + name)

    def note(self, name: str, summary: Summary) -> None:
        """Note something about a game; what does not fit is left out."""
        self._write_quietly(SUMMARY + name, summary.text())

    def review(self, name: str) -> str | None:
        """The review of a game, as it was kept."""
        return self.storage.get(REVIEW + name)

    def keep_review(self, name: str, text: str) -> None:
        """Keep a review if there is room without forgetting anything else."""
        if self.text(name) and not self.storage.set(REVIEW + name, text):
            self.storage.remove(REVIEW + name)

    def note_export(self, name: str) -> None:
        """Note that a game exists in another place as well."""
        summary = self.summary(name)
        if summary is not None:
            summary.exported = summary.moves
            self.note(name, summary)

    def _write_quietly(self, key: str, text: str) -> None:
        try:
            self._write(key, text)
        except FullError:
            self.storage.remove(key)

    def _write(self, key: str, text: str) -> None:
        while not self.storage.set(key, text):
            if not self.make_room(key):
                raise FullError(key)

    def make_room(self, wanted: str) -> bool:
        """Forget what is needed least: deleted games, then reviews, then the older halves of games
        long left, then what is noted of the very game, which its text tells again; whether there
        was any."""
        deleted = self.deleted()
        if deleted:
            self._drop(deleted[-1].name)
            return True
        for key in sorted(self._keys(REVIEW)):
            self.storage.remove(key)
            return True
        mine = wanted.rpartition(".")[2]
        for entry in reversed(self.games()):
            name = entry.name
            if name != mine and self.storage.get(GAME + name) and self.storage.get(BEFORE + name):
                self.storage.remove(BEFORE + name)
                return True
        noted = self.storage.get(SUMMARY + mine) is not None
        self.storage.remove(SUMMARY + mine)
        return noted

    # Arranging

    def rename(self, name: str, title: str) -> None:
        """Call a game something else; SaveError if it is damaged, FullError if it has no room."""
        from boonlake.engine.save import parse

        from .summary import of_save

        save = parse(self.text(name) or "")
        save.title = tidy(title, MAX_TITLE)
        summary = self.summary(name) or of_save(save)
        summary.title = save.title
        self._write(GAME + name, save.text())
        self.note(name, summary)

    def add(self, name: str, text: str, summary: Summary) -> None:
        """Keep a game that comes from elsewhere, without making it the one played last."""
        self._write(GAME + name, text)
        self.note(name, summary)

    def delete(self, name: str) -> None:
        """Put a game away; it can be brought back."""
        self._move(self._place(name), DELETED, name)
        self.storage.remove(BEFORE + name)
        self.storage.remove(REVIEW + name)
        for entry in self.deleted()[MOST_DELETED:]:
            self._drop(entry.name)

    def bring_back(self, name: str) -> None:
        """A deleted game is among the others again."""
        if not self.text(name):
            self._move(DELETED, GAME, name)

    def set_aside(self, name: str) -> None:
        """A damaged game is kept, apart from the others."""
        self._move(self._place(name), DAMAGED, name)

    def drop_damaged(self, name: str) -> None:
        """A damaged game that nobody wants any more."""
        self.storage.remove(DAMAGED + name)
        if not self.storage.get(GAME + name):
            self.storage.remove(BEFORE + name)
            self.storage.remove(SUMMARY + name)

    def fall_back(self, name: str) -> bool:
        """Go on from the game as it was one write earlier; whether the damaged one could be kept.

        The sound one comes first. What is noted of the game goes, so that both fit as before.
        """
        damaged, sound = self.storage.get(GAME + name), self.storage.get(BEFORE + name)
        if not damaged or not sound:
            return False
        self.storage.remove(SUMMARY + name)
        if not self.storage.set(GAME + name, sound):
            self.storage.remove(BEFORE + name)
            self.storage.set(GAME + name, sound)
        self.storage.remove(BEFORE + name)
        try:
            self._write(DAMAGED + name, damaged)
        except FullError:
            return False
        return True

    def _place(self, name: str) -> str:
        """Where the newest text of a game stands."""
        return GAME if self.storage.get(GAME + name) else BEFORE

    def _move(self, source: str, target: str, name: str) -> None:
        text = self.storage.get(source + name)
        if text is None:
            return
        # Both at once may be too much for a full storage; the same text fits once.
        self.storage.remove(source + name)
        try:
            self._write(target + name, text)
        except FullError:
            self.storage.set(source + name, text)

    def _drop(self, name: str) -> None:
        self.storage.remove(DELETED + name)
        if not self.text(name):
            self.storage.remove(SUMMARY + name)


def _latest(entry: Entry) -> int:
    """Puts what was played last first."""
    return -entry.summary.when


def _game_of(text: str) -> str:
    """Which game a text is of, by the second line of its header; "" if it does not say so."""
    line = _GAME_LINE.match(text.partition("\n")[2])
    return line.group(1) if line else ""


def is_name(name: str) -> bool:
    """Whether a word can be the name of a kept game."""
    return _NAME.fullmatch(name) is not None


def is_only_here(summary: Summary) -> bool:
    """Whether a long game has not been copied anywhere for a long time."""
    return summary.moves - summary.exported >= LONG_GAME
