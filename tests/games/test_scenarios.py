"""Every scenario file of every game holds, and so does the example in the documentation."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from boonlake.engine.game import Game
from boonlake.engine.scenario import Scenario, parse, run
from boonlake.games.boonlake.game import GAME as BOONLAKE
from boonlake.games.settlement.game import GAME as SETTLEMENT
from rule_documents import ALL, Documents

GAMES: dict[str, Game[Any]] = {game.name: game for game in (BOONLAKE, SETTLEMENT)}
AT_LEAST = {"boonlake": 300, "settlement": 100}

every_game = pytest.mark.parametrize("documents", ALL, ids=lambda documents: str(documents.name))


def findings(documents: Documents, scenario: Scenario) -> list[str]:
    """What is not as the scenario says."""
    game = GAMES[documents.name]
    assert game.scenario_words
    return [
        f"line {finding.line}: {finding.text}"
        for finding in run(scenario, game, game.scenario_words)
    ]


@pytest.mark.parametrize(
    ("documents", "path"),
    [
        pytest.param(documents, path, id=path.relative_to(documents.scenarios).as_posix())
        for documents in ALL
        for path in documents.scenario_files()
    ],
)
def test_scenario(documents: Documents, path: Path) -> None:
    scenario = parse(path.read_text(encoding="utf-8"))
    assert findings(documents, scenario) == []
    assert scenario.title, f"{path.name}: the first comment is the title, there is none"


@every_game
def test_there_are_scenarios(documents: Documents) -> None:
    assert len(documents.scenario_files()) > AT_LEAST[documents.name]


@every_game
def test_example_of_the_documentation(documents: Documents) -> None:
    text = (documents.docs / "scenarios.md").read_text(encoding="utf-8")
    example = text.partition("## An example")[2].partition("The file is read")[0]
    assert findings(documents, parse(dedent(example))) == []
