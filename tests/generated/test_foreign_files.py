"""Component sets and scenarios that somebody wrote: every fault in one sentence, or they work."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from boonlake import games
from boonlake.engine import scenario
from boonlake.engine.chance import Chance
from boonlake.engine.components import WrongSet
from boonlake.engine.game import Game
from generating import assert_is_sentence, bounded, damaged, foreign

TESTS = Path(__file__).resolve().parents[1]
SCENARIOS = {"boonlake": TESTS / "scenarios", "settlement": TESTS / "settlement" / "scenarios"}
MOVES = 40

every_game = pytest.mark.parametrize("name", games.names())


def own_set(name: str) -> str:
    """The set of a game in one file."""
    package = games.box(name).open().__class__.__module__.rpartition(".")[0]
    folder = TESTS.parent.joinpath(*package.split("."), "components")
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.txt")))


def play(game: Game[Any], seed: int) -> None:
    """The beginning of a game, which is sound."""
    state = game.new(game.box.seating.seats_for(2), seed)
    chance = Chance(seed, "foreign")
    for _ in range(MOVES):
        asked = game.decision(state)
        if asked is None:
            break
        game.apply(state, asked.options[chance.below(len(asked.options))])
    assert game.faults(state) == []


@every_game
def test_damaged_component_sets(name: str, tmp_path: Path) -> None:
    game, file = games.get(name), tmp_path / "set.txt"
    whole = own_set(name)
    refused: list[str] = []
    taken: list[str] = []

    @foreign(100)
    @given(damaged([whole]))
    def read(text: str) -> None:
        file.write_text(text, "utf-8", errors="replace")
        try:
            with bounded():
                other = game.with_components(file)
        except WrongSet as wrong:
            refused.append(text)
            for fault in wrong.faults:
                assert_is_sentence(fault.text)
        else:
            taken.append(text)
            play(other, len(taken))

    read()
    file.write_text(whole, "utf-8")
    assert game.with_components(file).components.digest == game.components.digest
    assert len(refused) > 20
    assert len(taken) > 5


@every_game
def test_damaged_scenarios(name: str) -> None:
    game = games.get(name)
    words = game.scenario_words
    assert words is not None
    texts = [path.read_text("utf-8") for path in sorted(SCENARIOS[name].rglob("*.txt"))]
    found: list[bool] = []

    @foreign(100)
    @given(damaged(texts))
    def run(text: str) -> None:
        with bounded():
            try:
                findings = scenario.run(scenario.parse(text), game, words)
            except scenario.ScenarioError as error:
                findings = [scenario.Finding(error.line, error.text, True)]
        for finding in findings:
            assert_is_sentence(finding.text)
            assert 0 < finding.line <= text.count("\n") + 1
        found.append(bool(findings))

    run()
    assert found.count(True) > 10
    assert found.count(False) > 5
