"""Every scenario file below tests/settlement/scenarios holds."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from boonlake.engine.scenario import parse, run
from boonlake.games.settlement.game import GAME

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = ROOT / "tests" / "settlement" / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SCENARIOS).as_posix())
def test_scenario(path: Path) -> None:
    scenario = parse(path.read_text(encoding="utf-8"))
    findings = run(scenario, GAME, GAME.scenario_words)
    assert [f"{path.name}:{finding.line}: {finding.text}" for finding in findings] == []
    assert scenario.title, f"{path.name}: the first comment is the title, there is none"


def test_there_are_scenarios() -> None:
    assert len(FILES) > 100


def test_example_of_the_documentation() -> None:
    text = (ROOT / "docs" / "settlement" / "scenarios.md").read_text(encoding="utf-8")
    example = text.partition("## An example")[2].partition("The file is read")[0]
    assert run(parse(dedent(example)), GAME, GAME.scenario_words) == []
