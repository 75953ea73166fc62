"""Every line of docs/rules.md and docs/rulings.md is numbered once and names tests that exist.

A line of the rules names the code that does it, and that code's docstring names the line.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCENARIOS = ROOT / "tests" / "scenarios"
GAME = ROOT / "boonlake" / "games" / "boonlake"
ENTRY = re.compile(
    r"^- (?P<number>[RU]\d+(?:\.\d+)?) (?P<text>.+?)"
    r"(?: \[code: (?P<code>[^\]]+)\])?(?: \[tests: (?P<tests>[^\]]+)\])?$"
)
RULE = re.compile(r"\bR\d+\.\d+\b")
PLACE = re.compile(r"\*\([^()]+\)\*$")


class Entry:
    """One numbered line of a document."""

    def __init__(self, document: str, line: int, match: re.Match[str]) -> None:
        self.number = match["number"]
        self.where = f"docs/{document}:{line} {self.number}"
        self.text = match["text"]
        self.code = _listed(match["code"])
        self.tests = _listed(match["tests"])


def _listed(names: str | None) -> list[str]:
    return [name.strip() for name in (names or "").split(",") if name.strip()]


def entries(document: str) -> Iterator[Entry]:
    """The numbered lines of a document, in order."""
    for line, text in enumerate(
        (ROOT / "docs" / document).read_text(encoding="utf-8").splitlines(), 1
    ):
        match = ENTRY.match(text)
        if match:
            yield Entry(document, line, match)


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


@pytest.mark.parametrize("entry", RULES, ids=lambda entry: str(entry.number))
def test_line_names_the_code_that_does_it(entry: Entry) -> None:
    assert entry.code, f"{entry.where} names no code"
    missing = [name for name in entry.code if name not in DOCSTRINGS]
    assert missing == [], f"{entry.where} names code that does not exist: {', '.join(missing)}"
    silent = [name for name in entry.code if entry.number not in RULE.findall(DOCSTRINGS[name])]
    assert silent == [], f"{', '.join(silent)} should name {entry.number} in the docstring"


def test_code_names_rules_that_name_it() -> None:
    named = {(entry.number, name) for entry in RULES for name in entry.code}
    told = {(rule, name) for name, text in DOCSTRINGS.items() for rule in RULE.findall(text)}
    assert sorted(told - named) == []


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
