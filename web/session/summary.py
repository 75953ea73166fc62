"""What the list of games tells of a kept game, so that no game has to be opened for it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from boonlake.engine.save import MAX_DEPTH, MAX_NAME, Save, SaveError, depth, parse

from .seats import HUMAN

MAX_NOTE = 4_000
MAX_WORDS = 8
NOWHERE = -1


@dataclass(slots=True)
class Note:
    """Facts about a kept game; all of them can be found again in the game itself."""

    title: str = ""
    seats: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    colours: list[str] = field(default_factory=list)
    round: int = 0
    """0 where it is not known."""
    moves: int = 0
    over: bool = False
    when: int = 0
    """When it was last played, in milliseconds."""
    map: str = ""
    """The map in small, see thumb.py."""
    scores: list[int] = field(default_factory=list)
    exported: int = 0
    """How many moves it had when it was last copied to another place."""
    step: int = NOWHERE
    """The step of the scoring that was on show."""
    story: bool = False
    """Whether the Wise Eminence's turn had still to be read."""
    ending: int = NOWHERE
    """The seat that had still to confirm the end of its turn."""

    def text(self) -> str:
        """The note as it is kept."""
        return json.dumps(asdict(self), separators=(",", ":"))


def read(text: str | None) -> Note | None:
    """The note a kept text tells; None if it is none."""
    if not text or len(text) > MAX_NOTE or depth(text) > MAX_DEPTH:
        return None
    try:
        found = json.loads(text)
    except ValueError:
        return None
    if not isinstance(found, dict):
        return None
    made = Note()
    for name in (f.name for f in fields(Note)):
        if name not in found or not _fits(found[name], getattr(made, name), name):
            return None
        setattr(made, name, found[name])
    return made


def _fits(value: Any, default: Any, name: str) -> bool:
    if isinstance(default, list):
        kind = int if name == "scores" else str
        return (
            isinstance(value, list)
            and len(value) <= MAX_WORDS
            and all(type(item) is kind for item in value)
        )
    return type(value) is type(default)


def of_save(save: Save) -> Note:
    """What a save's header and moves tell by themselves."""
    return Note(
        title=save.title,
        seats=save.seats[:],
        names=save.names[:],
        colours=save.colours[:],
        moves=len(save.moves),
    )


def of_text(text: str | None) -> Note | None:
    """What a game's text tells by itself; None if it cannot be read."""
    try:
        return of_save(parse(text or ""))
    except SaveError:
        return None


def shown_title(note: Note, nobody: str) -> str:
    """What a game is called: its title, else the people in it; `nobody` where there are none."""
    people = [name for seat, name in zip(note.seats, note.names, strict=False) if seat == HUMAN]
    return note.title or ", ".join(name for name in people if name)[: 4 * MAX_NAME] or nobody
