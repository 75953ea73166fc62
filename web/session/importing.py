"""Bringing games in: a pasted text, a link or a file is looked through before anything is kept."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from boonlake.engine.match import Match
from boonlake.engine.reopen import save_of
from boonlake.engine.save import MAX_TEXT, Save, SaveError, parse

from ..screens.thumb import letters
from . import results
from .library import Shelf
from .opening import Fault, Opened, RefusedError, colours_of, opening
from .packing import BACKUP, PackingError, fragment_of, unbundled, unpacked
from .results import Result
from .summary import Note, of_save


@dataclass(frozen=True, slots=True)
class Candidate:
    """A sound game that may be kept: its text written anew, and what the list will tell of it."""

    text: str
    note: Note
    here: str = ""
    """The name under which the same game is kept already."""


@dataclass(slots=True)
class Bringing:
    """What was found in a text."""

    games: list[Candidate] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    results: list[Result] = field(default_factory=list)
    done: int = 0
    total: int = 0
    """How many games were looked through, and of how many."""

    @property
    def fresh(self) -> list[Candidate]:
        """Games that are not here yet."""
        return [game for game in self.games if not game.here]

    @property
    def busy(self) -> bool:
        """Whether there is more to look through."""
        return self.done < self.total


def look_through(text: str, shelf: Shelf, made: Bringing) -> Generator[int, None, None]:
    """Fill `made` with everything a text contains, in slices."""
    try:
        parts = _parts(text, made)
    except PackingError as error:
        made.faults.append(Fault(error.kind))
        return
    made.total = len(parts)
    known = _known(shelf)
    for before, part in parts:
        try:
            found = yield from opening(part, before)
            made.games.append(_candidate(found, known))
        except RefusedError as error:
            made.faults.append(error.fault)
        made.done += 1
        yield made.done


def _parts(text: str, made: Bringing) -> list[tuple[int, str]]:
    """The texts of single games, with how many lines stand before each."""
    if not text.strip():
        raise PackingError("empty")
    fragment = fragment_of(text)
    if fragment:
        return [(0, unpacked(fragment))]
    text = text.lstrip("\ufeff \n\r\t")
    if text.startswith(BACKUP):
        parts, kept = unbundled(text)
        made.results = results.read(kept)
        return parts
    if len(text) > MAX_TEXT:
        raise PackingError("too-long")
    return [(0, text)]


Identity = tuple[int, tuple[str, ...], tuple[str, ...]]


def _identity(save: Save) -> Identity:
    return save.seed, tuple(save.seats), tuple(save.moves)


def _known(shelf: Shelf) -> dict[Identity, str]:
    """The games that are here, by what makes them the same."""
    known: dict[Identity, str] = {}
    for entry in shelf.games():
        try:
            known[_identity(parse(shelf.text(entry.name) or ""))] = entry.name
        except SaveError:
            continue
    return known


def _candidate(found: Opened, known: dict[Identity, str]) -> Candidate:
    save = found.save
    fresh = full_save(found.match, save.names, colours_of(save, [])[: len(save.seats)], save.title)
    return Candidate(fresh.text(), note_of(found.match, fresh), known.get(_identity(save), ""))


def full_save(match: Match, names: list[str], colours: list[str], title: str) -> Save:
    """A match as a save with everything the page knows of it."""
    save = save_of(match)
    save.names = names[:] if any(names) else []
    save.colours = colours[: len(match.seats)]
    save.title = title
    return save


def note_of(match: Match, save: Save) -> Note:
    """What the list tells of a game that is open."""
    note = of_save(save)
    state = match.state
    note.round = state.round
    note.over = match.decision() is None
    note.map = letters(state)
    note.scores = [player.vp for player in state.players]
    return note
