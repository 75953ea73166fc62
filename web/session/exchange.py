"""Taking games along and bringing them in: texts, links, files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from boonlake import games
from boonlake.engine.reopen import is_current
from boonlake.engine.save import MAX_TEXT, SaveError, parse

from .events import Changed
from .importing import Import, look_through
from .keeping import save_of_table
from .notices import Notice
from .opening import Fault
from .packing import bundled
from .session import Session
from .storage import FullError

SLICE = 0.03
"""Seconds for which games are looked through before the page does anything else."""
SELDOM = 0.25
"""Seconds between two pictures of how far that has come."""


def shared_text(session: Session, name: str) -> str:
    """A game as short as it can be told."""
    return without_snapshot(session.library.text(name) or "")


def file_of(session: Session, name: str = "") -> tuple[str, str]:
    """Name and text of a kept game; without a name of the one on the table, as it is now."""
    table = session.table
    if not name and table is not None:
        name, text = table.name, save_of_table(table).text()
    else:
        text = session.library.text(name) or ""
    session.library.note_export(name)
    return name, text


def backup(session: Session) -> str:
    """All games and results as one text."""
    library = session.library
    names = [entry.name for entry in library.games()]
    text = bundled([library.text(name) or "" for name in names], session.results.text())
    for name in names:
        library.note_export(name)
    session.notice = Notice("keep.backed-up", {"n": len(names)})
    session.note_reminder()
    return text


# Bringing in


def refuse(session: Session, kind: str) -> None:
    """What was to be brought in is not even looked through."""
    session.importing = Import(faults=[Fault(kind)])
    session.events.tell(Changed())


def bring(session: Session, text: str) -> None:
    """Look through a text, a slice of time after the other."""
    found = session.importing = Import()
    steps = look_through(text, session.library, session.palette, found)
    _in_slices(session, found, steps, lambda: session.events.tell(Changed()))


def keep_brought(session: Session, then: Callable[[str], object]) -> None:
    """Keep what is sound and new, a slice of time after the other; `then` hears the name of the
    game if the text was one game, else ""."""
    found = session.importing
    if found is None or found.busy or found.kept is not None:
        return
    found.kept, found.done, found.total = [], 0, len(found.fresh)
    _in_slices(session, found, _keeping(session, found), lambda: then(_kept(session, found)))


def _in_slices(
    session: Session, found: Import, steps: Iterator[int], then: Callable[[], object]
) -> None:
    """Take steps until time is up, show how far they have come now and then, and go on later."""
    shown = 0.0

    def go_on() -> None:
        nonlocal shown
        if found is not session.importing:
            return
        until = monotonic() + SLICE
        for _ in steps:
            now = monotonic()
            if now >= until:
                if now - shown > SELDOM:
                    shown = now
                    session.events.tell(Changed())
                session.later(0, go_on)
                return
        then()

    go_on()


def _keeping(session: Session, found: Import) -> Iterator[int]:
    library = session.library
    assert found.kept is not None
    try:
        for game in found.fresh:
            now = session.clock()
            name = library.fresh_name(now)
            game.summary.when = now
            game.summary.exported = game.summary.moves
            library.add(name, game.text, game.summary)
            found.kept.append(name)
            found.done += 1
            yield found.done
    except FullError:
        session.notice = Notice("keep.no-room")


def _kept(session: Session, found: Import) -> str:
    """What was brought in is kept: the name of the game if it was one, else it is told."""
    names = found.kept or []
    if found.results:
        session.results.merge(found.results)
    session.importing = None
    if len(names) == 1 and len(found.games) == 1:
        return names[0]
    if session.notice is None:
        session.notice = Notice("keep.brought", {"n": len(names)})
    return ""


def without_snapshot(text: str) -> str:
    """A game's text as short as it can be; the snapshot stays where moves alone would not do."""
    if len(text) > MAX_TEXT:
        return text
    try:
        save = parse(text)
    except SaveError:
        return text
    if save.first is None and save.game in games.names() and is_current(save, games.get(save.game)):
        save.snapshot = None
    return save.text()
