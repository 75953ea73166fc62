"""The text files of the page and of every game: the same keys, placeholders and enough plural
forms in every language, and everything that the page asks of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from boonlake import games
from boonlake.text import FORMS, LANGUAGES, PAGE, MissingTextError, Text, Texts, form, parse

GAMES = {name: games.box(name).texts() for name in games.names()}
FOLDERS = {"page": PAGE, **GAMES}
FILES = [(name, file) for name, folder in FOLDERS.items() for file in folder.names()]
"""All files, by the folder in which they stand."""
FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
OTHERS = [language for language in LANGUAGES if language != "en"]


def read(name: str, language: str, file: str) -> str:
    """A file as it is written."""
    return (FOLDERS[name].folder / language / f"{file}.txt").read_text("utf-8")


def texts(name: str, language: str, file: str) -> dict[str, str]:
    """The texts of a file by key."""
    return parse(read(name, language, file))


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_no_other_files(name: str, language: str) -> None:
    folder = FOLDERS[name]
    assert sorted(path.stem for path in (folder.folder / language).glob("*.txt")) == folder.names()


@pytest.mark.parametrize(("name", "file"), FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_a_key_and_a_text(name: str, language: str, file: str) -> None:
    written = read(name, language, file).splitlines()
    lines = [line for line in written if line and not line.startswith("#")]
    for line in lines:
        assert re.fullmatch(r"[a-z][\w.-]* = \S.*\S|[a-z][\w.-]* = \S", line), line
    keys = [line.partition(" = ")[0] for line in lines]
    assert len(keys) == len(set(keys)), [key for key in keys if keys.count(key) > 1]
    assert {FOLDERS[name].file_of(key) for key in keys} == {file}


@pytest.mark.parametrize(("name", "file"), FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys(name: str, language: str, file: str) -> None:
    assert texts(name, language, file).keys() == texts(name, "en", file).keys()


@pytest.mark.parametrize(("name", "file"), FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_placeholders(name: str, language: str, file: str) -> None:
    english = texts(name, "en", file)
    for key, text in texts(name, language, file).items():
        fields = {field.group(1) for field in FIELD.finditer(text)}
        assert fields == {field.group(1) for field in FIELD.finditer(english[key])}, key


@pytest.mark.parametrize(("name", "file"), FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_have_all_forms_of_the_language(name: str, language: str, file: str) -> None:
    for key, text in texts(name, language, file).items():
        for field in FIELD.finditer(text):
            if field.group(2) is not None:
                assert len(field.group(2).split("|")) == FORMS[language], key
        assert not re.search(r"[{}]", FIELD.sub("", text)), key


VERBS = frozenset({"is", "are", "ist", "sind"})
"""They may belong to what stands before a number: space 13 is free."""


def bending(name: str, language: str) -> tuple[set[str], set[str]]:
    """The fields that choose a form anywhere in a folder, and the words that differ by form."""
    fields: set[str] = set()
    words: set[str] = set()
    for file in FOLDERS[name].names():
        for text in texts(name, language, file).values():
            for field in FIELD.finditer(text):
                if field.group(2) is not None:
                    fields.add(field.group(1))
                    forms = [set(form.split()) for form in field.group(2).split("|")]
                    words |= set.union(*forms) - set.intersection(*forms)
    return fields, words - VERBS


@pytest.mark.parametrize("name", FOLDERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_that_bends_does_so_beside_every_number(name: str, language: str) -> None:
    """What has forms in one text stands nowhere without them behind a number: no `{n} coins`."""
    fields, words = bending(name, language)
    behind = re.compile(r"\{(\w+)\}((?: [^\W\d_]+){1,2})")
    assert not [
        (key, word)
        for file in FOLDERS[name].names()
        for key, text in texts(name, language, file).items()
        for found in behind.finditer(text)
        for word in found.group(2).split()
        if found.group(1) in fields and word in words
    ]


def asked_of(name: str) -> Iterator[str]:
    """What the page says about any game, before it is open and after."""
    box, game = games.box(name), games.get(name)
    yield f"game.{name}"
    for choice in box.choices:
        yield f"choice.{choice.key}"
        yield from (f"choice.{choice.key}.{value}" for value in choice.values)
    for word in box.seating.computers:
        yield from (f"ui.kind.{word}", f"ui.name.{word}")
    opponent = box.seating.opponent
    if opponent:
        yield f"ui.name.{opponent.word}"
        yield "keep.results.solo"
        yield from (f"ui.kind.{word.replace(':', '.')}" for word in opponent.words())
    yield from (f"ui.source.{line}" for line in game.score_sheet.lines)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_what_the_page_asks_of_it(name: str, language: str) -> None:
    text = Text(language, GAMES[name])
    assert [key for key in asked_of(name) if not text.has(key)] == []


@pytest.mark.parametrize("folder", [(), *((each,) for each in GAMES.values())], ids=len)
@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_have_a_title_and_lines_in_order(language: str, folder: tuple[Texts, ...]) -> None:
    text = Text(language, *folder)
    for word in ("help", "rules"):
        keys = text.keys(f"{word}.")
        for chapter, title, lines in text.chapters(word):
            own = [key for key in keys if key.startswith(f"{chapter}.")]
            assert title
            assert len(own) == 1 + len(lines) > 1, chapter


def test_a_text_of_a_game_goes_before_that_of_the_page() -> None:
    key, text = "ui.set.motion.why", Text("en", GAMES["boonlake"])
    assert text.t(key) == "Pieces and ships glide to their new places."
    assert Text("en").t(key) == "Pieces glide to their new places."
    assert text.keys(key) == [key]


def test_forms_beside_numbers() -> None:
    assert [form("en", n) for n in (0, 1, 2, 5, 21)] == [1, 0, 1, 1, 1]
    assert [form("de", n) for n in (0, 1, 2)] == [1, 0, 1]
    few_and_many = {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 12: 2, 14: 2, 21: 2, 22: 1, 25: 2, 102: 1, 112: 2}
    assert {n: form("pl", n) for n in few_and_many} == few_and_many
    assert form("pl", -2) == 1


def test_a_missing_key_is_an_error_only_if_strict() -> None:
    assert Text("en").t("ui.nothing-of-the-kind") == "ui.nothing-of-the-kind"
    with pytest.raises(MissingTextError, match=r"no text 'ui.nothing-of-the-kind' in en"):
        Text("en", strict=True).t("ui.nothing-of-the-kind")


def test_a_missing_argument_is_an_error_only_if_strict() -> None:
    assert Text("en").t("keep.moves") == "{n} {n:move|moves}"
    with pytest.raises(MissingTextError, match="needs the argument 'n'"):
        Text("en", strict=True).t("keep.moves")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown language 'fr'; there is en, de, pl"):
        Text("fr")
