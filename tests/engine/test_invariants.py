"""A position lists everything wrong with it."""

import pytest

from boonlake.engine.decision import Decision
from boonlake.engine.game import Outcome
from boonlake.engine.invariants import faults
from toy.game import GAME, Toy
from toy.state import State


def a_state() -> State:
    return GAME.new(["human", "human"], 3)


def test_a_fresh_position_is_sound() -> None:
    assert faults(GAME, a_state()) == []


def test_the_game_speaks_too() -> None:
    state = a_state()
    state.heap = 99
    assert faults(GAME, state) == ["the heap holds 99 stones"]


@pytest.mark.parametrize(
    ("asked", "fault"),
    [
        (Decision(0, "stones", [], 0), "without any option"),
        (Decision(0, "stones", ["take 1", "take 1"], 2), "offered twice"),
        (Decision(0, "stones", ["take 1"], 2), "2 of 1 options"),
        (None, "no outcome"),
    ],
)
def test_wrong_decisions_are_found(
    monkeypatch: pytest.MonkeyPatch, asked: Decision | None, fault: str
) -> None:
    monkeypatch.setattr(Toy, "decision", lambda game, state: asked)
    found = faults(GAME, a_state())
    assert any(fault in text for text in found)


def test_an_outcome_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "outcome", lambda game, state: Outcome([0, 0], [0, 1], [1, 1]))
    assert any("has an outcome" in text for text in faults(GAME, a_state()))


def test_a_forgetful_copy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "copy", lambda state: GAME.new(["human"], 1))
    assert "a copy differs from its state" in faults(GAME, a_state())


def test_forgetful_writing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    other = GAME.new(["human"] * 3, 1)
    GAME.apply(other, "draw")
    monkeypatch.setattr(Toy, "restore", lambda game, data: other)
    found = faults(GAME, a_state())
    assert "what is written and read again differs from its state" in found
    assert "what is written and read again offers other options" in found
