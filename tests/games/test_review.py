"""Reviews: the same on every interpreter, fair, and adding up."""

from __future__ import annotations

from collections.abc import Generator
from itertools import cycle
from typing import Any

import pytest

from boonlake import games
from boonlake.engine.match import Match
from boonlake.engine.plain import digest
from boonlake.engine.slices import whole
from boonlake.players.review.account import account, final_leads, mattered
from boonlake.players.review.course import Judged, tasks
from boonlake.players.review.judging import (
    DEEP,
    OPENING,
    OVERVIEW,
    Asked,
    Judgement,
    Line,
    judging,
    trying,
)
from boonlake.players.review.keeping import recall, write
from boonlake.players.review.stretches import stretches, turns
from boonlake.players.table import play_out
from boonlake.players.weighing import Weighed

HASHES = {"boonlake": "0bd5f86c5d5e6ed7", "settlement": "54b4c0e95ef03952"}
"""What the same match, seed and effort bring forth in CPython and in Pyodide; after a change of
players or their valuation both are other ones, and the same again."""
LAST = 8


def match_of(name: str) -> Match:
    game = games.get(name)
    _, moves = play_out(game, ["random", "greedy"], 6)
    match = Match(game, ["random", "greedy"], 6)
    for move in moves:
        match.play(move)
    return match


def end_of(match: Match, count: int) -> Match:
    """The same match, of which only the last stretches can be gone back to."""
    first = [stretch.at for stretch in stretches(match)][-count]
    short = match.resumed(match.jump(first), match.moves[:first])
    for move in match.moves[first:]:
        short.play(move)
    return short


@pytest.mark.parametrize("name", games.names())
def test_stretches_hold_every_choice_once_and_nothing_shows_inside(name: str) -> None:
    match = match_of(name)
    found = list(stretches(match))
    inside = [n for each in found for n in range(each.at, each.end)]
    assert len(inside) == len(set(inside))
    chosen = {n for n in range(len(match.moves)) if not match.was_forced[n]}
    assert chosen <= set(inside)
    reveals = match.game.reveals
    for each in found:
        assert {match.seat_of[n] for n in range(each.at, each.end)} == {each.seat}
        for records in match.records[each.at : each.end - 1]:
            assert not any(record[0] in reveals for record in records)
    by_turn = [stretch for turn in turns(match) for stretch in turn.stretches]
    assert sorted(by_turn) == found


@pytest.mark.parametrize("name", games.names())
def test_a_review_is_the_same_everywhere_and_adds_up(name: str) -> None:
    match = end_of(match_of(name), LAST)
    judged: Judged = {}
    todo = tasks(turns(match), judged, [0, 1])
    opened = {turn.at for turn in turns(match) if turn.number}
    efforts = {True: OPENING, False: OVERVIEW}
    assert [task.effort for task in todo] == [efforts[task.stretch.at in opened] for task in todo]
    assert len(todo) == LAST
    for task in todo:
        judged[task.stretch.at] = whole(judging(match, *task))
    told = account(match, turns(match), judged)
    for seat, final in enumerate(final_leads(match)):
        own = [each for each in told if each.turn.seat == seat]
        change = sum(each.luck + each.gifts - each.given for each in own)
        assert own[0].before + change == pytest.approx(final, abs=0.1)
    by_chance, by_choice = (
        sum(each.given for each in judged.values() if each.seat == seat) for seat in (0, 1)
    )
    assert by_chance > by_choice, "who plays at random gives more away"
    worst = max(judged.values(), key=lambda each: each.given)
    stretch = next(each for each in stretches(match) if each.at == worst.at)
    judged[worst.at] = whole(judging(match, stretch, DEEP))
    assert recall(match, write(match, judged)) == judged
    assert digest({"review": write(match, judged)}) == HASHES[name]


def test_whatever_an_overview_blames_is_looked_at_closely_the_worst_first() -> None:
    match = match_of("settlement")
    given = cycle([0.0, 3.0, 1.0, 0.0, 7.0, 5.0, 3.0])
    judged = {
        each.at: Judgement(each.at, each.seat, n, 0.0, ("end",) if n else (), (), deep=n == 7.0)
        for each, n in zip(stretches(match), given, strict=False)
    }
    todo = tasks(turns(match), judged, [1, 0])
    assert {task.effort for task in todo} == {DEEP}
    order = [(task.stretch.seat, judged[task.stretch.at].given) for task in todo]
    assert order == sorted(order, reverse=True)
    assert set(order) == {(seat, points) for seat in (0, 1) for points in (1.0, 3.0, 5.0)}
    own = tasks(turns(match), judged, [1])
    assert own == [task for task in todo if task.stretch.seat == 1]
    for task in todo:
        at = task.stretch.at
        judged[at] = judged[at]._replace(deep=True)
    assert tasks(turns(match), judged, [1, 0]) == []


def test_whoever_ends_a_round_is_judged_at_the_end_of_that_round() -> None:
    match = match_of("settlement")
    ending = next(
        each
        for each in reversed(list(stretches(match)))
        if match.jump(each.at).round < match.jump(each.end).round == 6
    )
    asked = Asked(match, ending, "test")
    brings = whole(asked.weigh(asked.guess(), asked.played, careful=False)).brings
    assert "points" not in brings, "which is what a game that is over brings"


@pytest.mark.parametrize("careful", [False, True])
def test_what_others_make_of_a_line_of_settlement_does_not_count(*, careful: bool) -> None:
    match = end_of(match_of("settlement"), 15)
    leads = set()
    for stretch in stretches(match):
        asked = Asked(match, stretch, "test")
        state = asked.guess()
        lines = (asked.played, ("pass",))
        one, other = (whole(asked.weigh(state, line, careful=careful)) for line in lines)
        assert one.brings["others"] == other.brings["others"]
        leads.add(one.lead - other.lead)
    assert len(leads) > 4


@pytest.mark.parametrize(("careful", "rounds"), [(False, 1), (True, 2)])
def test_lines_of_settlement_are_played_on_further_with_care(*, careful: bool, rounds: int) -> None:
    match = match_of("settlement")
    stretch = next(each for each in stretches(match) if match.jump(each.at).round == 2)
    asked = Asked(match, stretch, "test")
    state = asked.guess()
    before = [seat.landscapes for seat in state.players]
    for _ in asked.lines.play_on(state, careful=careful):
        pass
    assert state.round == 2 + rounds
    assert all(now.landscapes != then for now, then in zip(state.players, before, strict=True))


class Known(Asked):
    """A stretch of which everything is known: a better line leads to 6, late to `late`."""

    late: float | None = None

    def weigh(self, state: Any, line: Line, *, careful: bool) -> Generator[None, None, Weighed]:
        yield
        return Weighed(0.0, 0.0 if line == self.played else 6.0, {})

    def weigh_late(
        self, state: Any, line: Line, *, careful: bool
    ) -> Generator[None, None, Weighed | None]:
        yield
        return None if self.late is None else Weighed(0.0, self.late, {})


def test_what_can_still_be_made_up_for_is_not_given_away() -> None:
    match = end_of(match_of("settlement"), 4)
    asked = Known(match, next(stretches(match)), "test")
    more = {}
    for late in (None, -2.0, 5.0, 7.0):
        asked.late = late
        more[late], theirs, ours = whole(asked.compare(("better",), DEEP))
        assert {each.later for each in theirs} == {6.0}
        assert {each.later for each in ours} == {max(0.0, late or 0.0)}
    assert more[-2.0] == more[None] > more[5.0] > 0 > more[7.0]


def test_in_boonlake_a_turn_that_is_over_is_not_made_up_for() -> None:
    match = end_of(match_of("boonlake"), 4)
    asked = Asked(match, next(stretches(match)), "test")
    state = asked.guess()
    assert whole(asked.weigh_late(state, asked.played, careful=True)) is None
    assert whole(asked.lines.overlooked(state, asked.played)) == (0.0, "")


def test_nobody_is_blamed_for_what_could_not_be_known() -> None:
    """Another order of what is hidden changes no judgement: it is made from the seat's view."""
    match = end_of(match_of("boonlake"), 4)
    stretch = next(stretches(match))
    judged = whole(judging(match, stretch, OVERVIEW))
    other = match.branch(len(match.moves))
    for state in other._snapshots.values():
        state.deck.reverse()
    assert whole(judging(other, stretch, OVERVIEW)) == judged


def test_a_review_of_other_moves_or_a_damaged_one_is_forgotten() -> None:
    match = end_of(match_of("boonlake"), 4)
    first = next(stretches(match))
    judged = {first.at: Judgement(first.at, first.seat, 3.0, 1.5, ("pass",), (("coins", 2),), True)}
    text = write(match, judged)
    assert recall(match, text) == judged
    assert recall(match, text[:-9]) == {}
    assert recall(match, None) == {}
    match.undo_to(len(match.moves) - 1, forced=True)
    assert recall(match, text) == {}


def test_the_turns_that_mattered_are_few_and_the_worst_comes_first() -> None:
    match = end_of(match_of("settlement"), 12)
    judged = {
        each.at: Judgement(each.at, each.seat, float(n), 0.0, ("end",), (), False)
        for n, each in enumerate(stretches(match))
    }
    told = account(match, turns(match), judged)
    found = mattered(told, 0, 2)
    assert len(found) <= 2
    assert found == sorted(found, key=lambda each: -each.given)


def test_a_move_that_somebody_tries_is_held_against_what_was_played() -> None:
    match = end_of(match_of("settlement"), 4)
    stretch = next(stretches(match))
    same = whole(trying(match, stretch, match.moves[stretch.at], OVERVIEW))
    assert isinstance(same, float)
