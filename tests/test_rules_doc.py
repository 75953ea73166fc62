"""Every line of docs/rules.md and docs/rulings.md is numbered once and names tests that exist."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
ENTRY = re.compile(
    r"^- (?P<number>[RU]\d+(?:\.\d+)?) (?P<text>.+?)(?: \[tests: (?P<tests>[^\]]+)\])?$"
)
PLACE = re.compile(r"\*\([^()]+\)\*$")


class Entry:
    """One numbered line of a document."""

    def __init__(self, document: str, line: int, number: str, text: str, tests: list[str]) -> None:
        self.where = f"docs/{document}:{line} {number}"
        self.number = number
        self.text = text
        self.tests = tests


def entries(document: str) -> Iterator[Entry]:
    """The numbered lines of a document, in order."""
    for line, text in enumerate(
        (ROOT / "docs" / document).read_text(encoding="utf-8").splitlines(), 1
    ):
        found = ENTRY.match(text)
        if found:
            named = [name.strip() for name in (found["tests"] or "").split(",") if name.strip()]
            yield Entry(document, line, found["number"], found["text"], named)


def exists(test: str) -> bool:
    """Whether a scenario name or a path::function is really there."""
    if "::" not in test:
        return (SCENARIOS / f"{test}.txt").is_file()
    path, function = test.split("::", 1)
    source = ROOT / path
    return (
        source.is_file()
        and re.search(rf"^def {re.escape(function)}\(", source.read_text(encoding="utf-8"), re.M)
        is not None
    )


RULES = list(entries("rules.md"))
RULINGS = list(entries("rulings.md"))


@pytest.mark.parametrize("document", ["rules.md", "rulings.md"])
def test_no_numbered_line_escapes_the_pattern(document: str) -> None:
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    started = re.findall(r"^\W*([RU]\d+(?:\.\d+)?)\b", text, re.M)
    assert started == [entry.number for entry in entries(document)]
    assert started


def test_numbers_are_unique() -> None:
    counted = Counter(entry.number for entry in RULES + RULINGS)
    assert [number for number, times in counted.items() if times > 1] == []


def test_numbers_run_without_gaps() -> None:
    for chapter, group in _by_chapter().items():
        assert [int(number.split(".")[1]) for number in group] == list(range(1, len(group) + 1)), (
            f"chapter {chapter}"
        )
    assert sorted(int(entry.number[1:]) for entry in RULINGS) == list(range(1, len(RULINGS) + 1))


def _by_chapter() -> dict[str, list[str]]:
    chapters: dict[str, list[str]] = {}
    for entry in RULES:
        chapters.setdefault(entry.number.split(".")[0], []).append(entry.number)
    return chapters


@pytest.mark.parametrize("entry", RULES + RULINGS, ids=lambda entry: str(entry.number))
def test_line_names_tests_that_exist(entry: Entry) -> None:
    assert entry.tests, f"{entry.where} names no test"
    missing = [test for test in entry.tests if not exists(test)]
    assert missing == [], f"{entry.where} names tests that do not exist: {', '.join(missing)}"


def test_rules_name_their_place_in_the_rulebook() -> None:
    assert [entry.where for entry in RULES if not PLACE.search(entry.text)] == []


def test_rulings_name_their_reason() -> None:
    assert [entry.where for entry in RULINGS if "*Why: " not in entry.text] == []


def test_rulings_referred_to_exist() -> None:
    known = {entry.number for entry in RULINGS}
    for entry in RULES:
        assert set(re.findall(r"\bU\d+\b", entry.text)) <= known, entry.where


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
