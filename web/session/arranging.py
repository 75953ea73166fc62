"""The games that are kept: renamed, duplicated, deleted and brought back."""

from __future__ import annotations

from boonlake.engine.names import tidy
from boonlake.engine.save import SaveError

from .events import Changed
from .library import MAX_TITLE
from .notices import Notice
from .session import Session
from .storage import FullError


def rename(session: Session, name: str, title: str) -> None:
    """Give a game another title."""
    try:
        session.library.rename(name, title)
    except (SaveError, FullError):
        session.notice = Notice("keep.not-renamed")
    if session.table is not None and session.table.name == name:
        session.table.title = tidy(title, MAX_TITLE)
    session.events.tell(Changed())


def duplicate(session: Session, name: str) -> None:
    """A second game from here on."""
    library, text = session.library, session.library.text(name)
    entry = next((entry for entry in library.games() if entry.name == name), None)
    if not text or entry is None or not entry.readable:
        return
    fresh = library.fresh_name(session.clock())
    title = session.copied_title(entry.summary.shown_title(session.text.t("keep.untitled")))
    entry.summary.when = session.clock()
    try:
        library.add(fresh, text, entry.summary)
        library.rename(fresh, title)
    except (SaveError, FullError):
        library.delete(fresh)
        session.notice = Notice("keep.no-room")
    session.events.tell(Changed())


def delete(session: Session, name: str) -> None:
    """Put a game away; the list offers a way back."""
    if session.table is not None and session.table.name == name:
        session.leave()
    session.library.delete(name)
    session.events.tell(Changed())


def bring_back(session: Session, name: str) -> None:
    """A deleted game is among the others again."""
    session.library.bring_back(name)
    session.events.tell(Changed())


def drop_damaged(session: Session, name: str) -> None:
    """A damaged game that nobody wants any more."""
    session.library.drop_damaged(name)
    session.events.tell(Changed())


def dismiss(session: Session) -> None:
    """A notice has been read."""
    session.notice = None
    session.events.tell(Changed())
