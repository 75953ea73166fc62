"""Games that earlier versions saved open, go on, and replay from their moves alone."""

import json
from pathlib import Path
from typing import Any

import pytest

from boonlake.engine.invariants import faults
from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen, save_of
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
    assert (match.first, match.seats, match.choices) == (0, save.seats, {})
    assert [word for word in ("training", "marked") if getattr(match, word)] == save.flags


@every_save
def test_it_replays_from_its_moves_alone(name: str) -> None:
    save = saved(name)
    save.snapshot = None
    assert shown(reopen(save, GAME)) == EXPECTED[name]


@every_save
def test_it_opens_from_its_snapshot_alone(name: str) -> None:
    save = saved(name)
    save.first = len(save.moves)
    assert shown(reopen(save, GAME)) == EXPECTED[name]


@every_save
def test_it_is_written_as_it_was(name: str) -> None:
    save = saved(name)
    again = save_of(reopen(save, GAME))
    again.names, again.colours, again.title = save.names, save.colours, save.title
    assert again.text() == (FOLDER / f"{name}.txt").read_text("utf-8")


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
