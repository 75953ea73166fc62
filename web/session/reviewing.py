"""Reviewing the game on the table: its review, better lines on the board, trying it again."""

from __future__ import annotations

from boonlake.engine.game import HUMAN

from .events import Moved, Turned
from .replay import Replay
from .replaying import can_review
from .review import Review
from .session import Session
from .table import Table


def review_of(session: Session) -> Review | None:
    """The review of the finished game on the table; None if it cannot be reviewed."""
    table = session.table
    if table is None or not can_review(table):
        return None
    review = table.review
    if review is None or review.match.moves != table.history.moves:
        match = table.history.branch(len(table.history.moves))
        opponent = match.game.box.seating.is_opponent
        players = [seat for seat, word in enumerate(match.seats) if not opponent(word)]
        review = Review(match, table.people or players, session.library, table.name)
        table.review = review
    return review


def show_better(session: Session, at: int) -> bool:
    """Show the better line of a stretch on the board, from its beginning; whether there is one."""
    review = review_of(session)
    table = session.table
    if review is None or table is None or at not in review.judged:
        return False
    judgement = review.judged[at]
    table.replay = Replay(review.better(judgement), judgement.seat, better=judgement)
    table.replay.go(review.differs(judgement))
    session.events.tell(Turned(table))
    return True


def show_question(session: Session, at: int) -> bool:
    """Show the position in which a better move is to be found; whether there is one."""
    review = review_of(session)
    table = session.table
    if review is None or table is None or at not in review.judged:
        return False
    judgement = review.judged[at]
    table.replay = Replay(review.match, judgement.seat)
    table.replay.go(review.differs(judgement))
    session.events.tell(Turned(table))
    return True


def leave_board(session: Session) -> bool:
    """Back from the board to the end of the game; whether it was shown."""
    table = session.table
    if table is None or not table.replay:
        return False
    table.leave_replay()
    session.events.tell(Moved(table))
    return True


def try_again(session: Session, at: int) -> Table | None:
    """A training game of its own that goes on from a stretch; None if that cannot be.

    In a game of computer players only, whoever tries it takes the seat that decided.
    """
    review = review_of(session)
    table = session.table
    if review is None or table is None or at not in review.judged:
        return None
    judgement = review.judged[at]
    match = review.match.branch(review.differs(judgement))
    match.training = True
    if not table.people:
        match.hand_over(judgement.seat, HUMAN)
    other = Table(match, table.settings, table.names[:], table.colours[:])
    other.title = session.copied_title(table.called)
    return session.begin(other)
