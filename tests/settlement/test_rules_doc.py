"""Every line of rules and rulings is numbered once and names tests that exist."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs" / "settlement"
SCENARIOS = ROOT / "tests" / "settlement" / "scenarios"
ENTRY = re.compile(
    r"^- (?P<number>[RS]\d+(?:\.\d+)?) (?P<text>.+?)(?: \[tests: (?P<tests>[^\]]+)\])?$"
)
PLACE = re.compile(r"\*\([^()]+\)\*$")


class Entry(NamedTuple):
    """One numbered line of a document."""

    where: str
    number: str
    text: str
    tests: list[str]


def entries(document: str) -> Iterator[Entry]:
    """The numbered lines of a document, in order."""
    for line, text in enumerate((DOCS / document).read_text("utf-8").splitlines(), 1):
        found = ENTRY.match(text)
        if found:
            tests = [name.strip() for name in (found["tests"] or "").split(",") if name.strip()]
            where = f"{document}:{line} {found['number']}"
            yield Entry(where, found["number"], found["text"], tests)


def exists(test: str) -> bool:
    """Whether a scenario name or a path::function is really there."""
    if "::" not in test:
        return (SCENARIOS / f"{test}.txt").is_file()
    path, function = test.split("::", 1)
    source = ROOT / path
    if not source.is_file():
        return False
    return bool(re.search(rf"^def {re.escape(function)}\(", source.read_text("utf-8"), re.M))


RULES = list(entries("rules.md"))
RULINGS = list(entries("rulings.md"))


@pytest.mark.parametrize("document", ["rules.md", "rulings.md"])
def test_no_numbered_line_escapes_the_pattern(document: str) -> None:
    started = re.findall(r"^- ([RS]\d+(?:\.\d+)?)\b", (DOCS / document).read_text("utf-8"), re.M)
    assert started == [entry.number for entry in entries(document)]
    assert started


def test_numbers_run_without_gaps() -> None:
    chapters: dict[int, list[int]] = {}
    for entry in RULES:
        chapter, line = entry.number[1:].split(".")
        chapters.setdefault(int(chapter), []).append(int(line))
    assert list(chapters) == list(range(1, len(chapters) + 1))
    assert all(lines == list(range(1, len(lines) + 1)) for lines in chapters.values())
    assert [int(entry.number[1:]) for entry in RULINGS] == list(range(1, len(RULINGS) + 1))
    assert max(Counter(entry.number for entry in RULES + RULINGS).values()) == 1


@pytest.mark.parametrize("entry", RULES + RULINGS, ids=lambda entry: str(entry.number))
def test_line_names_tests_that_exist(entry: Entry) -> None:
    assert entry.tests, f"{entry.where} names no test"
    missing = [test for test in entry.tests if not exists(test)]
    assert missing == [], f"{entry.where} names tests that do not exist: {', '.join(missing)}"


def test_rules_name_their_place_and_rulings_their_reason() -> None:
    assert [entry.where for entry in RULES if not PLACE.search(entry.text)] == []
    assert [entry.where for entry in RULINGS if "*Why: " not in entry.text] == []


def test_rulings_referred_to_exist() -> None:
    known = {entry.number for entry in RULINGS}
    for entry in RULES:
        assert set(re.findall(r"\bS\d+\b", entry.text)) <= known, entry.where


def scenario_rules(path: Path) -> list[str]:
    """The rule numbers a scenario file says it covers."""
    for line in path.read_text(encoding="utf-8").splitlines():
        words = line.split()
        if words and words[0] == "rule":
            return words[1:]
    return []


@pytest.mark.parametrize(
    "path", sorted(SCENARIOS.rglob("*.txt")), ids=lambda path: str(path.relative_to(SCENARIOS))
)
def test_scenario_and_documents_agree(path: Path) -> None:
    """A scenario's rule line lists exactly the lines that name it."""
    name = path.relative_to(SCENARIOS).with_suffix("").as_posix()
    naming = {entry.number for entry in RULES + RULINGS if name in entry.tests}
    assert set(scenario_rules(path)) == naming
