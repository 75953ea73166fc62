"""Every word of scenario files: what is given is there, what is not is said."""

from typing import Any

import pytest

from boonlake.engine.scenario import GivenError, Line, WordError
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.state import State

WORDS = GAME.scenario_words
TWO = ["human", "human"]
SOLO = ["eminence:medium", "human"]


def given(*lines: str, seats: list[str] = TWO) -> Any:
    state = WORDS.start(seats, 1)
    WORDS.give(state, [Line(n, line.split()) for n, line in enumerate(lines, 1)])
    return state


def told(state: Any, line: str) -> str:
    """What is there instead of what a line says."""
    return WORDS.ask(state, line.split())


def empty_space(state: State) -> int:
    return state.tiles.index(0, 1)


@pytest.mark.parametrize(
    "line",
    [
        "seat 0 coins 12",
        "seat 1 vases 2",
        "seat 0 vp -7",
        "seat 0 ranch 5",
        "seat 0 hand forge bank mayor",
        "seat 1 hand",
        "seat 0 played workshop",
        "seat 0 boats loam iron",
        "seat 0 sites wood 1 loam 2",
        "seat 0 levers 3 8 used 10",
        "seat 0 levers",
        "seat 0 track coin 5",
        "seat 0 track card 3",
        "seat 0 ship 6",
        "seat 0 project 2",
        "tile 1 pasture",
        "tile 3 empty",
        "mound empty",
        "deck forge bank",
        "strips settle hire pioneer builder progress cattle region",
        "labels boonlake southern",
        "labels",
        "slots levers cattle coin-track bridges owners 0 1 - -",
        "round 2",
        "scorings 1",
        "turn 1",
    ],
)
def test_what_is_given_is_there(line: str) -> None:
    state = given(line)
    assert told(state, line) == ""
    left_out = [fault for fault in GAME.faults(state) if "tiles are nowhere" not in fault]
    assert left_out == []


@pytest.mark.parametrize(
    ("line", "asked", "there"),
    [
        ("seat 0 coins 12", "seat 0 coins 13", "12"),
        ("seat 0 ranch 5", "seat 0 supply 5", "3"),
        ("seat 0 hand forge", "seat 0 hand bank", "forge"),
        ("seat 0 hand forge", "seat 0 cards 2", "1"),
        ("seat 0 hand", "seat 0 hand bank", "none"),
        ("seat 0 played forge", "seat 0 played bank", "forge"),
        ("seat 0 boats loam iron", "seat 0 boats loam loam", "loam iron"),
        ("seat 0 sites wood 1", "seat 0 sites", "wood 1"),
        ("seat 0 levers 3 used 10", "seat 0 levers 3 10", "3 used 10"),
        ("seat 0 levers", "seat 0 levers 3", "none"),
        ("seat 0 track coin 5", "seat 0 track coin 4", "5"),
        ("seat 0 ship 6", "seat 0 ship 5", "6"),
        ("seat 0 coins 1", "seat 0 piece house 3a", "nothing there"),
        ("seat 0 coins 1", "seat 0 cow 3", "cattle of nobody"),
        ("seat 0 project 2", "seat 0 project 3", "2"),
        ("seat 0 coins 1", "seat 0 marker 2 1", "0"),
        ("seat 0 coins 1", "seat 0 tier 1 yes", "no"),
        ("tile 1 pasture", "tile 1 empty", "pasture"),
        ("deck forge bank", "deck bank forge", "forge bank"),
        ("labels southern", "labels", "southern"),
        ("round 2", "round 1", "2"),
        ("scorings 1", "scorings 2", "1"),
        ("turn 1", "turn 0", "seat 1 to decide (strip)"),
    ],
)
def test_what_is_not_there_is_said(line: str, asked: str, there: str) -> None:
    assert told(given(line), asked) == there


def test_tiles_lie_where_they_are_put_and_nowhere_else() -> None:
    key = next(tile.key for tile in GAME.new(TWO, 1).components.tiles if tile.group == "grey")
    state = given(f"tile 1 {key}", "tile 2 pasture", "seat 1 cow 2", "seat 0 piece house 1a")
    assert told(state, f"tile 1 {key}") == ""
    assert told(state, "seat 1 cow 2") == ""
    assert told(state, "seat 0 piece house 1a") == ""
    assert told(state, "seat 0 houses 1") == ""
    assert GAME.faults(state) == []


def test_the_mound_and_the_pile_begin_as_given() -> None:
    grey = [tile.key for tile in GAME.new(TWO, 1).components.tiles if tile.group == "grey"]
    line = f"mound {grey[4]} {grey[2]}"
    state = given(line)
    assert told(state, line) == ""
    assert told(state, f"mound {grey[2]}") == grey[4]
    assert GAME.faults(state) == []


def test_settlements_were_houses_and_tiers_follow() -> None:
    state = WORDS.start(TWO, 1)
    sites = [
        label
        for index, label in enumerate(state.tables.site_label)
        if state.tiles[index >> 1] > 0
        and len(state.components.tiles[state.tiles[index >> 1] - 1].sites) > index & 1
    ]
    spot = empty_space(state)
    lines = [f"seat 0 piece settlement {sites[0]}", f"seat 0 piece house {sites[1]}"]
    state = given(*lines, f"tile {spot} pasture", f"seat 0 cow {spot}")
    for line in ("houses 2", "settlements 1", "cattle 1", "tier 1 yes", "tier 2 no", "supply 6"):
        assert told(state, f"seat 0 {line}") == ""
    assert GAME.faults(state) == []


def test_a_ship_beyond_the_lock_means_that_the_scoring_was_held() -> None:
    course = WORDS.start(TWO, 1).components.river[0]
    lock = next(i for i, space in enumerate(course) if space.lock_before)
    state = given(f"seat 0 ship {course[lock].key}")
    assert (state.scorings, state.crossed) == (1, True)
    state = given(f"seat 0 ship {course[lock - 1].key}")
    assert (state.scorings, state.crossed) == (0, False)


def test_solo_words() -> None:
    state = given("solo b2 lower-left", "cactus 4", "turn 1", seats=SOLO)
    assert told(state, "solo b2 lower-left") == ""
    assert told(state, "cactus 4") == ""
    assert told(state, "cactus 5") == "4"
    assert GAME.faults(state) == []
    state = given("solo a1 last", "turn 1", seats=SOLO)
    assert told(state, "solo a1 last") == ""
    assert told(state, "solo b1 upper-left") == "a1 last"


@pytest.mark.parametrize(
    ("lines", "line", "text"),
    [
        (["seat 0 hand forge", "seat 1 hand forge"], 2, "forge is in the hand of seat 0 already"),
        (["seat 0 hand forge", "seat 0 hand"], 2, "given a second time"),
        (["tile 1 pasture", "seat 0 piece house 1a"], 2, "there is none"),
        (["tile 1 t30", "seat 0 piece house 1a", "seat 1 piece house 1a"], 3, "one already"),
        (["tile 1 t30", "tile 2 t30"], 2, "t30 is on space 1 already"),
        (["seat 0 cow 1"], 1, "expected a pasture"),
        (["seat 0 ranch 9"], 1, "at most 10 inhabitants"),
        (["seat 0 ship l1"], 1, "a river space of round 1"),
        (["seat 0 levers 13"], 1, "a lever, a number from 1 to 12"),
        (["seat 0 sites wood"], 1, "pairs like"),
        (["seat 0 track wood 1"], 1, "one of coin, card"),
        (["seat 0 coins"], 1, "expected 'seat 0 coins 5'"),
        (["seat 0"], 1, "one of coins"),
        (["cows 3"], 1, "one of seat, tile"),
        (["mound t01"], 1, "expected grey tiles"),
        (["strips settle"], 1, "expected all 7 strips"),
        (["slots levers levers cattle bridges"], 1, "four different"),
        (["solo a1 last"], 1, "she does not play"),
        (["cactus 3"], 1, "she does not play"),
        (["round 3"], 1, "a round, a number from 1 to 2"),
    ],
)
def test_what_cannot_be_given_is_refused_with_its_line(
    lines: list[str], line: int, text: str
) -> None:
    with pytest.raises(GivenError) as caught:
        given(*lines)
    assert caught.value.line == line
    assert text in str(caught.value)


@pytest.mark.parametrize(
    "line",
    ["seat 0", "seat 9 coins 1", "seat 0 shoes 3", "dance", "seat 0 hand forg", "tile 1 t999"],
)
def test_what_cannot_be_asked_is_refused(line: str) -> None:
    with pytest.raises(WordError):
        told(given(), line)
