"""A table without a page: who decides, who may see what, what stands in between."""

from __future__ import annotations

from random import Random

from boonlake.engine.records import NOBODY
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.view import names_a_card
from tests.tables import play_to, seated, tap
from web.session.scoring import scoring_steps
from web.session.states import CURTAIN, OVER, READY, SHOWING


def test_one_person_never_sees_a_curtain() -> None:
    table = seated("human", "random")
    chance = Random(3)
    while table.state != OVER:
        assert table.state != CURTAIN
        assert table.shown == 0
        tap(table, chance)


def test_a_curtain_stands_before_another_person_who_needs_the_hand() -> None:
    table = seated("human", "human")
    assert table.state == CURTAIN
    assert table.facing == 0
    assert table.shown == NOBODY
    table.take("page ready")
    assert table.state == READY
    assert table.shown == 0
    play_to(table, CURTAIN)
    assert table.facing == 1


def test_public_choices_need_no_curtain_and_show_no_hand() -> None:
    table = seated("human", "human", "human")
    chance = Random(5)
    seen = 0
    while table.state != OVER:
        decision = table.decision()
        if (
            table.state == READY
            and table.ending == NOBODY
            and decision
            and decision.seat != table.holder
        ):
            assert not table.game.is_private(table.match.state)
            assert not any(names_a_card(option) for option in decision.options)
            assert table.shown == NOBODY
            assert isinstance(table.sight().view["players"][decision.seat]["hand"], int)
            seen += 1
        tap(table, chance)
    assert seen


def test_open_hands_need_no_curtain() -> None:
    table = seated("human", "human", open_hands=True)
    chance = Random(2)
    for _ in range(60):
        assert table.state != CURTAIN
        tap(table, chance)


def test_a_person_looks_at_the_hand_while_another_decides() -> None:
    table = seated("human", "human")
    table.take("page ready")
    table.peek(1)
    assert table.state == CURTAIN
    assert table.facing == 1
    assert table.shown == NOBODY
    table.take("page ready")
    assert table.state == READY
    assert table.shown == 1
    assert not table.options()
    table.take("page back")
    assert table.state == CURTAIN
    assert table.facing == 0


def test_the_end_of_a_turn_waits_for_a_word() -> None:
    for confirm in (True, False):
        table = seated("human", "random", confirm=confirm)
        chance = Random(4)
        ends = 0
        while table.state != OVER:
            ends += table.ending != NOBODY
            tap(table, chance)
        assert bool(ends) is confirm


def test_single_choices_are_taken_if_that_is_set() -> None:
    for auto in (True, False):
        table = seated("human", "human", auto=auto)
        chance = Random(6)
        forced = 0
        while table.state != OVER:
            decision = table.decision()
            forced += bool(decision and decision.forced and table.options())
            tap(table, chance)
        assert bool(forced) is not auto


def test_undo_leaves_what_stood_in_between() -> None:
    table = seated("human", "human")
    play_to(table, SHOWING, seed=9)
    while not table.match.can_undo(table.people):
        tap(table, Random(1))
    table.undo()
    assert not table.scoring_steps
    assert table.ending == NOBODY


def test_scorings_are_shown_step_by_step_and_add_up() -> None:
    table = seated("human", "random")
    shown: list[list[str]] = []
    chance = Random(8)
    while table.state != OVER:
        if table.state == SHOWING and table.scoring_at == 0:
            lines = [step.line for step in table.scoring_steps]
            order = [*GAME.scoring.interim, *GAME.scoring.final]
            assert lines == sorted(lines, key=order.index)
            if "score" in lines:
                shown.append(lines)
            else:  # somebody was asked for levers in between, and what was told is not told again
                assert not set(lines) & set(shown[-1])
                shown[-1] += lines
        tap(table, chance)
    assert len(shown) == 4
    assert "levers:unused" in [line for lines in shown for line in lines]
    assert not scoring_steps(table.match, [])


def test_the_score_sheet_adds_up_to_the_scores() -> None:
    table = seated("human", "random", "random")
    chance = Random(8)
    while table.state != OVER:
        tap(table, chance)
    score_sheet, records = GAME.score_sheet, table.history.records
    sheets = score_sheet.sheets(records, 3)
    scores = table.sight().standing.scores
    assert [sum(lines.values()) for lines in sheets] == scores
    history, scorings = score_sheet.course(records, 3)
    assert [sum(lines.values()) for lines in history[-1]] == scores
    assert len(scorings) == 4
    assert all(line in score_sheet.lines for lines in sheets for line in lines)


def test_the_device_goes_round_no_more_often_than_it_must() -> None:
    """A curtain stands only where a hand is needed, and nobody gets the device for one choice."""
    for auto in (True, False):
        table = seated("human", "human", "human", auto=auto)
        chance = Random(8)
        curtains = decisions = 0
        while table.state != OVER:
            decision = table.decision()
            if table.state == CURTAIN and decision:
                curtains += 1
                assert GAME.is_private(table.match.state)
                assert not decision.forced
                assert table.facing == decision.seat != table.holder
            decisions += table.state == READY
            tap(table, chance)
        assert curtains < decisions / 3


def test_her_turn_is_told_before_it_goes_on() -> None:
    table = seated("human", "eminence:hard")
    chance = Random(2)
    told = 0
    while table.state != OVER:
        if table.account:
            told += 1
            assert table.state == SHOWING
            assert table.account[0][0] == "solo-tile"
            assert not table.options()
        tap(table, chance)
    assert told >= 6


def test_the_second_tile_of_an_exploration_is_revealed_with_the_first_one_placed() -> None:
    table = seated("human", "random")
    chance = Random(3)
    joined = 0
    while table.state != OVER and joined < 2:
        offered = [o for o in table.options() if o in ("strip pioneer", "reveal")]
        if not offered:
            tap(table, chance)
            continue
        table.take(offered[0])
        if offered == ["reveal"]:
            tap(table, chance)
            joined += table.history.moves[-1] == "reveal"
    assert joined == 2
    assert table.options()[0].startswith("explore ")
    assert not table.can_undo()


def test_a_tile_is_revealed_with_the_card_before_it_unless_somebody_wants_to_be_asked() -> None:
    for asks in (False, True):
        table = seated("human", "random", seed=51)
        chance = Random(3)
        while "strip pioneer" not in table.options():
            tap(table, chance)
        table.take("strip pioneer")
        assert table.decision() is not None
        discarded = next(option for option in table.options() if option.startswith("discard "))
        table.asks_next = asks
        table.take(discarded)
        assert (table.options() == ["reveal", "pass"]) is asks
        assert table.can_undo() is asks
        assert not table.asks_next


def test_a_card_that_is_left_out_reveals_nothing() -> None:
    table = seated("human", "random", seed=51)
    chance = Random(3)
    while "strip pioneer" not in table.options():
        tap(table, chance)
    table.take("strip pioneer")
    table.take("pass")
    assert table.options()[:2] == ["reveal", "pass"]
    assert table.can_undo()


def test_a_turn_ends_by_itself_only_against_computers_and_where_that_is_wanted() -> None:
    seats = {True: ("human", "random"), False: ("human", "human")}
    for alone, words in seats.items():
        table = seated(*words)
        chance = Random(4)
        while table.ending == NOBODY:
            assert not table.ends_by_itself
            tap(table, chance)
        assert table.ends_by_itself is alone
        table.settings.look = "text"
        assert not table.ends_by_itself
        table.settings.look, table.settings.moment = "picture", False
        assert not table.ends_by_itself
