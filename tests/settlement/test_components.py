"""Component files: ours keeps to every limit, and each fault of another set is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from boonlake.engine.components import WrongSet
from boonlake.games.settlement.components import FILES, checked, load, source_of
from boonlake.games.settlement.components.grammar import amounts, effect, goods
from boonlake.games.settlement.components.model import COLOURS, GUILDS
from boonlake.games.settlement.game import GAME

HERE = Path(source_of().headings["heroes"].file).parent


def test_our_set_keeps_to_all_limits() -> None:
    assert checked().digest == load().digest
    assert checked(HERE).digest == load().digest


def test_every_guild_and_colour_has_twelve_heroes() -> None:
    heroes = load().heroes
    for guild in range(len(GUILDS)):
        assert sum(hero.guild == guild for hero in heroes) == 12
    for colour in range(len(COLOURS)):
        assert sum(hero.monster == colour for hero in heroes) == 12


def test_what_a_set_holds_can_be_told() -> None:
    lines = GAME.check_components()
    assert lines[0].startswith("Settlement 2026 (")
    assert any(line.startswith("heroes") and " 48 " in line for line in lines)


def changed(tmp_path: Path, file: str, old: str, new: str) -> list[str]:
    """The faults of our set with one thing changed."""
    for name in FILES:
        text = (HERE / name).read_text("utf-8")
        if name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (tmp_path / name).write_text(text, "utf-8")
    try:
        checked(tmp_path)
    except WrongSet as wrong:
        return [str(fault) for fault in wrong.faults]
    return []


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("board.txt", "rounds | 6", "rounds | 7", "rounds is 7, write 6"),
        ("board.txt", "market | 9", "market | x", "'x' is not a whole number"),
        ("board.txt", "market | 9", "bazaar | 9", "'bazaar' is no figure of the board"),
        ("board.txt", "monster pieces | 9", "monster pieces | 0", "no monster pieces"),
        ("board.txt", "2 | 2\n", "2 | 5\n", "the rows cost otherwise"),
        ("board.txt", "1 | 2 diamond", "1 | 2 gold", "is not in diamonds"),
        ("board.txt", "1 | 2 diamond", "1 | 3 diamond", "the surcharges are others"),
        ("board.txt", "1 | 2 diamond", "2 | 2 diamond", "space 2 out of order"),
        ("board.txt", "green | 1 | 1 diamond", "green | 1 | 1 gold", "price or reward"),
        ("board.txt", "green | 1", "yellow | 1", "monsters stand in the order"),
        ("board.txt", "mayor | 51", "mayor | 60", "the ranks begin at"),
        ("board.txt", "name | Settlement 2026", "title | x", "the set has no name"),
        ("board.txt", "[ranks]", "[titles]", "section [ranks] is missing"),
        ("board.txt", "[ranks]", "[titles]", "there is no section [titles]"),
        ("board.txt", "start | 1 wood 1 loam 1 stone", "start | 1 wood", "start is"),
        ("landscapes.txt", "| green | 3", "| green | 4", "13 landscapes of row 1"),
        ("landscapes.txt", "oak-grove | 1", "oak-grove | 4", "there is no row 4"),
        ("landscapes.txt", "oak-grove | 1 | wood", "oak-grove | 1 | gold", "row 1 has only"),
        ("landscapes.txt", "oak-grove", "clay-bank", "stands already in line"),
        ("landscapes.txt", "crystal-lake | 2 | diamond", "crystal-lake | 2 | gold", "no gold"),
        ("landscapes.txt", "| wood | green", "| iron | green", "'iron' is no resource"),
        ("heroes.txt", "mason | builders", "mason | masons", "'masons' is no guild"),
        (
            "heroes.txt",
            "mason | builders | 1 stone 1 gold | 1",
            "mason | builders | - | 2",
            "give 1 point each",
        ),
        (
            "heroes.txt",
            "mason | builders | 1 stone 1 gold | 1 | 0",
            "mason | builders | - | 1 | 3",
            "more than 2 bonus settlers",
        ),
        ("heroes.txt", "mason | builders", "mason", "5 columns in [heroes], write 6"),
        (
            "heroes.txt",
            "pathfinder | adventurers | 2 wood 2 gold",
            "pathfinder | adventurers | -",
            "the rules show an adventurer",
        ),
        (
            "heroes.txt",
            "# Craftsmen\nwoodcutter | craftsmen | 3 wood | 6 | 0 | green\n",
            "",
            "47 heroes, write 48",
        ),
        ("buildings.txt", "sawmill | 1 stone", "sawmill | 1 loam", "'sawmill' costs or does"),
        ("buildings.txt", "sawmill", "watermill", "'sawmill' is missing"),
        ("buildings.txt", "sawmill", "watermill", "the rules know no 'watermill'"),
        ("buildings.txt", "gain 1 wood", "give 1 wood", "is no effect"),
        (
            "artefacts.txt",
            "mace-of-courage | fight | 1 diamond",
            "mace-of-courage | fight | -",
            "brings nothing",
        ),
        ("artefacts.txt", "mirror-of-change | mirror", "mirror-of-change | mask", "something else"),
        ("artefacts.txt", "mirror-of-change | mirror", "mirror-of-change | glass", "is no power"),
        ("artefacts.txt", "diamond-ring", "ring", "'diamond-ring' is missing"),
        ("artefacts.txt", "diamond-ring", "ring", "the rules know no 'ring'"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    faults = changed(tmp_path, file, old, new)
    assert any(fault in text for text in faults), faults


def test_no_such_file() -> None:
    with pytest.raises(WrongSet, match="no such file"):
        load(Path("nowhere"))


def test_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(WrongSet, match=r"no \*\.txt files"):
        load(tmp_path)


def test_no_text(tmp_path: Path) -> None:
    (tmp_path / "set.txt").write_bytes(b"[set]\nname | \xff\n")
    with pytest.raises(WrongSet, match="not UTF-8"):
        load(tmp_path)


def test_the_game_with_another_set(tmp_path: Path) -> None:
    assert changed(tmp_path, "board.txt", "monster pieces | 9", "monster pieces | 5") == []
    other = GAME.with_components(tmp_path)
    assert other.components.digest != GAME.components.digest
    assert other.new(["human"], 1).monsters == [5] * 4


def test_goods() -> None:
    assert goods("2 wood 1 gold") == (2, 0, 0, 0, 1)
    assert goods("-") == (0, 0, 0, 0, 0)
    assert amounts("1 any 2 bonus", "any", "bonus")[1:] == (1, 2, 0)
    for wrong in ("wood", "2", "2 coins", "x wood"):
        with pytest.raises(ValueError, match="'"):
            goods(wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "gain",
        "swap 1 gold",
        "store 2 gold > 5 vp",
        "store 1 gold > 1 wood",
        "gain 1 vp",
        "swap 2 any > 1 gold",
        "swap 1 any 1 wood > 1 gold",
    ],
)
def test_wrong_effects(wrong: str) -> None:
    with pytest.raises(ValueError, match="'"):
        effect(wrong)
