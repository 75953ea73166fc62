"""Games that earlier versions saved, under the rules of their time, open, go on and are kept."""

import json
from pathlib import Path
from typing import Any

import pytest

from boonlake.engine.invariants import faults
from boonlake.engine.match import Match
from boonlake.engine.reopen import OtherRulesError, reopen, save_of
from boonlake.engine.save import Save, parse
from boonlake.games.boonlake.game import GAME

FOLDER = Path(__file__).resolve().parents[1] / "saves"
EXPECTED: dict[str, dict[str, Any]] = json.loads((FOLDER / "expected.json").read_text("utf-8"))
MORE_MOVES = 25

every_save = pytest.mark.parametrize("name", EXPECTED)


def saved(name: str) -> Save:
    return parse((FOLDER / f"{name}.txt").read_text("utf-8"))


def shown(match: Match) -> dict[str, Any]:
    """What is told of a position."""
    return {
        "moves": len(match.moves),
        "digest": GAME.digest(match.state),
        "scores": GAME.standing(match.state).scores,
        "over": match.decision() is None,
    }


def test_every_save_is_expected() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(EXPECTED)


@every_save
def test_it_opens_where_it_was_saved(name: str) -> None:
    save = saved(name)
    match = reopen(save, GAME)
    assert shown(match) == EXPECTED[name]
    assert (match.seats, match.choices) == (save.seats, {})
    assert match.first == (len(save.moves) if match.from_snapshot else 0)
    assert [word for word in ("training", "marked") if getattr(match, word)] == save.flags


def test_most_open_by_their_snapshot() -> None:
    """Alone one is asked in the same order as before."""
    by_snapshot = {name for name in EXPECTED if reopen(saved(name), GAME).from_snapshot}
    assert set(EXPECTED) - by_snapshot <= {"solo-middle", "solo-end"}


@every_save
def test_its_moves_alone_are_refused(name: str) -> None:
    save = saved(name)
    assert save.rules == 1
    save.snapshot = None
    with pytest.raises(OtherRulesError, match=r"line 3: .* rules 1, here are 2") as refused:
        reopen(save, GAME)
    assert "\n" not in str(refused.value)


@every_save
def test_a_finished_one_shows_its_result(name: str) -> None:
    outcome = GAME.outcome(reopen(saved(name), GAME).state)
    assert (outcome is not None) == EXPECTED[name]["over"]
    if outcome:
        assert outcome.scores == EXPECTED[name]["scores"]
        assert [outcome.scores[seat] for seat in outcome.winners] == [max(outcome.scores)]


@every_save
def test_it_opens_from_its_snapshot_alone(name: str) -> None:
    save = saved(name)
    save.first = len(save.moves)
    assert shown(reopen(save, GAME)) == EXPECTED[name]


@every_save
def test_it_is_written_as_it_was(name: str) -> None:
    save = saved(name)
    match = reopen(save, GAME)
    again = save_of(match)
    again.names, again.colours, again.title = save.names, save.colours, save.title
    save.rules = GAME.rules
    if match.from_snapshot:
        save.first = len(save.moves)
    assert again.text() == save.text()


@every_save
def test_it_goes_on_and_can_be_saved_again(name: str) -> None:
    match = reopen(saved(name), GAME)
    player = GAME.player("random", 0, 5)
    for _ in range(MORE_MOVES):
        asked = match.decision()
        if asked is None:
            break
        match.play(player.choose(asked, dict))
        assert faults(GAME, match.state) == []
    again = reopen(parse(save_of(match).text()), GAME)
    assert shown(again) == shown(match)
    assert again.records == match.records
    assert (len(again.moves) > EXPECTED[name]["moves"]) != EXPECTED[name]["over"]


def test_a_set_up_under_way_is_finished() -> None:
    """Whoever had not chosen the first production site yet does so after the scoring tiles."""
    match = reopen(saved("two-start"), GAME)
    asked = []
    while not match.state.turns[0]:
        decision = match.decision()
        assert decision
        asked.append((decision.kind, decision.seat))
        match.play(decision.options[0])
    assert [sum(player.sites) for player in match.state.players] == [1, 1]
    assert asked == [("first-site", 1)]
    assert min(match.state.slots) >= 0


def test_a_set_up_not_yet_begun_is_finished_in_its_own_order() -> None:
    save = save_of(Match(GAME, ["human", "human", "human"], 4))
    assert save.snapshot
    save.rules = 1
    save.snapshot[1]["agenda"].insert(-1, ["first-site", 0, 0, "setup"])  # as it was then
    match = reopen(parse(save.text()), GAME)
    asked = []
    while not match.state.turns[0]:
        decision = match.decision()
        assert decision
        asked.append((decision.kind, decision.seat))
        match.play(decision.options[0])
        match = reopen(parse(save_of(match).text()), GAME)
        assert match.from_snapshot
    assert [kind for kind, seat in asked if seat == 0] == ["keep", "first-site"]
    assert sorted(asked)[:3] == [("first-site", 0), ("first-site", 1), ("first-site", 2)]
    assert [sum(player.sites) for player in match.state.players] == [1, 1, 1]
