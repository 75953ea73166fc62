"""The text files: the same keys, placeholders and enough plural forms in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boonlake.text
from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.components.model import KINDS, REGIONS, RESOURCES, STRIPS
from boonlake.text import FILE_OF, FORMS, LANGUAGES, NAMES, MissingTextError, Text, form, parse

FOLDER = Path(boonlake.text.__file__).parent
FILES = sorted({*FILE_OF.values(), NAMES})
FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")


def lines(language: str, file: str) -> list[str]:
    """The lines of a file that are neither empty nor a comment."""
    text = (FOLDER / language / f"{file}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def texts(language: str, file: str) -> dict[str, str]:
    """The texts of a file by key."""
    return parse((FOLDER / language / f"{file}.txt").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_other_files(language: str) -> None:
    assert sorted(path.stem for path in (FOLDER / language).glob("*.txt")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_key_and_a_text(language: str, file: str) -> None:
    found = lines(language, file)
    for line in found:
        assert re.fullmatch(r"[a-z][\w.-]* = \S.*\S|[a-z][\w.-]* = \S", line), line
    keys = [line.partition(" = ")[0] for line in found]
    assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
    assert {FILE_OF.get(key.partition(".")[0], NAMES) for key in keys} == {file}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_languages_have_the_same_keys(language: str, file: str) -> None:
    assert texts(language, file).keys() == texts("en", file).keys()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [name for name in LANGUAGES if name != "en"])
def test_languages_have_the_same_placeholders(language: str, file: str) -> None:
    english = texts("en", file)
    for key, text in texts(language, file).items():
        fields = {field.group(1) for field in FIELD.finditer(text)}
        assert fields == {field.group(1) for field in FIELD.finditer(english[key])}, key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms_of_the_language(language: str, file: str) -> None:
    for key, text in texts(language, file).items():
        for field in FIELD.finditer(text):
            if field.group(2) is not None:
                assert len(field.group(2).split("|")) == FORMS[language], key
        assert not re.search(r"[{}]", FIELD.sub("", text)), key


def test_forms_beside_numbers() -> None:
    assert [form("en", n) for n in (0, 1, 2, 5, 21)] == [1, 0, 1, 1, 1]
    assert [form("de", n) for n in (0, 1, 2)] == [1, 0, 1]
    few_and_many = {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 12: 2, 14: 2, 21: 2, 22: 1, 25: 2, 102: 1, 112: 2}
    assert {n: form("pl", n) for n in few_and_many} == few_and_many
    assert form("pl", -2) == 1


def test_polish_numbers_in_a_sentence() -> None:
    text = Text("pl", strict=True)
    counted = [text.t("goods.coins", n=n) for n in (1, 3, 5, 22)]
    assert counted == ["1 monetę", "3 monety", "5 monet", "22 monety"]


def test_a_missing_key_is_an_error_only_if_strict() -> None:
    assert Text("en").t("ui.nothing-of-the-kind") == "ui.nothing-of-the-kind"
    with pytest.raises(MissingTextError, match=r"no text 'ui.nothing-of-the-kind' in en/ui.txt"):
        Text("en", strict=True).t("ui.nothing-of-the-kind")


def test_a_missing_argument_is_an_error_only_if_strict() -> None:
    assert Text("en").t("goods.coins") == "{n} {n:coin|coins}"
    with pytest.raises(MissingTextError, match="needs the argument 'n'"):
        Text("en", strict=True).t("goods.coins")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'fr'; there is en, de, pl"):
        Text("fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_name(language: str) -> None:
    edition, text = load(), Text(language)
    wanted = {
        "card": [card.key for card in edition.cards],
        "kind": KINDS,
        "resource": RESOURCES,
        "region": REGIONS,
        "strip": STRIPS,
        "track": ("coin", "card"),
        "lever": range(1, len(edition.levers) + 1),
        "scoring": [tile.key for tile in edition.scoring_tiles],
        "seatcolour": range(4),
    }
    for family, members in wanted.items():
        assert sorted(text.keys(f"{family}.")) == sorted(f"{family}.{name}" for name in members)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_name(language: str) -> None:
    text = Text(language)
    names = [text.t(key) for key in text.keys("card.")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_retells_every_rule_once(language: str) -> None:
    written = (FOLDER.parents[1] / "docs" / "rules.md").read_text("utf-8")
    wanted = re.findall(r"^- (R\d+\.\d+) ", written, re.MULTILINE)
    told = re.findall(r"R\d+\.\d+", "\n".join(texts(language, "rules").values()))
    assert sorted(told) == sorted(wanted)


@pytest.mark.parametrize("file", ["rules", "help"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_have_a_title_and_numbered_lines(language: str, file: str) -> None:
    chapters: dict[str, list[str]] = {}
    for key in texts(language, file):
        _, chapter, line = key.split(".")
        chapters.setdefault(chapter, []).append(line)
    for chapter, found in chapters.items():
        assert found == ["title", *(str(n) for n in range(1, len(found)))], chapter


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lever_is_explained(language: str) -> None:
    states = ["state.none", "state.up", "state.down"]
    assert [key[7:] for key in texts(language, "levers")] == [*map(str, range(1, 13)), *states]
