"""Words of scenario files: what they mean is tested by scenarios, what is wrong with them here."""

from __future__ import annotations

import pytest

from boonlake.engine.scenario import Finding, parse, run
from boonlake.games.settlement.game import GAME


def findings(given: str, then: str = "round 1", seats: str = "human human") -> list[Finding]:
    text = f"# A title\nseats {seats}\ngiven\n{given}\nthen\n{then}\n"
    return run(parse(text), GAME, GAME.scenario_words)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "expected one of seat, round"),
        ("seat 0 dances", "expected 'seat 0' and one of goods"),
        ("seat 5 bonus 1", "expected a seat, a number from 0 to 1"),
        ("seat 0 goods 2", "expected goods like"),
        ("seat 0 goods 2 iron", "expected a resource, one of wood"),
        ("seat 0 settlers 9", "a number from 0 to 6"),
        ("seat 0 landscape 1a", "found too few words"),
        ("seat 0 landscape 4a oak-grove", "expected a field"),
        ("seat 0 landscape 1a oak-grov", "perhaps 'oak-grove'"),
        ("seat 0 landscape 2a oak-grove", "expected a landscape of row 2"),
        ("seat 0 landscape 1a oak-grove lake", "expected something on it"),
        ("seat 0 building 4 bank", "expected a row, a number from 1 to 3"),
        ("seat 0 building 1 castle", "expected a building"),
        ("seat 0 heroes nobody", "expected a hero"),
        ("seat 0 artefact spoon", "expected an artefact"),
        ("seat 0 used bridge 1", "expected a row, one of wilderness, settlement"),
        ("round 7", "a number from 1 to 6"),
        ("monsters pink 1", "expected a colour"),
        ("hero-row mason", "found 1 words"),
        ("market bank+9", "expected a stack"),
        ("market bank+3 bank", "there are not so many of 'bank'"),
        ("seat 0 landscape 1a oak-grove\nseat 0 landscape 1a clay-bank", "explored already"),
    ],
)
def test_a_wrong_line_of_given(line: str, said: str) -> None:
    (finding,) = findings(line)
    assert finding.broken
    assert said in finding.text


def test_a_full_row() -> None:
    (finding,) = findings("\n".join(["seat 0 building 1 bank"] * 3 + ["seat 0 building 1 church"]))
    assert "settlement row 1 of seat 0 is full" in finding.text


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("seat 0 goods 9 gold", "found 1 wood 1 loam 1 stone"),
        ("seat 0 settlers 5", "found 6"),
        ("seat 0 landscape 1a oak-grove", "found unexplored"),
        ("seat 0 monster 1a yes", "found no"),
        ("seat 0 fortress 1a yes", "found no"),
        ("seat 0 row 1 bank", "found none"),
        ("seat 0 stored bank 1", "found 0"),
        ("seat 0 heroes mason", "found none"),
        ("seat 0 artefact diamond-ring", "found none"),
        ("seat 0 passed yes", "found no"),
        ("seat 0 points bank 5", "found 0"),
        ("round 2", "found 1"),
        ("start 1", "found 0"),
        ("market bank", "found sawmill"),
        ("hero-row mason archer potter cooper", "found pathfinder"),
        ("artefact-row diamond-ring", "found eternal-hourglass"),
        ("monsters red 3", "found 9"),
        ("last trade 1", "found 0"),
        ("winners 1", "found 0 1"),
        ("rank lord", "found settler"),
    ],
)
def test_what_is_there_instead(line: str, said: str) -> None:
    (finding,) = findings("round 1", line)
    assert not finding.broken
    assert said in finding.text


@pytest.mark.parametrize(
    "line",
    [
        "dance",
        "seat 0 dances",
        "seat 0 row",
        "seat 0 monster 1a maybe",
        "seat 0 points luck 1",
        "winners 9",
        "rank king",
        "market castle",
    ],
)
def test_a_wrong_line_of_then(line: str) -> None:
    (finding,) = findings("round 1", line)
    assert finding.broken
