"""Picture books: every page has words in every language, a picture, and is found by its words."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from boonlake import games
from boonlake.text import LANGUAGES, Text
from web.games import look_of
from web.kit.illustrated import ICON, TERM, plain
from web.screens.language import language_for
from web.screens.panels import Context, book
from web.screens.panels.help import panel
from web.screens.screen import Screen

GAMES = games.names()
SEARCHED = {
    "en": ("goal", "money", "win", "cards", "icons"),
    "de": ("ziel", "geld", "gewinnen", "karten", "symbole"),
    "pl": ("cel", "pieniądze", "wygrać", "karty", "symbole"),
}
"""What people type."""


def context(name: str, language: str, search: str = "") -> Context:
    """The panel of a game that is set up."""
    session: Any = SimpleNamespace(draft=SimpleNamespace(game=name))
    return Context(language_for(language, name), session, Screen(search=search))


def text_of(name: str, language: str) -> Text:
    """The words of a book."""
    box = games.box(name)
    return Text(language, box.teaching().texts, box.texts(), strict=True)


def lines(text: Text, page: str) -> list[str]:
    """The sentences of a page."""
    return [text.t(key) for key in text.keys(f"book.{page}.") if key[-1].isdecimal()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_page_has_a_title_words_and_a_picture(name: str, language: str) -> None:
    every = book.pages(context(name, language))
    assert every[0] == "aim"
    for page in every:
        shown = book.leaf(context(name, language), page)
        assert re.search(r"<figure[^>]*>.*<svg", shown, re.S), page
        assert "book." not in re.sub(r'(class|data-\w+)="[^"]*"', "", shown), page
        assert f"/ {len(every)}" in book.turners(context(name, language), page)
        assert 1 <= len(lines(text_of(name, language), page)) <= 3


@pytest.mark.parametrize("name", GAMES)
def test_an_example_is_a_position_of_the_first_game(name: str) -> None:
    assert book._position(name).view["decision"]["seat"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_searches_find_what_people_type(name: str, language: str) -> None:
    for word in SEARCHED[language]:
        assert "open help book" in panel(context(name, language, word), "").found, word
    first = panel(context(name, language, SEARCHED[language][0]), "").found
    assert first.index("book aim") < first.index("</button>")


def test_typing_changes_nothing_but_what_is_found() -> None:
    before, after = (panel(context("boonlake", "en", typed), "") for typed in ("", "goal"))
    assert before._replace(found="") == after._replace(found="")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_word_is_explained_once_and_where_it_stands_first(name: str, language: str) -> None:
    text = text_of(name, language)
    before = ""
    for page in book.pages(context(name, language)):
        for line in lines(text, page):
            for term in TERM.findall(line):
                assert term.lower() not in before.lower(), f"{term} on {page}"
            before += f" {plain(line)}"


@pytest.mark.parametrize("name", GAMES)
def test_the_legend_has_every_icon(name: str) -> None:
    look = look_of(games.get(name))
    module = __import__(f"web.games.{name}.legend", fromlist=["GROUPS", "PARTS"])
    icons = __import__(f"web.games.{name}.icons", fromlist=["SHAPES"])
    listed = {meaning[0] for group in module.GROUPS.values() for meaning in group}
    paired = {shape for shape in icons.SHAPES if shape.startswith("scoring-regions-")}
    assert set(icons.SHAPES) - listed - module.PARTS - paired == set()
    assert listed <= set(look.icons.icons)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_icons_in_sentences_exist_and_are_the_same_in_all_languages(
    name: str, language: str
) -> None:
    icons = look_of(games.get(name)).icons.icons
    text, english = text_of(name, language), text_of(name, "en")
    for prefix in ("book.", "lesson."):
        for key in text.keys(prefix):
            found = ICON.findall(text._find(key))
            assert sorted(found) == sorted(ICON.findall(english._find(key))), key
            assert set(found) <= set(icons), key


@pytest.mark.parametrize("name", GAMES)
def test_all_rules_stay_and_a_chapter_opens_them(name: str) -> None:
    assert "<details" in panel(context(name, "en"), "all").found
    assert 'id="rules-2" open' in panel(context(name, "en"), "rules.2").found
    assert 'data-page="aim"' in panel(context(name, "en"), "").found
    assert "R2." not in panel(context(name, "en"), "all").found
