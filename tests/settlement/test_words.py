"""The game in words: every line, prompt, option and reason of whole games in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.points import LINES as SOURCES
from boonlake.games.settlement.rules.agenda import AGENDA
from boonlake.games.settlement.wording.log import LINES, WORDLESS
from boonlake.games.settlement.wording.options import LABELS
from boonlake.games.settlement.wording.prompts import PROMPTS
from boonlake.text import FORMS, LANGUAGES, Text, parse

from .playing import TABLES, Busy, moves_of

ROOT = Path(__file__).resolve().parents[2]
FIELD = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
FOLDER = GAME.texts.folder
FILES = GAME.texts.names()
NAMES = ["Ada", "Béla", "Cyd", "Dan"]


@cache
def texts(language: str, file: str) -> dict[str, str]:
    return parse((FOLDER / language / f"{file}.txt").read_text("utf-8"))


def strict(language: str) -> Text:
    return Text(language, GAME.texts, strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [TABLES[0], TABLES[3]], ids=len)
def test_whole_games_can_be_told(language: str, seats: list[str]) -> None:
    text, wording = strict(language), GAME.wording
    state = GAME.new(seats, 3)
    busy = Busy(3)
    while asked := GAME.decision(state):
        view = GAME.view(state, asked.seat)
        assert wording.prompt(text, view, NAMES)
        labels = [wording.option(text, view, option) for option in asked.options]
        assert len(set(labels)) == len(labels), [asked.options, labels]
        for record in GAME.apply(state, busy.choose(asked)):
            line = wording.line(text, record, NAMES, 0)
            assert line
            assert "{" not in line
    assert wording.prompt(text, GAME.view(state, 0), NAMES)


def test_a_prompt_names_nothing_that_cannot_be_done() -> None:
    text, wording, state = strict("en"), GAME.wording, GAME.new(TABLES[1], 3)
    busy, said = Busy(3), set()
    while asked := GAME.decision(state):
        if asked.kind == "turn-choice" and state.agenda[-1][2]:
            prompt = wording.prompt(text, GAME.view(state, asked.seat), NAMES)
            assert ("hero" in prompt) == any(o.startswith("hero") for o in asked.options), prompt
            said.add(prompt)
        GAME.apply(state, busy.choose(asked))
    assert len({prompt.partition(": ")[2] for prompt in said}) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_files_say_the_same_in_every_language(language: str, file: str) -> None:
    english, other = texts("en", file), texts(language, file)
    assert list(other) == list(english)
    for key, text in other.items():
        fields = {field.group(1) for field in FIELD.finditer(text)}
        assert fields == {field.group(1) for field in FIELD.finditer(english[key])}, key
        for field in FIELD.finditer(text):
            if field.group(2) is not None:
                assert len(field.group(2).split("|")) == FORMS[language], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    text, components = strict(language), GAME.components
    for hero in components.heroes:
        assert text.has(f"hero.{hero.key}")
    for kind in components.landscapes:
        assert text.has(f"landscape.{kind.key}")
    for building in components.buildings:
        assert text.has(f"building.{building.key}")
        assert text.has(f"building.text.{building.key}")
    for artefact in components.artefacts:
        assert text.has(f"artefact.{artefact.key}")
        assert text.has(f"artefact.text.{artefact.key}")
    for line in SOURCES:
        assert text.has(f"ui.source.{line}")
        assert text.has(f"source.final.{line}")
    for word in GAME.box.seating.computers:
        assert text.has(f"ui.kind.{word}")
        assert text.has(f"ui.name.{word}")
    assert text.has("game.settlement")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ(language: str) -> None:
    for first in ("hero", "landscape", "building", "artefact"):
        names = [
            name
            for key, name in texts(language, "names").items()
            if key.startswith(f"{first}.") and not key.startswith(f"{first}.text.")
        ]
        assert len(set(names)) == len(names)


def test_words_belong_to_something() -> None:
    assert LABELS.keys() == AGENDA.verbs
    assert PROMPTS.keys() == AGENDA.offer.keys()
    second = {key.split(".")[1] for key in texts("en", "log") if key.startswith("log.")}
    assert second == LINES.keys()
    prompts = texts("en", "prompts")
    asked = {key.split(".")[1] for key in prompts if key.startswith("prompt.")}
    assert asked - {"you", "other", "over"} == PROMPTS.keys()
    assert {key.split(".")[1] for key in prompts if key.startswith("option.")} == LABELS.keys()


def test_every_kind_of_record_has_a_line() -> None:
    folder = ROOT / "boonlake" / "games" / "settlement"
    appended = re.compile(r'records\.append\(\(\s*"([\w-]+)"')
    kinds = {
        kind
        for path in sorted((folder / "rules").glob("*.py"))
        for kind in appended.findall(path.read_text("utf-8"))
    }
    assert kinds == LINES.keys() | WORDLESS


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_help_have_chapters(language: str) -> None:
    text = strict(language)
    assert len(text.chapters("rules")) == 11
    assert all(lines for _, _, lines in text.chapters("rules"))
    assert text.chapters("help")


def test_the_log_reads_like_a_game() -> None:
    text, wording = strict("en"), GAME.wording
    lines = [
        wording.line(text, record, NAMES, -1)
        for _, _, records in moves_of(TABLES[1], 1, Busy(1))
        for record in records
    ]
    assert "Round 6 begins." in lines
    assert any(line and line.startswith("Ada explores I") for line in lines)
