"""Why something cannot be taken: answers agree with what is offered and name the first reason."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from boonlake.engine.scenario import Line
from boonlake.games.boonlake.components.model import REGIONS, RESOURCES, STRIPS
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.state import State
from boonlake.games.boonlake.text import TEXTS
from boonlake.text import LANGUAGES, Text

NAMES = ("Ada", "Ben", "Cleo", "Dirk")


def position(given: str, *moves: str) -> State:
    """A position as scenarios write it, lines separated by semicolons, after some moves."""
    words = GAME.scenario_words
    state: State = words.start(["human", "human"], 1)
    lines = [Line(i, line.split()) for i, line in enumerate(given.split(";")) if line.strip()]
    words.give(state, lines)
    for move in moves:
        GAME.apply(state, move)
    return state


TOP = "turn 0; strips settle builder pioneer cattle region hire progress; "
POOR = TOP + "seat 0 coins 0; seat 0 hand forge bank mayor; "
BUILD = TOP + "seat 0 coins 2; seat 0 hand; "
TILES = BUILD + "tile 12 t13; tile 18 t33; tile 19 pasture; "

SAIL = ["strip builder", "draw", "pass", "pass"]

Case = tuple[str, list[str], str, str, dict[str, Any] | None]

CASES: list[Case] = [
    # not asked for
    (TOP + "seat 0 hand mayor", [], "card forge", "card-not-in-hand", {}),
    (POOR, [], "card forge", "cards-not-now", {}),
    (POOR, [], "project 1", "cards-not-now", {}),
    (POOR, [], "river 5", "ship-not-now", {}),
    (POOR, [], "region southern", "regions-not-now", {}),
    (POOR, [], "slot 1", "scoring-not-now", {}),
    (POOR, [], "space 13", "spaces-not-now", {}),
    (POOR, [], "site 3a", "sites-not-now", {}),
    (POOR, [], "site wood", "production-not-now", {}),
    (POOR, [], "recess 3", "not-now", {}),
    (POOR, ["strip builder", "draw"], "strip hire", "strips-not-now", {}),
    # cards and projects
    (TOP + "seat 0 hand forge orchard", ["strip pioneer"], "card forge", "kind.day", {}),
    (POOR, ["strip region"], "card mayor", "kind.sunset", {}),
    (POOR, ["strip hire"], "card forge", "kind.night", {}),
    (
        POOR + "seat 0 sites stone 1; seat 0 boats wood wood",
        ["strip builder"],
        "card bank",
        "resources",
        {"missing": [("stone", 1), ("loam", 4)]},
    ),
    (
        POOR + "seat 0 sites stone 1 loam 2",
        ["strip region"],
        "play forge",
        "coins",
        {"has": 0, "needs": 2, "boats": 0},
    ),
    (
        POOR + "seat 0 sites loam 1; seat 0 boats iron iron",
        ["strip region"],
        "play forge",
        "coins-and-boats",
        {"has": 0, "needs": 6, "boats": 4},
    ),
    (
        TOP + "seat 0 hand art-gallery",
        ["strip builder"],
        "card art-gallery",
        "vases",
        None,
    ),
    (POOR + "seat 0 project 2", ["strip builder"], "project 2", "project-done", {}),
    # building sites
    (TILES, ["strip settle"], "site 13a", "no-tile", {}),
    (TILES, ["strip settle"], "site 19a", "pasture-has-no-site", {}),
    (TILES + "tile 14 t11", ["strip settle"], "site 14b", "no-site", {}),
    (TILES, ["strip settle"], "site 18a", "coins", None),
    (TILES, ["strip settle"], "site 18b", "cards", None),
    (TILES + "seat 1 piece house 12a", ["strip settle"], "site 12a", "site-taken", {"seat": 1}),
    (TILES + "seat 0 piece settlement 12a", ["strip settle"], "site 12a", "settlement-stays", {}),
    (
        TILES + "seat 0 piece house 12a; seat 1 piece house 12b",
        ["strip settle"],
        "site 12a",
        "presences",
        {"has": 1, "needs": 3},
    ),
    (
        TILES + "seat 0 levers 8; seat 0 piece house 12a; seat 1 piece house 12b",
        ["strip settle"],
        "site 12a",
        "presences",
        {"has": 1, "needs": 2},
    ),
    (
        TILES + "seat 0 ranch 1; seat 0 piece house 12a; seat 1 piece house 12b;"
        "seat 1 piece house 18a; seat 1 piece house 18b",
        ["strip settle"],
        "site 12a",
        "inhabitants",
        {"has": 1, "needs": 2},
    ),
    # spaces
    (TILES, ["strip pioneer", "reveal"], "space 12", "space-taken", {}),
    (TILES + "tile 26 empty", ["strip pioneer", "reveal"], "space 29", "space-not-adjacent", {}),
    (TILES, ["strip cattle", "pass"], "space 12", "not-a-pasture", {}),
    # levers
    (POOR, [], "lever 5", "lever-not-owned", {}),
    (POOR + "seat 0 levers 4", [], "lever 4", "lever.4", {}),
    (POOR + "seat 0 levers used 4", [], "lever 4", "lever-down", {}),
    (TOP + "seat 0 coins 5; seat 0 hand", ["strip progress"], "lever 11", "coins", None),
    # ship and regions
    (BUILD + "seat 0 ship 5", SAIL, "river 4", "upstream", {}),
    (BUILD + "seat 0 ship 5", SAIL, "river l2", "other-arm", {}),
    (
        BUILD + "seat 0 ship 6; seat 1 ship 7",
        SAIL,
        "river 7",
        "river-space-taken",
        {},
    ),
    (BUILD + "seat 0 ship 1", SAIL, "river 12", "too-far", None),
    (BUILD + "seat 0 ship 1", SAIL, "ship 9", "too-far", None),
    (
        BUILD + "labels southern",
        ["strip region"],
        "region southern",
        "label-covered",
        {"region": 3},
    ),
]


def to_decision(state: State, moves: list[str]) -> None:
    """Make the moves; one that is not offered because nobody is asked is left out."""
    for move in moves:
        if move in state.options:
            GAME.apply(state, move)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[3]}: {case[2]}")
def test_reason(case: Case) -> None:
    given, moves, thing, key, arguments = case
    state = position(given)
    to_decision(state, moves)
    found = GAME.why_not(state, 0, thing)
    assert found is not None
    assert found[0] == f"why.{key}"
    assert arguments is None or found[1] == arguments


def things(state: State) -> Iterator[str]:
    """Everything that can be tapped."""
    components = GAME.components
    spaces = range(1, len(components.spaces))
    yield from (f"card {card.key}" for card in components.cards)
    yield from (f"space {n}" for n in spaces)
    yield from (f"site {n}{letter}" for n in spaces for letter in "ab")
    yield from (f"lever {n}" for n in range(1, 13))
    yield from (f"{word} {n}" for word in ("project", "slot") for n in range(1, 5))
    yield from (f"strip {name}" for name in STRIPS)
    yield from (f"region {name}" for name in REGIONS)
    yield from (f"production {name}" for name in RESOURCES)
    yield from (f"river {space.key}" for course in components.river for space in course)


def offers(state: State, thing: str) -> bool:
    """Whether something offered is spelled with the thing's name; levers and ships apart."""
    word, name = thing.split()
    verbs = {
        "card": ("play", "discard", "drop"),
        "space": ("explore", "pasture", "cow"),
        "site": ("develop", "house", "settlement"),
        "slot": ("score",),
    }.get(word, (word,))
    return any(f"{verb} {name}" in state.options for verb in verbs)


@pytest.mark.parametrize("seats", [["human"] * 3, ["eminence:easy", "human"]], ids=len)
def test_answers_agree_with_what_is_offered(seats: list[str]) -> None:
    texts = [Text(language, TEXTS, strict=True) for language in LANGUAGES]
    random = Random(5)
    state = GAME.new(seats, 5)
    keys = set()
    while asked := GAME.decision(state):
        for move in asked.options:
            assert GAME.why_not(state, asked.seat, move) is None
        for thing in random.sample(list(things(state)), 40):
            found = GAME.why_not(state, asked.seat, thing)
            assert found or thing.split()[0] in ("lever", "river", "space") or offers(state, thing)
            assert not found or not offers(state, thing)
            if found and found[0] not in keys:
                keys.add(found[0])
                assert all(GAME.wording.reason(text, found, NAMES)[-1] == "." for text in texts)
        other = (asked.seat + 1) % len(seats)
        assert GAME.why_not(state, other, "strip hire") == ("why.not-yours", {"seat": asked.seat})
        GAME.apply(state, random.choice(asked.options))
    assert GAME.why_not(state, 0, "strip hire") == ("why.over", {})


def test_preview_is_the_beginning_of_what_happens_and_changes_nothing() -> None:
    random = Random(6)
    state = GAME.new(["human", "human"], 6)
    while asked := GAME.decision(state):
        move = random.choice(asked.options)
        before = GAME.digest(state)
        seen = GAME.preview(state, move)
        assert GAME.digest(state) == before
        records = GAME.apply(state, move)
        assert records[: len(seen)] == seen
        assert not GAME.reveals.intersection(record[0] for record in seen)
        assert len(seen) == len(records) or records[len(seen)][0] in GAME.reveals
