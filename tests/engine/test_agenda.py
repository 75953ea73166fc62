"""The agenda: frames run by themselves or ask, passing is not asked for, things lie beside."""

from __future__ import annotations

import pytest

from boonlake.engine.agenda import PASS, Agenda, Frame, always, argument
from boonlake.engine.decision import IllegalMove, MalformedMove, Record


class Table:
    """A state with an agenda: some cups, and a spoon that may be used beside a choice."""

    def __init__(self, *agenda: Frame, cups: int = 3, spoons: int = 0) -> None:
        self.agenda = list(agenda)
        self.records: list[Record] = []
        self.options: list[str] = []
        self.main = 0
        self.opened = False
        self.cups = cups
        self.spoons = spoons


AGENDA: Agenda[Table] = Agenda(("cup", "spoon", PASS))


@AGENDA.runs("pour")
def run_pour(s: Table, frame: Frame) -> None:
    s.records.append(("pour", frame[1]))
    s.agenda.append(("cup", frame[1]))


@AGENDA.offers("cup", "sugar", beside=True)
def offer_cup(s: Table, frame: Frame) -> list[str]:
    return [*(f"cup {n}" for n in range(1, s.cups + 1)), PASS]


@AGENDA.takes("cup", "sugar")
def take_cup(s: Table, frame: Frame, move: str) -> None:
    if move != PASS:
        s.cups -= int(argument(move))
        s.records.append((*frame, move))


@AGENDA.offers_beside
def offer_spoon(s: Table, frame: Frame, options: list[str]) -> None:
    if s.spoons:
        options.append("spoon")


@AGENDA.opens_beside
def spoon_opens(s: Table, frame: Frame) -> bool:
    """There is more to do with a spoon where there is sugar."""
    return bool(frame[0] == "sugar")


@AGENDA.takes_beside
def take_spoon(s: Table, frame: Frame, move: str) -> None:
    s.spoons -= 1
    s.records.append(("spoon", frame[1]))


def settled(*agenda: Frame, cups: int = 3, spoons: int = 0) -> Table:
    table = Table(*agenda, cups=cups, spoons=spoons)
    AGENDA.settle(table)
    return table


def test_the_last_frame_is_the_next() -> None:
    table = settled(("cup", 0), ("pour", 1))
    decision = AGENDA.decision(table)
    assert decision is not None
    assert (decision.seat, decision.kind, decision.main) == (1, "cup", 4)
    assert decision.options == ["cup 1", "cup 2", "cup 3", "pass"]
    assert AGENDA.apply(table, "cup 2") == [("cup", 1, "cup 2")]
    assert table.options == ["cup 1", "pass"]


def test_nobody_is_asked_who_could_only_pass() -> None:
    table = settled(("cup", 0), ("cup", 1), cups=0)
    assert AGENDA.decision(table) is None
    assert (table.options, table.main) == ([], 0)


def test_what_lies_beside_leaves_the_decision_open() -> None:
    table = settled(("cup", 0), spoons=1)
    assert (table.options[-1], table.main) == ("spoon", 4)
    assert AGENDA.apply(table, "spoon") == [("spoon", 0)]
    assert (table.options, table.main) == (["cup 1", "cup 2", "cup 3", "pass"], 4)


def test_things_beside_do_not_open_a_decision() -> None:
    assert AGENDA.decision(settled(("cup", 0), cups=0, spoons=1)) is None


def test_what_lies_beside_may_open_a_decision() -> None:
    table = settled(("sugar", 0), cups=0, spoons=1)
    decision = AGENDA.decision(table)
    assert decision is not None
    assert (decision.options, decision.main, decision.forced) == ([PASS, "spoon"], 1, False)
    assert AGENDA.apply(table, "spoon") == [("spoon", 0)]
    assert AGENDA.decision(table) is None
    assert AGENDA.decision(settled(("sugar", 0), cups=0)) is None


@pytest.mark.parametrize(
    ("move", "error", "text"),
    [
        ("fly", MalformedMove, "'fly' is not a move; one would be 'cup 1'"),
        ("cup 9", IllegalMove, "'cup 9' is not offered to seat 0; offered: cup 1, cup 2"),
    ],
)
def test_a_move_that_is_not_offered_is_refused(
    move: str, error: type[ValueError], text: str
) -> None:
    table = settled(("cup", 0))
    with pytest.raises(error) as refused:
        AGENDA.apply(table, move)
    assert str(refused.value).startswith(text)
    assert table.cups == 3


def test_long_lists_of_options_are_cut_in_messages() -> None:
    with pytest.raises(IllegalMove, match=r"cup 6, …$"):
        AGENDA.apply(settled(("cup", 0), cups=9), "cup 0")


def test_nothing_can_be_taken_when_the_game_is_over() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        AGENDA.apply(settled(), "cup 1")


def test_the_argument_of_a_move() -> None:
    assert [argument(move) for move in ("develop 13a", "pay 3 wood loam", "pass")] == [
        "13a",
        "3 wood loam",
        "",
    ]


def test_a_move_is_tried_out_without_listing_what_comes_next() -> None:
    table = settled(("pour", 1), ("cup", 0))
    assert AGENDA.try_out(table, "cup 2") == ("cup", 1)
    assert table.cups == 1
    assert table.options == ["cup 1", "cup 2", "cup 3", PASS]
    AGENDA.settle(table)
    assert table.options == ["cup 1", PASS]
    AGENDA.apply(table, "cup 1")
    assert AGENDA.try_out(settled(("cup", 0)), "cup 1") is None


def test_a_probe_lists_options_only_where_somebody_might_not_be_asked() -> None:
    listed, unlisted = (settled(("pour", 1), ("cup", 0)) for _ in range(2))
    AGENDA.apply(listed, "cup 2")
    AGENDA.probe(unlisted, "cup 2")
    assert unlisted.options == listed.options == ["cup 1", PASS]
    sure: Agenda[Table] = Agenda(("cup",))
    sure.run, sure.take = AGENDA.run, AGENDA.take
    sure.offers("cup", surely=always)(AGENDA.offer["cup"])
    table = settled(("pour", 1), ("cup", 0))
    sure.probe(table, "cup 2")
    assert table.agenda == listed.agenda
    assert not table.options
    sure.settle(table)
    assert table.options == ["cup 1", PASS]
