"""The component set: our own set keeps to the limits, and a wrong set gets every fault named."""

from __future__ import annotations

import math
from dataclasses import astuple
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from boonlake.cli import CommandError
from boonlake.cli import components as command
from boonlake.engine.components import WrongSet
from boonlake.games.boonlake.components import FILES, checked, load, source_of
from boonlake.games.boonlake.components import __file__ as components_file
from boonlake.games.boonlake.components.model import (
    REGIONS,
    RESOURCES,
    STRIPS,
    Cost,
    RiverSpace,
    Site,
    Space,
    Swap,
    Tile,
)
from tools.edition.valuation import GOODS

OURS = Path(components_file).parent
COMPONENTS = load()
SPACES = COMPONENTS.spaces[1:]
RIVER = {space.key: space for course in COMPONENTS.river for space in course}


def whole_text() -> str:
    """Our own set as one file."""
    return "\n".join((OURS / file).read_text("utf-8") for file in FILES)


def faults(folder: Path, *changes: tuple[str, str]) -> list[str]:
    """What is said of our own set, in one file, after lines were replaced."""
    text = whole_text()
    for old, new in changes:
        assert text.count(f"\n{old}\n") == 1, f"our own set has no single line {old!r}"
        text = text.replace(f"\n{old}\n", f"\n{new}\n")
    file = folder / "set.txt"
    file.write_text(text, "utf-8")
    with pytest.raises(WrongSet) as wrong:
        load(file)
    return [str(fault).removeprefix(f"{file}:") for fault in wrong.value.faults]


def line_of(text: str) -> int:
    """Where a line stands in our own set as one file."""
    return whole_text().split("\n").index(text) + 1


def centre(space: Space) -> tuple[float, float]:
    """Where the middle of a hex lies, in widths of a hex."""
    column, row = space.at
    return (column + row % 2 / 2, row * math.sqrt(3) / 2)


def test_our_own_set_is_without_fault() -> None:
    assert astuple(checked()) == astuple(COMPONENTS)


def test_our_own_set_is_read_once() -> None:
    assert load() is COMPONENTS


def test_one_file_is_the_same_set_as_many(tmp_path: Path) -> None:
    file = tmp_path / "set.txt"
    file.write_text(whole_text(), "utf-8")
    assert astuple(load(file)) == astuple(COMPONENTS)


def test_comments_and_spacing_are_no_part_of_the_set(tmp_path: Path) -> None:
    for file in FILES:
        text = (OURS / file).read_text("utf-8").replace(" | ", "|").replace("\n", "  # so\r\n\n")
        (tmp_path / file).write_text(text, "utf-8")
    assert load(tmp_path).digest == COMPONENTS.digest


def test_another_figure_is_another_set(tmp_path: Path) -> None:
    file = tmp_path / "set.txt"
    file.write_text(whole_text().replace("\n7 | 1 | 3\n", "\n7 | 1 | 2\n"), "utf-8")
    assert load(file).digest != COMPONENTS.digest


def test_figures_of_the_rules() -> None:
    tile = {tile.key: tile for tile in COMPONENTS.scoring_tiles}["card-track"]
    assert tile.condition.values == ((1,), (2,), (4,), (7,))
    assert (tile.cost, tile.track, tile.vp) == (Cost(13, needs=(0, 0, 2, 3)), "card", 8)
    exchange = {tile.key: tile for tile in COMPONENTS.scoring_tiles}["give-inhabitants"].condition
    assert (exchange.give, exchange.or_coins, exchange.each_vp) == (("inhabitants", 1), 5, 2)
    assert COMPONENTS.labels[REGIONS.index("boonlake")] == (("coins", 4, ""),)
    assert COMPONENTS.tier_vp == (0, 0, 2, 4, 6)
    assert Site(Cost(4), (("coin-step", 1, ""),)) in [s for t in COMPONENTS.tiles for s in t.sites]


def test_the_income_of_the_rulebook_example_occurs() -> None:
    """Both houses and the cow of tier 1, and the settlement of tier 2."""
    first = [recess for recess in COMPONENTS.recesses if recess.tier == 1]
    second = [recess for recess in COMPONENTS.recesses if recess.tier == 2]
    settlement = next(recess for recess in second if recess.piece == "settlement")
    income = [*COMPONENTS.tier_income[0]]
    for recess in (*first, settlement):
        income += recess.income
    assert sum(n for word, n, _ in income if word == "coins") == 5
    assert sum(n for word, n, _ in income if word == "vp") == 4


def test_a_set_in_the_words_of_the_code() -> None:
    forge = next(card for card in COMPONENTS.cards if card.key == "forge")
    assert forge.cost == Cost(2, needs=(0, 1, 2, 0))
    trapper = next(card for card in COMPONENTS.cards if card.key == "trapper")
    assert trapper.now == (("swap", 0, ""),)
    assert trapper.swaps == (
        Swap((("cards", 2),), (("coins", 4),)),
        Swap((("coins", 4),), (("cards", 2),)),
    )
    assert all(space.number == index for index, space in enumerate(COMPONENTS.spaces))
    assert [STRIPS[s] for s in COMPONENTS.solo_tiles[0].strips] == ["builder", "region", "settle"]


def test_neighbours_share_an_edge_a_bridge_or_a_ford() -> None:
    joined = {*COMPONENTS.bridges, *COMPONENTS.fords}
    for one, other in combinations(SPACES, 2):
        touch = math.dist(centre(one), centre(other)) < 1.01
        together = (touch and one.region == other.region) or (one.number, other.number) in joined
        assert (other.number in COMPONENTS.neighbours[one.number]) == together
        assert (one.number in COMPONENTS.neighbours[other.number]) == together


def test_regions_touch_only_at_the_ford() -> None:
    touching = {
        (one.number, other.number)
        for one, other in combinations(SPACES, 2)
        if one.region != other.region and math.dist(centre(one), centre(other)) < 1.01
    }
    assert touching == {*COMPONENTS.fords}


def test_every_region_joins_two_others_by_bridge() -> None:
    for region in range(len(REGIONS)):
        beyond = {
            COMPONENTS.spaces[other].region
            for bridge in COMPONENTS.bridges
            for here, other in (bridge, bridge[::-1])
            if COMPONENTS.spaces[here].region == region
        }
        assert len(beyond) >= 2


def test_spaces_are_numbered_from_north_to_south() -> None:
    assert [s.number for s in sorted(SPACES, key=lambda s: (s.at[1], s.at[0]))] == [
        s.number for s in SPACES
    ]


def test_start_symbols_are_spread_over_all_regions() -> None:
    assert {s.region for s in SPACES if s.start == "a"} == {0, 1, 2, 3}
    starts = [s for s in SPACES if s.start]
    for one, other in combinations(starts, 2):
        assert math.dist(centre(one), centre(other)) > 1.01


def test_every_resource_has_a_space() -> None:
    found = {further for s in SPACES for word, _, further in s.reward if word == "site"}
    assert found == {*RESOURCES}


def test_river_spaces_can_be_drawn_as_discs() -> None:
    for one, other in combinations(RIVER.values(), 2):
        assert math.dist(one.at, other.at) >= 0.42
    for space in RIVER.values():
        assert min(math.dist(space.at, centre(land)) for land in SPACES) >= 0.62
        for bridge in COMPONENTS.bridges:
            ends = [centre(COMPONENTS.spaces[n]) for n in bridge]
            assert from_line(space.at, ends[0], ends[1]) >= 0.3


def from_line(
    point: tuple[float, float], one: tuple[float, float], other: tuple[float, float]
) -> float:
    """How far a point is from the line between two others."""
    along = (point[0] - one[0]) * (other[0] - one[0]) + (point[1] - one[1]) * (other[1] - one[1])
    share = min(1.0, max(0.0, along / math.dist(one, other) ** 2))
    foot = (one[0] + share * (other[0] - one[0]), one[1] + share * (other[1] - one[1]))
    return math.dist(point, foot)


def test_the_river_flows_in_one_course() -> None:
    for course in COMPONENTS.river:
        for one, other in pairwise(course):
            assert math.dist(one.at, other.at) < 1


@pytest.mark.parametrize("course", COMPONENTS.river, ids=["round 1", "round 2"])
def test_a_course_has_two_locks_and_ends_behind_the_second(course: tuple[RiverSpace, ...]) -> None:
    locks = [index for index, space in enumerate(course) if space.lock_before]
    assert len(locks) == 2
    assert locks[1] == len(course) - 1
    assert course[-1].harbour


def test_river_rewards_grow_downstream() -> None:
    worth = {"coins": 1.0, "cards": 1.3, "vases": 3.0, "inhabitants": 4.0, "vp": 2.0}
    worth["vase-or-site"] = 4.5
    for course in COMPONENTS.river:
        values = [sum(worth[word] * max(n, 1) for word, n, _ in s.reward) for s in course]
        third = len(course) // 3
        parts = values[:third], values[third : 2 * third], values[2 * third :]
        means = [sum(part) / len(part) for part in parts]
        assert means == sorted(means)


def test_b_tiles_and_a_tiles_show_every_strip() -> None:
    for kind in "AB":
        of_kind = [tile for tile in COMPONENTS.solo_tiles if tile.kind == kind]
        shown = {strip for tile in of_kind for strip in tile.strips}
        assert shown == set(range(len(STRIPS)))


def test_every_space_is_some_corner() -> None:
    corners = {corner for tile in COMPONENTS.solo_tiles for corner in tile.corners}
    assert corners == {space.number for space in SPACES}


def test_projects_are_on_both_tracks_alike() -> None:
    tracks = [tile.track for tile in COMPONENTS.scoring_tiles]
    assert tracks.count("coin") == tracks.count("card") == 8
    for tile in COMPONENTS.scoring_tiles:
        assert 11 <= tile.cost.coins <= 15
        assert 4 <= sum(tile.cost.needs) <= 6
        assert 6 <= tile.vp <= 9


def test_no_building_tile_is_twice_the_same() -> None:
    assert len({tile.sites for tile in COMPONENTS.tiles}) == len(COMPONENTS.tiles)


SITE_WORTH = {"track-steps": 4.0, "coin-income": 5.0, "card-income": 3.6}


@pytest.mark.parametrize("tile", COMPONENTS.tiles, ids=lambda tile: tile.key)
def test_a_site_is_worth_about_its_price(tile: Tile) -> None:
    """In coins of the first round: what it brings less what it costs."""
    for site in tile.sites:
        brings = sum(
            (SITE_WORTH[word] if word in SITE_WORTH else GOODS[word][0]) * (n or 1)
            for word, n, _ in site.gain
        )
        costs = site.cost.coins + GOODS["cards"][0] * site.cost.cards
        assert -2 <= brings - costs <= 5.5


WRONG = [
    ("7 | 1 | 3", "7 | 5 | 3", "5 ship steps, write 1 to 4"),
    ("7 | 1 | 3", "7 | 1 | 0", "row 7 loses 0 VP, write the VP lost"),
    ("7 | 1 | 3", "7 | 1", "2 columns in [rows], write 3 separated by |"),
    ("7 | 1 | 3", "8 | 1 | 3", "row 8 out of order, write 7"),
    ("pioneer | day", "pioneer | night", "strip pioneer shows night, write day"),
    ("builder | coins 3", "builder | day", "the builder strip shows 'day', write coins 3"),
    (
        "1 | cattle | coins 1",
        "1 | cow | coins 1",
        "'cow' is no piece, choose from house, settlement, cattle",
    ),
    (
        "1 | cattle | coins 1",
        "1 | cattle | vases 1",
        "a recess brings 'vases', choose from coins, vp",
    ),
    ("3 | - | 2", "3 | - | 3", "3 final VP per recess, write 2"),
    ("3 | - | 2", "3 | vp 1 | 2", "income 'vp 1' of tier 3, write -"),
    ("0 | cards 2 | -", "0 | cards two | -", "'two' is not a whole number, write one like 3"),
    ("16 | 26", "16 | 34", "there is no space 34, write one from 1 to 33"),
    ("16 | 26", "16 | 17", "16 and 17 lie in one region, bridges join two"),
    ("9 | 13", "9 | 12", "9 and 12 are joined a second time, keep one"),
    (
        "boonlake | coins 4",
        "boonlake | cards 4",
        "the label of boonlake is fixed by the rules, write coins 4",
    ),
    (
        "southern | coins 3",
        "southern | coins 2",
        "the label of southern is worth 3, write one reward",
    ),
    (
        "lock\n11 | 3.89,4.39 | plain | cards 3",
        "11 | 3.89,4.39 | plain | cards 3",
        "[river]: 0 locks, write 1",
    ),
    (
        "round 1 | 1 1 3 3",
        "round 1 | 1 1 2 2",
        "[river starts]: round 1 is fixed by the rules, write round 1 | 1 1 3 3",
    ),
    (
        "t04 | a | pay 4 coins: coin-step 1 | free",
        "t04 | a | pay 5 coins: coin-step 1 | free",
        "[tiles]: nothing with pay 4 coins: coin-step 1, which the rules show, add one",
    ),
    (
        "t04 | a | pay 4 coins: coin-step 1 | free",
        "t04 | d | free | free",
        "'d' is no group of tiles, choose from a, b, c, grey",
    ),
    (
        "t04 | a | pay 4 coins: coin-step 1 | free",
        "t03 | a | pay 4 coins: coin-step 1 | free",
        "tile 't03' stands already",
    ),
    (
        "t04 | a | pay 4 coins: coin-step 1 | free",
        "t04 | a | pay 4 coins: coin-step 1 | gold 2",
        "'gold 2' is no effect, write one like coins 3, site wood or raise-lever",
    ),
    (
        "t04 | a | pay 4 coins: coin-step 1 | free",
        "t04 | a | pay 4 coins: coin-step 1 | settlement-vp -3",
        "settlement-vp -3, a loss is always -5",
    ),
    (
        "levers | levers | 1 2 4 6 | 11 coins 3 loam 1 iron | coin | 6",
        "levers | levers | 1 2 4 | 11 coins 3 loam 1 iron | coin | 6",
        "values '1 2 4', write four like 1 2 3 4",
    ),
    (
        "levers | levers | 1 2 4 6 | 11 coins 3 loam 1 iron | coin | 6",
        "levers | levers | 1 3 2 6 | 11 coins 3 loam 1 iron | coin | 6",
        "the condition falls from 3 to 2, let it stay or rise",
    ),
    (
        "a1 | A | builder region settle | 4 21 13 30",
        "a1 | A | builder region settle | 4 21 13 34",
        "a corner names no space, write numbers from 1 to 33",
    ),
    ("[fords]", "[ford]", "there is no section [ford], choose from "),
    ("[fords]", "[bridges]", "section [bridges] stands here a second time, keep one"),
    ("[set]", "name | x\n[set]", "a line outside any section, put a heading like [tiles] above"),
]


@pytest.mark.parametrize(("line", "instead", "text"), WRONG, ids=[w[2][:40] for w in WRONG])
def test_a_wrong_line_is_named(tmp_path: Path, line: str, instead: str, text: str) -> None:
    assert any(text in fault for fault in faults(tmp_path, (line, instead)))


def test_every_fault_is_listed_with_its_line(tmp_path: Path) -> None:
    found = faults(
        tmp_path,
        ("7 | 1 | 3", "7 | 1 | none"),
        ("16 | 26", "16 | 260"),
        ("boonlake | coins 4", "boonlake | coins 5"),
    )
    places = [line_of(line) for line in ("7 | 1 | 3", "16 | 26", "boonlake | coins 4")]
    assert {int(fault.partition(":")[0]) for fault in found} == set(places)


def test_missing_sections_are_named(tmp_path: Path) -> None:
    (tmp_path / "map.txt").write_text((OURS / "map.txt").read_text("utf-8"), "utf-8")
    with pytest.raises(WrongSet) as wrong:
        load(tmp_path)
    assert f"{tmp_path}: section [cards] is missing, add it" in str(wrong.value)


def test_a_card_too_few_is_counted(tmp_path: Path) -> None:
    line = next(line for line in whole_text().split("\n") if line.startswith("trapper |"))
    assert f"{line_of('[cards]')}: [cards]: 164 cards, write 165" in faults(tmp_path, (line, "#"))


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "set.txt"
    file.write_bytes(b"[set]\nname | \xff\n")
    with pytest.raises(WrongSet, match=r"set\.txt:2: not UTF-8 text"):
        load(file)


@pytest.mark.parametrize("section", [*source_of().sections])
def test_a_senseless_line_is_told(tmp_path: Path, section: str) -> None:
    """Whatever stands in its columns, a line is refused and nothing breaks."""
    for number in (0, -1):
        line = source_of().sections[section][number]
        lines = Path(line.file).read_text("utf-8").split("\n")
        others = [
            (OURS / file).read_text("utf-8") for file in FILES if OURS / file != Path(line.file)
        ]
        for instead in ("x", "x | x | x | x | x | x", " | ".join("x" * len(line.cells))):
            lines[line.number - 1] = instead
            file = tmp_path / "set.txt"
            file.write_text("\n".join([*lines, *others]), "utf-8")
            with pytest.raises(WrongSet):
                load(file)


def test_the_command_counts_our_own_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run([]) == 0
    said = capsys.readouterr().out
    assert said.startswith(COMPONENTS.name)
    assert "cards           165   day 55, sunset 55, night 55\n" in said
    assert "solo tiles       10   A 5, B 5\n" in said


def test_the_command_refuses_a_wrong_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(whole_text().replace("\n16 | 26\n", "\n16 | 99\n"), "utf-8")
    assert command.run([str(file)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    place = f"{file}:{line_of('16 | 26')}"
    assert said.err == f"{place}: there is no space 99, write one from 1 to 33\n"


def test_the_command_wants_one_set_that_exists(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(CommandError, match="components: unrecognized arguments: two"):
        command.run(["one", "two"])
    assert command.run([str(tmp_path)]) == 2
    assert command.run([str(tmp_path / "none")]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said == [
        f"{tmp_path}: the folder has no *.txt files, name another",
        f"{tmp_path / 'none'}: there is no such file or folder, name another",
    ]
