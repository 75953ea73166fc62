"""Every line of the rules and rulings of a game is numbered once and names tests that exist.

A line of Boonlake's rules names the code that does it, and that code's docstring names the line.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rule_documents import ALL, BOONLAKE, ROOT, Documents, Entry, rules_of

GAME = ROOT / "boonlake" / "games" / "boonlake"
RULE = re.compile(r"\bR\d+\.\d+\b")
PLACE = re.compile(r"\*\([^()]+\)\*$")

every_game = pytest.mark.parametrize("documents", ALL, ids=lambda documents: str(documents.name))


def named(documents: Documents, thing: Entry | Path) -> Any:
    """A case of a test, called by its game and number or path."""
    name = thing.number if isinstance(thing, Entry) else thing.relative_to(documents.scenarios)
    return pytest.param(documents, thing, id=f"{documents.name}-{name}")


def described(path: Path) -> Iterator[tuple[str, str]]:
    """Functions, classes and tables of a module, each with its docstring."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
        elif isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(after, ast.Expr):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Name) and isinstance(after.value, ast.Constant):
                yield target.id, str(after.value.value)


DOCSTRINGS = {
    f"{path.relative_to(GAME).as_posix()}::{name}": text
    for path in sorted(GAME.rglob("*.py"))
    for name, text in described(path)
}
"""What the code of the game says of itself, by the names that the rules use for it."""


@every_game
def test_no_numbered_line_escapes_the_pattern(documents: Documents) -> None:
    assert documents.started() == [entry.number for entry in documents.entries]
    assert documents.rules
    assert documents.rulings


@every_game
def test_numbers_are_unique(documents: Documents) -> None:
    counted = Counter(entry.number for entry in documents.entries)
    assert [number for number, times in counted.items() if times > 1] == []


@every_game
def test_numbers_run_without_gaps(documents: Documents) -> None:
    chapters: dict[int, list[int]] = {}
    for entry in documents.rules:
        chapter, line = entry.number[1:].split(".")
        chapters.setdefault(int(chapter), []).append(int(line))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    for number, lines in chapters.items():
        assert lines == list(range(1, len(lines) + 1)), f"chapter {number}"
    numbers = [int(entry.number[1:]) for entry in documents.rulings]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize(
    ("documents", "entry"),
    [named(documents, entry) for documents in ALL for entry in documents.entries],
)
def test_line_names_tests_that_exist(documents: Documents, entry: Entry) -> None:
    assert entry.tests, f"{entry.where} names no test"
    missing = [test for test in entry.tests if not documents.has_test(test)]
    assert missing == [], f"{entry.where} names tests that do not exist: {', '.join(missing)}"


@pytest.mark.parametrize("entry", BOONLAKE.rules, ids=lambda entry: str(entry.number))
def test_line_names_the_code_that_does_it(entry: Entry) -> None:
    assert entry.code, f"{entry.where} names no code"
    missing = [name for name in entry.code if name not in DOCSTRINGS]
    assert missing == [], f"{entry.where} names code that does not exist: {', '.join(missing)}"
    silent = [name for name in entry.code if entry.number not in RULE.findall(DOCSTRINGS[name])]
    assert silent == [], f"{', '.join(silent)} should name {entry.number} in the docstring"


def test_code_names_rules_that_name_it() -> None:
    by_rules = {(entry.number, name) for entry in BOONLAKE.rules for name in entry.code}
    by_code = {(rule, name) for name, text in DOCSTRINGS.items() for rule in RULE.findall(text)}
    assert sorted(by_code - by_rules) == []


@every_game
def test_rules_name_their_place_in_the_rulebook(documents: Documents) -> None:
    assert [entry.where for entry in documents.rules if not PLACE.search(entry.text)] == []


@every_game
def test_rulings_name_their_reason(documents: Documents) -> None:
    assert [entry.where for entry in documents.rulings if "*Why: " not in entry.text] == []


@every_game
def test_rulings_referred_to_exist(documents: Documents) -> None:
    known = {entry.number for entry in documents.rulings}
    for entry in documents.rules:
        assert set(re.findall(rf"\b{documents.ruling}\d+\b", entry.text)) <= known, entry.where


@pytest.mark.parametrize(
    ("documents", "path"),
    [named(documents, path) for documents in ALL for path in documents.scenario_files()],
)
def test_scenario_and_documents_agree(documents: Documents, path: Path) -> None:
    """A scenario's rule line lists exactly the lines that name it."""
    assert set(rules_of(path)) == documents.naming(path)
