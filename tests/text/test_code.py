"""Code and texts belong together: no key is missing or unused, and no sentence stands in code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import boonlake
from boonlake.games.boonlake.rules.agenda import OFFER, VERBS
from boonlake.games.boonlake.wording.log import LINES, WORDLESS
from boonlake.games.boonlake.wording.options import LABELS
from boonlake.text import FILE_OF, NAMES, Text

ROOT = Path(boonlake.__file__).parents[1]
GAME = ROOT / "boonlake" / "games" / "boonlake"
PREFIXES = frozenset(FILE_OF) | {key.partition(".")[0] for key in Text("en").file(NAMES)}
ALL_KEYS = [key for file in {*FILE_OF.values(), NAMES} for key in Text("en").file(file)]

WHOLE = frozenset({"rules", "help", "levers"})
"""Texts that are read as a whole, chapter by chapter; test_files.py knows their keys."""

FOR_AUTHORS = ("components", "scenario", "invariants.py")
"""Parts that speak only to those who write component sets, scenarios and rules."""


@cache
def trees(*folders: str) -> list[tuple[Path, ast.Module]]:
    """The syntax trees of all modules below some folders."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return [(path, ast.parse(path.read_text("utf-8"))) for path in paths]


def is_docstring(node: ast.AST, parent: ast.AST) -> bool:
    """Whether a literal stands alone as a statement."""
    return isinstance(parent, ast.Expr) and isinstance(node, ast.Constant)


def literals(tree: ast.AST, *, raised: bool) -> Iterator[tuple[int, str]]:
    """String literals with their lines, holes of f-strings as `{}`; docstrings left out.

    Without `raised`, what goes into an exception is left out as well.
    """
    for parent in ast.walk(tree):
        for node in ast.iter_child_nodes(parent):
            if is_docstring(node, parent) or isinstance(parent, ast.JoinedStr):
                continue
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                text = node.value
            elif isinstance(node, ast.JoinedStr):
                parts = [p.value if isinstance(p, ast.Constant) else "{}" for p in node.values]
                text = "".join(map(str, parts))
            else:
                continue
            if raised or not _is_exception(parent):
                yield node.lineno, text


def _is_exception(node: ast.AST) -> bool:
    """Whether a call makes an exception."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id.endswith(("Error", "Move"))
    )


@cache
def used() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Keys spelled out in code, and patterns of those put together there.

    What is put together from the bare first part, as `ui.{}`, must find the rest in its module.
    """
    spelled, patterns = set(), set()
    for _, tree in trees("boonlake", "web"):
        found = [text for _, text in literals(tree, raised=True)]
        for text in found:
            prefix = text.partition(".")[0]
            if prefix not in PREFIXES or not re.fullmatch(r"[\w.{}-]+", text):
                continue
            if text == "ui.{}":
                spelled.update(f"ui.{rest}" for rest in found if f"ui.{rest}" in ALL_KEYS)
            elif "{}" in text or text.endswith("."):
                text += "{}" * text.endswith(".")
                patterns.add(re.escape(text).replace(r"\{\}", r"[\w-]+(\.[\w-]+)?"))
            else:
                spelled.add(text)
    return frozenset(spelled), tuple(re.compile(pattern) for pattern in sorted(patterns))


def test_no_text_is_unused() -> None:
    spelled, patterns = used()
    unused = [
        key
        for key in ALL_KEYS
        if key.partition(".")[0] not in WHOLE
        and key not in spelled
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert not unused


def test_no_text_is_missing() -> None:
    spelled, patterns = used()
    own = ("ui.", "keep.", "why.", "log.", "prompt.", "option.", "goods.", "effect.", "source.")
    assert not [key for key in sorted(spelled - set(ALL_KEYS)) if key.startswith(own)]
    unmatched = [p.pattern for p in patterns if not any(p.fullmatch(key) for key in ALL_KEYS)]
    assert not [pattern for pattern in unmatched if pattern.replace("\\", "").startswith(own)]


def test_prompts_options_and_log_lines_belong_to_something() -> None:
    second = {
        prefix: {key.split(".")[1] for key in ALL_KEYS if key.startswith(f"{prefix}.")}
        for prefix in ("prompt", "option", "log")
    }
    assert second["prompt"] - {"you", "other", "over"} == OFFER.keys()
    named_elsewhere = {"strip", "region", "track", "give"}
    assert second["option"] - {"with", "free"} == VERBS - named_elsewhere
    assert second["log"] == LINES.keys()
    assert LABELS.keys() == VERBS


def emitted(function: str) -> set[str]:
    """The kinds of record appended anywhere in the game."""
    kinds = set()
    for _, tree in trees("boonlake/games/boonlake"):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and ast.unparse(node.func).endswith(function)
                and node.args
                and isinstance(node.args[0], ast.Tuple)
            ):
                first = node.args[0].elts[0]
                kinds |= {c.value for c in ast.walk(first) if isinstance(c, ast.Constant)}
    return {str(kind) for kind in kinds if isinstance(kind, str)}


def test_every_kind_of_record_has_a_line() -> None:
    assert emitted("records.append") == LINES.keys() | WORDLESS


SOURCED = re.compile(r"(gain|pay)_\w+|draw_cards|drop_cards|give_cards|produce|grant|mark")


def sources() -> set[str]:
    """The first words of all sources written in the game's code."""
    words = set()
    for path, tree in trees("boonlake/games/boonlake"):
        if "scenario" in path.parts:
            continue
        for node in ast.walk(tree):
            found: list[ast.expr] = []
            if isinstance(node, ast.Call) and SOURCED.fullmatch(ast.unparse(node.func)):
                found = node.args[-1:]
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "source":
                found = [node.value]
            for value in found:
                for _, text in literals(ast.Tuple([value], ast.Load()), raised=True):
                    words.add(text.partition("{")[0])
    return words


def test_every_source_has_a_phrase() -> None:
    keys = Text("en").keys("source.")
    for source in sources():
        word, _, rest = source.partition(":")
        wanted = {f"source.{word}", f"source.{word}.{rest}"}
        assert wanted.intersection(keys) or (
            not rest and any(key.startswith(f"source.{word}.") for key in keys)
        ), source


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


def test_no_sentence_stands_in_a_game() -> None:
    assert not list(sentences("boonlake/games", FOR_AUTHORS))


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
