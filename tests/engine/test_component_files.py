"""Component files of any game: sections, lines, what is made of them, and faults with places."""

from pathlib import Path

import pytest

from boonlake.engine.components import Source, WrongSet, limits, source_of
from boonlake.engine.components.lines import in_order, named, number, numbers, one_of, point, things
from boonlake.engine.components.source import read

GOOD = """[set]
name | small   # what it is called
[cups]
1 | red
2 | blue
"""


def source(text: str = GOOD) -> Source:
    return read("a set", [("cups.txt", text)])


def cup(index: int, written: str, colour: str) -> tuple[int, int]:
    in_order(index, 1, written, "cup")
    return number(written), one_of(colour, ("red", "blue"), "colour")


def faults(text: str) -> list[str]:
    """What is wrong with the cups of a text."""
    read_source = source(text)
    limits.sections(read_source, ("set", "cups"))
    limits.has_name(read_source, named(read_source, "set").get("name", ""))
    things(read_source, "cups", 2, cup)
    limits.unique(read_source, "cups", "cup")
    return [str(fault) for fault in sorted(read_source.faults)]


def test_things_are_made_of_lines() -> None:
    assert things(source(), "cups", 2, cup) == ((1, 0), (2, 1))
    assert named(source(), "set") == {"name": "small"}
    assert faults(GOOD) == []


def test_a_digest_is_of_what_is_said_alone() -> None:
    spaced = GOOD.replace(" | ", "  |   ").replace("# what it is called", "")
    assert source(spaced).digest() == source().digest()
    assert source(GOOD.replace("red", "blue")).digest() != source().digest()


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("2 | blue", "3 | blue", "cups.txt:5: cup 3 out of order, write 2"),
        ("2 | blue", "2 | pink", "cups.txt:5: 'pink' is no colour, choose from red, blue"),
        ("2 | blue", "two | blue", "cups.txt:5: 'two' is not a whole number, write one like 3"),
        ("2 | blue", "2", "cups.txt:5: 1 columns in [cups], write 2 separated by |"),
        ("[cups]", "[cups", "cups.txt:3: heading '[cups' is not closed, write it like [tiles]"),
        ("[set]", "", "cups.txt:2: a line outside any section, put a heading like [tiles] above"),
        ("name | small", "", "cups.txt:1: [set]: the set has no name, write name | and the name"),
        ("name | small", "name", "cups.txt:2: 1 columns in [set], write 2 separated by |"),
        ("[cups]", "[mugs]", "a set: section [cups] is missing, add it"),
        (GOOD, GOOD + "[set]\n", "cups.txt:6: section [set] stands here a second time, keep one"),
        (GOOD, GOOD + "[x]\n", "cups.txt:6: there is no section [x], choose from set, cups"),
    ],
)
def test_a_fault_names_its_place(old: str, new: str, fault: str) -> None:
    assert fault in faults(GOOD.replace(old, new, 1))


def test_words_of_lines() -> None:
    assert numbers("1 2 3") == (1, 2, 3)
    assert point("4,3.5") == (4.0, 3.5)
    with pytest.raises(ValueError, match="write it like 4,3"):
        point("here")


def test_limits_are_faults_of_their_section() -> None:
    cups = source()
    things(cups, "cups", 2, cup)
    limits.exactly(cups, "cups", 2, 3, "cups")
    limits.lines(cups, "cups", 1, "lines")
    limits.counted(cups, "cups", ["red", "blue"], {"red": 2}, "cups of colour")
    limits.never_falls(cups, cups.sections["cups"][0], [1, 3, 2], "the price")
    limits.occurs(cups, "cups", False, "a handle")
    assert [(fault.line, fault.text) for fault in cups.faults] == [
        (3, "[cups]: 2 cups, write 3"),
        (3, "[cups]: 2 lines, write 1"),
        (3, "[cups]: 1 cups of colour 'red', write 2"),
        (3, "[cups]: 1 cups of colour 'blue', write 0"),
        (4, "the price falls from 3 to 2, let it stay or rise"),
        (3, "[cups]: nothing with a handle, add one"),
    ]
    with pytest.raises(WrongSet):
        cups.sound(())


def test_sets_are_found_in_files_and_folders(tmp_path: Path) -> None:
    (tmp_path / "cups.txt").write_text(GOOD, "utf-8")
    for path in (tmp_path, tmp_path / "cups.txt"):
        assert source_of(tmp_path, (), path).digest() == source().digest()
    assert source_of(tmp_path, ("cups.txt",)).digest() == source().digest()


@pytest.mark.parametrize(
    ("name", "content", "fault"),
    [
        ("none.txt", None, "there is no such file or folder"),
        ("empty", None, "the folder has no *.txt files"),
        ("latin.txt", b"[set]\nname | caf\xe9\n", "not UTF-8 text"),
    ],
)
def test_what_is_no_set_is_refused(
    tmp_path: Path, name: str, content: bytes | None, fault: str
) -> None:
    path = tmp_path / name
    if name == "empty":
        path.mkdir()
    elif content is not None:
        path.write_bytes(content)
    with pytest.raises(WrongSet) as refused:
        source_of(tmp_path, (), path)
    assert fault in str(refused.value)
