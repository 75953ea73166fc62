"""The review of a game on the table: better lines on the board, looking for them, trying again."""

from __future__ import annotations

import pytest

from boonlake.players.review.judging import Judgement
from boonlake.players.review.stretches import Stretch
from tests.tables import spoken
from web.screens.review_words import in_words, wanted
from web.session import reviewing
from web.session.session import Session
from web.session.states import REPLAYING

from .kept_games import NOBODY_LEFT, kept, played_match
from .test_session import Device


def opened(seats: list[str]) -> Session:
    """A session at the end of a game."""
    device = Device()
    device.storage.set("boonlake.game.a", kept(played_match(seats, NOBODY_LEFT))[0])
    session = device.tab()
    session.open("a")
    return session


def blame(session: Session, seat: int) -> Judgement:
    """The last wide choice of a seat was a mistake."""
    review = reviewing.review_of(session)
    assert review is not None
    stretch = next(
        each
        for each in reversed(review.stretches.values())
        if each.seat == seat and other_move(session, each)
    )
    judgement = Judgement(
        stretch.at, seat, 5.0, 1.0, (other_move(session, stretch),), (("coins", 2),), True
    )
    review.note(judgement)
    return judgement


def other_move(session: Session, stretch: Stretch) -> str:
    review = reviewing.review_of(session)
    assert review is not None
    decision = review.match.branch(stretch.at).decision()
    assert decision is not None
    return next((move for move in decision.options if move != review.match.moves[stretch.at]), "")


def test_a_better_line_is_shown_on_the_board_and_the_game_stays_as_it_was() -> None:
    session = opened(["human", "random"])
    table = session.table
    assert table is not None
    before = table.history.moves[:]
    blamed = blame(session, 0)
    assert reviewing.show_better(session, blamed.at)
    assert table.state == REPLAYING
    assert table.replay is not None
    assert table.replay.game.moves[blamed.at] == blamed.line[0]
    reviewing.leave_board(session)
    assert table.history.moves == before
    assert reviewing.show_question(session, blamed.at)
    assert table.replay.position == blamed.at
    assert not reviewing.show_better(session, 10**6)


@pytest.mark.parametrize(
    ("seats", "seat", "then"),
    [
        (["human", "random"], 0, ["human", "random"]),
        (["random", "random"], 1, ["random", "human"]),
    ],
)
def test_it_is_tried_from_there_by_whoever_decided(
    seats: list[str], seat: int, then: list[str]
) -> None:
    """In a game of computer players, as a replay may be, one takes the seat."""
    session = opened(seats)
    blamed = blame(session, seat)
    table = reviewing.try_again(session, blamed.at)
    assert table is not None
    assert session.table is table
    assert table.history.training
    assert table.history.seats == then
    decision = table.history.decision()
    assert decision is not None
    assert (decision.seat, len(table.history.moves)) == (seat, blamed.at)


def test_a_review_says_how_far_it_has_come_in_the_overview_and_in_looking_closer() -> None:
    session = opened(["human", "random"])
    review = reviewing.review_of(session)
    assert review is not None
    every = len(review.stretches)
    assert review.overview == (0, every)
    for n, stretch in enumerate(review.stretches.values()):
        best, line = (5.0, ("pass",)) if n < 3 else (1.0, ())
        review.note(Judgement(stretch.at, stretch.seat, best, 1.0, line, (), False))
    assert review.overview == (every, every)
    assert review.closer == (0, 3)
    first = review.todo()[0].stretch
    review.note(review.judged[first.at]._replace(deep=True))
    assert review.closer == (1, 3)


def test_lines_of_whichever_seat_is_shown_are_told_in_words() -> None:
    session = opened(["human", "random"])
    review = reviewing.review_of(session)
    assert review is not None
    for seat in (0, 1):
        for stretch in review.stretches.values():
            review.note(Judgement(stretch.at, stretch.seat, 5.0, 1.0, ("pass",), (), True))
        found = wanted(review, [seat], spoken())
        assert {review.stretches[at].seat for at, _, _ in found} == {seat}
        assert all(code == "en" for _, code, _ in found)


def test_what_was_played_beside_a_single_other_move_is_no_question() -> None:
    session = opened(["human", "random"])
    review = reviewing.review_of(session)
    assert review is not None
    asked = set()
    for stretch in review.stretches.values():
        better = other_move(session, stretch)
        judgement = Judgement(stretch.at, stretch.seat, 5.0, 1.0, (better,), (), True)
        assert not review.is_question(judgement), "nobody knows yet"
        assert list(in_words(review, spoken(), (stretch.at, "en", judgement.line)))
        decision = review.match.branch(stretch.at).decision()
        assert decision is not None
        assert review.is_question(judgement) == (len(decision.options) > 2)
        asked.add(review.is_question(judgement))
    assert asked == {True, False}
