"""Looking at earlier positions, going on from one of them, and taking back to one."""

from __future__ import annotations

from boonlake.engine.records import NOBODY

from .agreement import Agreement, is_free
from .events import Moved, Turned
from .replay import STEP, Replay
from .session import Session
from .settings import PAUSES
from .states import PLAY
from .table import Table

FASTEST = 250
"""Milliseconds between two steps of a replay, at least."""


def begin(session: Session) -> Replay | None:
    """The replay of the game on the table; a game that another tab plays has none."""
    table = session.table
    if table is None or table.played_elsewhere:
        return None
    if table.mode == PLAY:
        table.begin_replay()
        session.events.tell(Turned(table))
    return table.replay


def leave(session: Session) -> None:
    """Back to where the game is."""
    table = session.table
    if table is not None and table.replay:
        session.agreement = None
        table.leave_replay()
        session.events.tell(Moved(table))


def go(session: Session, position: int) -> None:
    """Look at a position."""
    if replay := _paused(session):
        replay.go(position)
        _turned(session)


def go_first(session: Session) -> None:
    """Look at the first position."""
    if replay := _paused(session):
        go(session, replay.game.first)


def go_last(session: Session) -> None:
    """Look at the last position."""
    if replay := _paused(session):
        go(session, len(replay.game.moves))


def go_by(session: Session, kind: str, *, forward: bool) -> None:
    """Go on or back by a step, a turn or a scoring."""
    if replay := _paused(session):
        replay.go_by(kind, forward=forward)
        _turned(session)


def see_as(session: Session, seat: int) -> None:
    """See a finished game through somebody's eyes."""
    if replay := _paused(session):
        replay.eye = seat
        _turned(session)


def play(session: Session) -> None:
    """Let it go on by itself, from the beginning if it stands at the end; or pause."""
    replay = _replay(session)
    if replay is None:
        return
    replay.playing = not replay.playing
    if replay.playing:
        if replay.at_end:
            replay.go(replay.game.first)
        _go_on_later(session, replay)
    _turned(session)


def _go_on_later(session: Session, replay: Replay) -> None:
    pause = max(FASTEST, PAUSES[session.settings.speed])
    session.later(pause, lambda: _go_on(session, replay))


def _go_on(session: Session, replay: Replay) -> None:
    if _replay(session) is not replay or not replay.playing:
        return
    replay.go_by(STEP, forward=True)
    replay.playing = not replay.at_end
    if replay.playing:
        _go_on_later(session, replay)
    _turned(session)


def _replay(session: Session) -> Replay | None:
    return session.table.replay if session.table is not None else None


def _paused(session: Session) -> Replay | None:
    """The replay, which does not go on by itself any more."""
    replay = _replay(session)
    if replay is not None:
        replay.playing = False
    return replay


def _turned(session: Session) -> None:
    if session.table is not None:
        session.events.tell(Turned(session.table))


def can_review(table: Table) -> bool:
    """Whether the game is over, and one whose lines of play can be weighed."""
    return table.history.decision() is None and bool(table.game.box.teacher)


# Another game from here on


def branch(session: Session) -> Table | None:
    """Continue from the position shown, as a game of its own."""
    table, replay = session.table, _replay(session)
    if table is None or replay is None:
        return None
    match = replay.game.branch(replay.position)
    other = Table(match, table.settings, table.names[:], table.colours[:])
    other.title = session.copied_title(table.called)
    return session.begin(other)


# Going back


def back_to_here(session: Session) -> None:
    """Take everything back to the position shown; past the barrier all have to agree."""
    replay = _replay(session)
    if replay is None:
        return
    if is_free(replay.game, replay.position):
        _go_back(session, replay.position)
    else:
        _ask(session, replay.position)


def ask_back(session: Session) -> None:
    """Ask everybody whether the last choice may be taken back past the barrier."""
    table = session.table
    if table is None or not table.can_ask_back():
        return
    point = table.history.undo_point(table.people)
    if point is not None and begin(session):
        go(session, point)
        _ask(session, point)


def _ask(session: Session, position: int) -> None:
    """The device goes round, so everybody looks at a table on which no hand is seen."""
    table = session.table
    assert table is not None
    if not table.alone:
        table.holder = NOBODY
    session.agreement = Agreement(position, frozenset(table.people))
    _turned(session)


def agree(session: Session, seat: int) -> None:
    """Somebody agrees, or does not after all; when all do, it is taken back."""
    agreement = session.agreement
    if agreement is None or _replay(session) is None:
        return
    agreement.answer(seat)
    if agreement.complete:
        _go_back(session, agreement.position)
    else:
        _turned(session)


def _go_back(session: Session, position: int) -> None:
    table = session.table
    assert table is not None
    session.agreement = None
    table.leave_replay()
    table.back_to(position)
    session.moved()
