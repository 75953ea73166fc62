"""The rules in the page: every game retells each of its own, in chapters without a gap."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boonlake import games
from boonlake.text import LANGUAGES, Text

DOCS = Path(__file__).parents[2] / "docs"
RULES = {"boonlake": DOCS / "rules.md", "settlement": DOCS / "settlement" / "rules.md"}
NUMBER = re.compile(r"R\d+\.\d+")


def test_every_game_has_its_rules_written_down() -> None:
    assert list(RULES) == games.names()


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_retells_every_rule_once(language: str, name: str) -> None:
    wanted = re.findall(r"^- (R\d+\.\d+) ", RULES[name].read_text("utf-8"), re.MULTILINE)
    text = Text(language, games.box(name).texts())
    told = [
        rule
        for _, _, lines in text.chapters("rules")
        for line in lines
        for rule in NUMBER.findall(line)
    ]
    assert sorted(told) == sorted(wanted)


@pytest.mark.parametrize("word", ["help", "rules"])
@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_a_chapter_are_numbered_without_a_gap(language: str, name: str, word: str) -> None:
    """Where the page leaves a number open, the game has a line."""
    text = Text(language, games.box(name).texts())
    for chapter, _, lines in text.chapters(word):
        wanted = {f"{chapter}.title", *(f"{chapter}.{n}" for n in range(1, len(lines) + 1))}
        assert set(text.keys(f"{chapter}.")) == wanted
