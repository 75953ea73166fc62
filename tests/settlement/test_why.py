"""Why something cannot be taken: a reason for everything that can be asked, in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boonlake.engine.scenario import parse
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.rules.trade import BY_MOVE
from boonlake.games.settlement.state import State
from boonlake.games.settlement.tables import FIELD_NAMES
from boonlake.text import LANGUAGES, Text
from boonlake.text import parse as parse_text

from .playing import TABLES, Busy, moves_of

ROOT = Path(__file__).resolve().parents[2]


def given(*lines: str, seats: str = "human human") -> State:
    """The position that some lines of a scenario give."""
    text = f"seats {seats}\ngiven\n" + "\n".join(lines) + "\nthen\nround 1\n"
    scenario = parse(text)
    words = GAME.scenario_words
    state: State = words.start(scenario.seats, scenario.seed)
    words.give(state, scenario.given)
    return state


RICH = "seat 0 goods 3 wood 3 loam 3 stone 3 diamond 3 gold"
QUIET = "hero-row falconer cave-explorer storyteller well-digger"


@pytest.mark.parametrize(
    ("thing", "reason", "lines"),
    [
        ("explore 1a", "", []),
        ("field 1a", "", []),
        ("field 2a", "first-in-row-one", []),
        ("field 2b", "not-adjacent", ["seat 0 landscape 1a oak-grove"]),
        ("field 2a", "too-few-settlers", ["seat 0 landscape 1a oak-grove", "seat 0 settlers 1"]),
        ("field 1a", "no-settlers", ["seat 0 settlers 0", RICH]),
        (
            "fight 1a",
            "too-few-settlers",
            ["seat 0 landscape 1a thorn-wood monster", "seat 0 settlers 1"],
        ),
        ("field 1a", "fortress-used", ["seat 0 landscape 1a oak-grove activated"]),
        ("hero potter", "hero-not-in-row", [QUIET]),
        ("hero storyteller", "cannot-pay", [QUIET]),
        ("hero storyteller", "", [QUIET, RICH]),
        ("building tavern", "not-in-market", []),
        ("building bazaar", "cannot-pay", ["seat 0 goods 1 wood"]),
        ("build sawmill", "", ["seat 0 goods 1 stone"]),
        ("wilderness 1", "row-unexplored", []),
        ("wilderness 1", "row-monsters", ["seat 0 landscape 1a oak-grove monster"]),
        ("wilderness 1", "row-used", ["seat 0 landscape 1a oak-grove", "seat 0 used wilderness 1"]),
        ("settlement 2", "row-empty", []),
        ("settlement 2", "row-used", ["seat 0 building 2 sawmill", "seat 0 used settlement 2"]),
        ("settlement 2", "row-useless", ["seat 0 building 2 alchemist"]),
        ("artefact diamond-ring", "own-artefact", ["seat 0 artefact diamond-ring"]),
        ("artefact diamond-ring", "artefact-when-passing", []),
        ("trade 2 wood for 1 loam", "trade-lacks", []),
        ("trade 1 wood for 1 loam", "trade-mirror", []),
        ("end", "nothing-done", []),
        ("row 1", "not-now", []),
    ],
)
def test_reason(thing: str, reason: str, lines: list[str]) -> None:
    why = GAME.why_not(given(*lines), 0, thing)
    assert (why[0] if why else "") == (f"why.{reason}" if reason else "")


def test_reasons_after_an_action_and_a_hero() -> None:
    state = given("hero-row falconer cave-explorer archer well-digger", RICH)
    GAME.apply(state, "explore 1a")
    assert GAME.why_not(state, 0, "explore 1b") == ("why.action-done", {})
    GAME.apply(state, "hero archer")
    assert GAME.why_not(state, 0, "hero well-digger") == ("why.hero-done", {})


def test_reasons_for_others_and_at_the_end() -> None:
    state = given()
    assert GAME.why_not(state, 1, "explore 1a") == ("why.not-yours", {"seat": 0})
    *_, (state, _, _) = moves_of(TABLES[1], 1, Busy(1))
    assert GAME.why_not(state, 0, "pass") == ("why.over", {})


def test_a_full_settlement() -> None:
    rows = [
        f"seat 0 building {row} {key}" for row in (1, 2, 3) for key in ("bank", "church", "quarry")
    ]
    assert GAME.why_not(given(*rows, RICH), 0, "building sawmill") == ("why.settlement-full", {})


def things() -> list[str]:
    """Everything that can be asked."""
    components = GAME.components
    return [
        *(f"hero {hero.key}" for hero in components.heroes),
        *(f"building {building.key}" for building in components.buildings),
        *(f"artefact {artefact.key}" for artefact in components.artefacts),
        *(
            f"{verb} {name}"
            for name in FIELD_NAMES
            for verb in ("field", "explore", "fight", "fortress", "activate")
        ),
        *(f"{word} {row}" for row in (1, 2, 3) for word in ("wilderness", "settlement", "row")),
        *BY_MOVE,
        "end",
        "pass",
        "wilderness 9",
        "field 9z",
        "hero",
        "nonsense",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(language: str) -> None:
    text = Text(language, GAME.texts, strict=True)
    for n, (state, _, _) in enumerate(moves_of(TABLES[1], 4, Busy(4))):
        if n % 9:
            continue
        for seat in (0, 1):
            for thing in things():
                why = GAME.why_not(state, seat, thing)
                if why:
                    said = GAME.wording.reason(text, why, ["Ada", "Béla"])
                    assert "{" not in said


def test_every_reason_has_a_use() -> None:
    folder = ROOT / "boonlake" / "games" / "settlement"
    keys = set(parse_text((folder / "text" / "en" / "why.txt").read_text("utf-8")))
    code = (folder / "why.py").read_text("utf-8")
    assert keys == set(re.findall(r'"(why\.[\w-]+)"', code))
