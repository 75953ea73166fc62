"""The map shows every place once, puts options where the page wants them, and redraws little."""

from __future__ import annotations

import re
from math import hypot
from random import Random

import pytest

from boonlake.games.boonlake.components.model import REGIONS
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.state import State
from tests.tables import drawn, seated, tap
from web.games.boonlake import board_map, geometry, labels
from web.kit.scene import Mark

from .positions import advance, parsed, played, scene, until, view


def whole(state: State, marks: dict[str, Mark] | None = None) -> str:
    """The map with all groups filled in."""
    the_scene = scene(state, marks=marks)
    picture = board_map.shell(the_scene)
    for key, markup in board_map.groups(view(state), the_scene).items():
        assert f'<g id="{key}"></g>' in picture
        picture = picture.replace(f'<g id="{key}"></g>', f'<g id="{key}">{markup}</g>')
    return picture


def ids(markup: str) -> list[str]:
    return [found for element in parsed(markup).iter() if (found := element.get("id"))]


@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (3, 120), (4, 300)])
def test_every_place_is_there_once(seats: int, moves: int) -> None:
    state = played(seats, moves)
    found = ids(whole(state))
    assert len(found) == len(set(found))
    wanted = {f"space-{n}" for n in range(1, 34)} | {f"region-{name}" for name in REGIONS}
    wanted |= {f"river-{s.key}" for course in GAME.components.river for s in course}
    for number in range(1, 34):
        if state.tiles[number] > 0:
            sites = GAME.components.tiles[state.tiles[number] - 1].sites
            wanted |= {f"site-{number}{'ab'[i]}" for i in range(len(sites))}
    assert wanted <= set(found)


def test_a_mark_makes_a_place_an_option() -> None:
    state = played(2, 0)
    drawn = parsed(whole(state, {"space-13": Mark("explore 13 9", "can", "Lay it & <go>")}))
    chosen = [element for element in drawn.iter() if element.get("data-option")]
    assert [element.get("id") for element in chosen] == ["space-13"]
    assert chosen[0].get("data-option") == "explore 13 9"
    assert chosen[0].get("role") == "button"
    spoken = [element.text for element in chosen[0].iter() if element.get("class") == "spoken"]
    assert spoken == ["Lay it & <go>"]
    assert "can" in str(chosen[0].get("class")).split()


def test_pieces_stand_where_the_state_says() -> None:
    state = played(4, 300)
    drawn = parsed(whole(state))
    pieces = {e.get("data-piece"): e.get("href") for e in drawn.iter() if e.get("data-piece")}
    for number in range(1, 34):
        for i, name in enumerate("ab"):
            standing = state.sites[2 * number + i]
            assert (f"site-{number}{name}" in pieces) == bool(standing)
        for k, owner in enumerate(state.cattle[number]):
            colour = ("red", "blue", "yellow", "violet")[owner]
            assert pieces[f"cow-{number}-{k}"] == f"#cattle-{colour}"
    assert sum(key.startswith("ship-") for key in pieces if key) == 4


def test_a_move_redraws_only_what_changed() -> None:
    state = advance(GAME.new(["human"] * 2, 5), 40, 5)
    before = board_map.groups(view(state), scene(state))
    for _ in range(60):
        asked = GAME.decision(state)
        assert asked is not None
        GAME.apply(state, asked.options[0])
        after = board_map.groups(view(state), scene(state))
        changed = [key for key in after if after[key] != before[key]]
        assert len(changed) <= 6, (asked.options[0], changed)
        before = after


def test_a_full_redraw_stays_small() -> None:
    elements = sum(1 for _ in parsed(whole(played(4, 300))).iter())
    assert elements < 1700


def test_labels_lie_inside_the_frame_beside_each_other() -> None:
    components = GAME.components
    left, top, width, height = geometry.plan(components).box
    places = labels.places(components)
    for i, (x, y) in enumerate(places):
        assert left <= x - labels.WIDTH / 2 < x + labels.WIDTH / 2 <= left + width
        assert top <= y - labels.HEIGHT / 2 < y + labels.HEIGHT / 2 <= top + height
        for ox, oy in places[:i]:
            assert abs(ox - x) > labels.WIDTH or abs(oy - y) > labels.HEIGHT


def test_river_spaces_do_not_overlap() -> None:
    places = list(geometry.plan(GAME.components).river.values())
    for i, (ax, ay) in enumerate(places):
        for bx, by in places[:i]:
            assert hypot(ax - bx, ay - by) > 38


def test_scores_run_around_the_border() -> None:
    box = geometry.plan(GAME.components).box
    places = {geometry.score_at(score, box) for score in range(100)}
    assert len(places) == 100
    assert geometry.score_at(107, box) == geometry.score_at(7, box)


def test_ships_in_one_harbour_lie_side_by_side() -> None:
    state = played(4, 0)
    assert len(set(board_map.ship_places(view(state), scene(state)))) == 4


def test_ships_leave_the_reward_of_their_space_in_sight() -> None:
    state = played(4, 0)
    half = board_map.SHIP / 2
    seen = view(state)
    for number, course in enumerate(GAME.components.river, 1):
        for at, space in enumerate(course):
            x, y = geometry.plan(GAME.components).river[space.key]
            ships = {**seen, "round": number, "ships": [at] * 4}
            for ship_x, ship_y in board_map.ship_places(ships, scene(state)):
                assert abs(ship_x - x) >= half + 22 or abs(ship_y - y) >= half + 12


def test_locks_carry_the_number_of_their_scoring() -> None:
    for state in (played(4, 0), until(lambda state: state.scorings == 2)):
        drawn = parsed(board_map.groups(view(state), scene(state))["map-locks"])
        numbers = [(g.get("data-about"), g.get("class", "").split()[1:]) for g in drawn]
        assert [about for about, _ in numbers] == [f"lock-{n}" for n in (1, 2, 3, 4)]
        states = [css for _, css in numbers]
        assert states[: state.scorings] == [["past"]] * state.scorings
        assert states[state.scorings] == ["next"]
    assert state.scorings > 0


def test_labels_and_ships_are_as_large_as_a_finger_unless_something_else_is_chosen() -> None:
    """At 1024 × 768 a unit of the map is 0.63 pixels, and a finger needs 44."""
    table = seated("human", "random", seed=3)
    chance = Random(3)
    for wanted, large in (("strip ", True), ("region ", True), ("explore ", False)):
        while not any(option.startswith(wanted) for option in table.options()):
            tap(table, chance)
        groups = drawn(table).groups()
        heights = re.findall(r'class="reach"[^>]* height="(\d+)"', groups["map-labels"])
        assert bool(heights) is large
        assert all(int(height) * 0.63 >= 44 for height in heights)
        rings = re.findall(r'class="reach"[^>]* r="(\d+)"', groups["map-ships"])
        assert all(int(ring) * 2 * 0.63 >= 44 for ring in rings)
        assert bool(rings) is (wanted == "strip ")
