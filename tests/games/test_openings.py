"""Who is asked because of a lever: everybody to whom it could matter, and nobody else (U9)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from boonlake.engine.agenda import Frame
from boonlake.engine.decision import Decision
from boonlake.engine.scenario import Line
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.agenda import AGENDA
from boonlake.games.boonlake.rules.openings import lever_opens
from boonlake.games.boonlake.rules.scoring_tiles import exchanges_in_reach
from boonlake.games.boonlake.state import State

LEVERS = (7, 10, 11, 12)


def position(*given: str) -> State:
    """A position as scenario files give it."""
    words = GAME.scenario_words
    state: State = words.start(["human", "human"], 1)
    words.give(state, [Line(n, text.split()) for n, text in enumerate(given, 1)])
    return state


def asked(state: State, *moves: str) -> Decision:
    """The decision after some moves."""
    for move in moves:
        GAME.apply(state, move)
    decision = GAME.decision(state)
    assert decision is not None
    return decision


def things_to_do(s: State) -> int:
    """What the decision on top offers, exchanges behind it included."""
    frame = s.agenda[-1]
    offered = len(AGENDA.offer[frame[0]](s, frame))
    return offered + exchanges_in_reach(s, frame[1]) if frame[0] == "score" else offered


def lines_of_play(s: State, frame: Frame) -> Iterator[State]:
    """The positions after every sequence of levers beside a decision, cards dropped in any way."""
    options = list(AGENDA.offer[frame[0]](s, frame))
    own = len(options)
    AGENDA.offer_beside(s, frame, options)
    for move in options[own:]:
        for dropped in range(4):
            trial = s.copy()
            AGENDA.take_beside(trial, frame, move)
            while trial.agenda[-1][0] in ("drop", "boat", "take"):
                top = trial.agenda[-1]
                if top[0] == "take":
                    trial.agenda.pop()
                    AGENDA.run["take"](trial, top)
                    continue
                choices = AGENDA.offer[top[0]](trial, top)
                trial.agenda.pop()
                AGENDA.take[top[0]](trial, top, choices[dropped % len(choices)])
            yield trial
            yield from lines_of_play(trial, frame)


def test_nobody_is_left_out_to_whom_a_lever_could_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line of levers is played out wherever nobody is asked."""
    left_out: set[str] = set()
    opened: set[str] = set()

    def compared(s: State, frame: Frame) -> bool:
        if lever_opens(s, frame):
            opened.add(frame[0])
            return True
        left_out.add(frame[0])
        now = things_to_do(s)
        for trial in lines_of_play(s.copy(), frame):
            assert things_to_do(trial) <= now, (frame, s.players[frame[1]].down)
        return False

    monkeypatch.setattr(AGENDA, "open_beside", compared)
    for seed in range(24):
        play_with_levers(seed)
    assert {"card", "hire", "score", "ship"} <= left_out
    assert {"card", "hire", "interim", "modernize", "progress-all"} <= opened


def play_with_levers(seed: int) -> None:
    """A random game with many levers and few goods, so that what is rare is found sooner."""
    chance = random.Random(seed)
    state = GAME.new(["human"] * (2 + seed % 3), seed)
    while state.agenda:
        for player in state.players:
            if chance.random() < 0.1:
                player.levers |= 1 << chance.choice(LEVERS)
            if chance.random() < 0.05:
                player.coins = chance.randrange(4)
        AGENDA.settle(state)
        if state.options:
            GAME.apply(state, chance.choice(state.options))


def test_looking_whether_a_lever_opens_something_changes_nothing() -> None:
    state = position("seat 1 levers 10 11 12", "seat 1 coins 1", "turn 0")
    before = GAME.digest(state)
    for frame in (("hire", 1, 1), ("score", 1), ("modernize", 1, 0), ("settle-all", 1, 7)):
        lever_opens(state, frame)
        assert GAME.digest(state) == before


def test_an_opened_decision_is_not_forced() -> None:
    """Only drawing is offered at Progress, but lever 11 would pay for a lever."""
    state = position(
        "strips progress pioneer settle cattle region hire builder",
        "seat 0 hand",
        "seat 0 coins 0",
        "seat 1 coins 0",
        "seat 1 levers 11",
        "turn 0",
    )
    decision = asked(state, "strip progress", "draw")
    assert (decision.seat, decision.options[: decision.main]) == (1, ["draw"])
    assert not decision.forced
    decision = asked(state, "lever 11")
    assert decision.main > 1


def test_what_a_lever_would_not_change_stays_forced() -> None:
    state = position(
        "strips progress pioneer settle cattle region hire builder",
        "seat 0 hand",
        "seat 0 coins 0",
        "seat 1 coins 0",
        "seat 1 levers 12",
        "seat 1 hand forge bank",
        "turn 0",
    )
    decision = asked(state, "strip progress")
    assert (decision.seat, decision.kind, decision.forced) == (0, "progress-all", True)
    decision = asked(state, "draw")
    assert (decision.seat, decision.options) == (1, ["draw", "lever 12"])
    assert decision.forced


def test_the_last_tile_is_not_scored_before_its_exchange_could_be_paid() -> None:
    """Eight times two coins: thirteen are too few, with lever 11 they are enough."""
    for coins, forced in ((13, False), (10, True), (16, True)):
        state = position(
            "round 2",
            "scorings 3",
            "slots levers cattle coin-track give-coins owners 0 1 - -",
            "seat 0 marker 1 1",
            "seat 0 marker 2 2",
            "seat 0 marker 3 3",
            "seat 0 levers 11",
            f"seat 0 coins {coins}",
        )
        state.scorings = 4
        state.agenda.append(("score", 0))
        AGENDA.settle(state)
        decision = asked(state)
        assert (decision.kind, decision.options[0]) == ("score", "score 4")
        assert decision.forced is forced
