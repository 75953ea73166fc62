"""Code and texts belong together: no key is missing or unused, and no sentence stands in code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from boonlake import games
from boonlake.text import LANGUAGES, PAGE, Texts, parse

from .syntax import ROOT, literals, trees

GAMES = games.names()

SHARED = "shared"
"""The page and everything else that knows no game."""

WHOLE = frozenset({"rules", "help", "levers", "game", "choice"})
"""Texts that are read as a whole, chapter by chapter, or for everything that a box names."""

FOR_AUTHORS = (
    "components",
    "scenario",
    "study",
    "report.py",
    "invariants.py",
    "moments.py",
    "shape.py",
    "frames.py",
)
"""Parts that speak only to those who write component sets, scenarios, rules, players, snapshots."""


def keys_of(texts: Texts) -> list[str]:
    """Every key of a folder, file by file."""
    folder = texts.folder / LANGUAGES[0]
    return [
        key for file in texts.names() for key in parse((folder / f"{file}.txt").read_text("utf-8"))
    ]


KEYS = {SHARED: keys_of(PAGE), **{name: keys_of(games.box(name).texts()) for name in GAMES}}
PREFIXES = frozenset(key.partition(".")[0] for keys in KEYS.values() for key in keys)


def room(path: Path) -> str:
    """The game whose code a module is, or what games share."""
    parts = path.relative_to(ROOT).parts
    at = parts.index("games") + 1 if "games" in parts else 0
    return parts[at] if at and len(parts) > at + 1 else SHARED


Used = tuple[frozenset[str], tuple[re.Pattern[str], ...]]
"""Keys spelled out in code, and patterns of those put together there."""


@cache
def used(where: str) -> Used:
    """What the code of a game, or that which games share, says.

    What is put together from the bare first part, as `ui.{}`, must find the rest in its module.
    """
    known = {key for keys in KEYS.values() for key in keys}
    spelled: set[str] = set()
    patterns: set[str] = set()
    for path, tree in trees("boonlake", "web"):
        if room(path) != where:
            continue
        written = [text for _, text in literals(tree, raised=True)]
        for text in written:
            prefix = text.partition(".")[0]
            if prefix not in PREFIXES or not re.fullmatch(r"[\w.{}-]+", text):
                continue
            if text == "ui.{}":
                spelled.update(f"ui.{rest}" for rest in written if f"ui.{rest}" in known)
            elif "{}" in text or text.endswith("."):
                text += "{}" * text.endswith(".")
                patterns.add(re.escape(text).replace(r"\{\}", r"[\w-]+(\.[\w-]+)?"))
            else:
                spelled.add(text)
    return frozenset(spelled), tuple(re.compile(pattern) for pattern in sorted(patterns))


def says(said: Used, key: str) -> bool:
    """Whether code says a key."""
    spelled, patterns = said
    return key in spelled or any(pattern.fullmatch(key) for pattern in patterns)


def test_no_text_of_the_page_is_unused() -> None:
    everybody = [used(where) for where in (SHARED, *GAMES)]
    assert not [
        key
        for key in KEYS[SHARED]
        if key.partition(".")[0] not in WHOLE and not any(says(said, key) for said in everybody)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_no_text_of_a_game_is_unused(name: str) -> None:
    assert not [
        key
        for key in KEYS[name]
        if key.partition(".")[0] not in WHOLE
        and not says(used(name), key)
        and not says(used(SHARED), key)
    ]


OWN = (
    "ui.", "keep.", "computers.", "choice.", "game.", "why.", "log.", "prompt.", "option.",
    "goods.", "effect.", "source.",
)  # fmt: skip
"""How keys begin that are nothing else."""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("where", [SHARED, "own"])
def test_no_text_is_missing(where: str, name: str) -> None:
    """What games share may say only what the page or every game has words for."""
    spelled, patterns = used(SHARED if where == SHARED else name)
    keys = [*KEYS[SHARED], *KEYS[name]]
    assert not [key for key in sorted(spelled - set(keys)) if key.startswith(OWN)]
    unmatched = [p.pattern for p in patterns if not any(p.fullmatch(key) for key in keys)]
    assert not [pattern for pattern in unmatched if pattern.replace("\\", "").startswith(OWN)]


# Sentences


def sentences(folder: str, leave_out: tuple[str, ...] = ()) -> Iterator[str]:
    """Literals that people could read as a sentence."""
    for path, tree in trees(folder):
        if any(part in leave_out for part in path.relative_to(ROOT).parts):
            continue
        for line, text in literals(tree, raised=False):
            bare = re.sub(r"<[^<>]*>", " ", text)
            if re.search(r"[^\W\d_]{2,} [^\W\d_]{2,} [^\W\d_]{2,}", bare) and not is_list(bare):
                yield f"{path.relative_to(ROOT)}:{line}: {text[:60]}"


def is_list(text: str) -> bool:
    """Whether a literal is only names in a row, as a list to be split or CSS classes are."""
    return re.fullmatch(r"[a-z{}][\w{}-]*( [a-z{}][\w{}-]*)*|\s*", text.strip()) is not None


def test_no_sentence_stands_in_the_page() -> None:
    assert not list(sentences("web"))


@pytest.mark.parametrize("folder", ["boonlake/games", "boonlake/players"])
def test_no_sentence_stands_in_games_and_players(folder: str) -> None:
    assert not list(sentences(folder, FOR_AUTHORS))


@pytest.mark.parametrize(
    "spoken",
    [
        r">\s*(?!Boonlake)[A-Z][a-z]+",
        r'(aria-label|title|placeholder|alt)="[A-Za-z]',
    ],
)
def test_no_word_stands_in_markup(spoken: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text[:60]}"
        for path, tree in trees("web")
        for line, text in literals(tree, raised=False)
        if re.search(spoken, text)
    ]
    assert not found
