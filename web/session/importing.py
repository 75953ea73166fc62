"""Bringing games in: a pasted text, a link or a file is looked through before anything is kept."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from boonlake.engine.save import MAX_TEXT, Save, SaveError, parse

from . import results, summary
from .keeping import full_save
from .library import Library
from .opening import Fault, Opened, RefusedError, colours_of, opening
from .packing import BACKUP, PackingError, fragment_of, unbundled, unpacked
from .results import Result
from .summary import Summary


class Candidate(NamedTuple):
    """A sound game that may be kept: its text written anew, and what the list will tell of it."""

    text: str
    summary: Summary
    here: str = ""
    """The name under which the same game is kept already."""


@dataclass(slots=True)
class Import:
    """What stands in a text that is looked through."""

    games: list[Candidate] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    done: int = 0
    total: int = 0
    """How many games were looked through, and of how many; then how many were kept."""
    kept: list[str] | None = None
    """The names of those that are kept by now; None while they are looked through."""

    @property
    def fresh(self) -> list[Candidate]:
        """Games that are not here yet."""
        return [game for game in self.games if not game.here]

    @property
    def busy(self) -> bool:
        """Whether there is more to look through, or to keep."""
        return self.done < self.total


def look_through(
    text: str, library: Library, palette: Sequence[str], into: Import
) -> Generator[int, None, None]:
    """Fill an import with everything a text contains, in slices."""
    try:
        parts = _parts(text, into)
    except PackingError as error:
        into.faults.append(Fault(error.kind))
        return
    into.total = len(parts)
    known = yield from _known(library)
    for before, part in parts:
        name = _here(part, known)
        try:
            if name:
                into.games.append(Candidate(library.text(name) or "", library.told(name), name))
            else:
                game = yield from opening(part, before)
                into.games.append(_candidate(game, palette))
        except RefusedError as error:
            into.faults.append(error.fault)
        into.done += 1
        yield into.done


def _parts(text: str, into: Import) -> list[tuple[int, str]]:
    """The texts of single games, with how many lines stand before each."""
    if not text.strip():
        raise PackingError("empty")
    fragment = fragment_of(text)
    if fragment:
        return [(0, unpacked(fragment))]
    text = text.lstrip("\ufeff \n\r\t")
    if text.startswith(BACKUP):
        parts, record = unbundled(text)
        into.results = results.read(record)
        return parts
    if len(text) > MAX_TEXT:
        raise PackingError("too-long")
    return [(0, text)]


Identity = tuple[str, int, tuple[str, ...], tuple[str, ...]]
"""What makes two games the same: game, seed, seats and moves."""


def _identity(save: Save) -> Identity:
    return save.game, save.seed, tuple(save.seats), tuple(save.moves)


def _known(library: Library) -> Generator[int, None, dict[Identity, str]]:
    """The games that are here, by what makes them the same."""
    known: dict[Identity, str] = {}
    for entry in library.games():
        try:
            known[_identity(parse(library.text(entry.name) or ""))] = entry.name
        except SaveError:
            continue
        yield 0
    return known


def _here(text: str, known: dict[Identity, str]) -> str:
    """The name under which the same game is kept already; "" if it is new, or no game at all."""
    try:
        return known.get(_identity(parse(text)), "") if known else ""
    except SaveError:
        return ""


def _candidate(game: Opened, palette: Sequence[str]) -> Candidate:
    save = game.save
    colours = colours_of(save, palette)[: len(save.seats)]
    fresh = full_save(game.match, save.names, colours, save.title)
    return Candidate(fresh.text(), summary.of_match(game.match, fresh))
