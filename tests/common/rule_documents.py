"""The rules and rulings of a game as numbered lines, each with the tests that it names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ENTRY = re.compile(
    r"^- (?P<number>[A-Z]\d+(?:\.\d+)?) (?P<text>.+?)"
    r"(?: \[code: (?P<code>[^\]]+)\])?(?: \[tests: (?P<tests>[^\]]+)\])?$"
)


class Entry(NamedTuple):
    """One numbered line of a document."""

    where: str
    number: str
    text: str
    code: list[str]
    tests: list[str]


class Documents:
    """The documents of one game and its scenarios."""

    def __init__(self, name: str, docs: str, scenarios: str, ruling: str) -> None:
        self.name = name
        self.docs = ROOT / docs
        self.scenarios = ROOT / scenarios
        self.ruling = ruling
        """The letter before the numbers of rulings."""
        self.rules = list(self._entries("rules.md"))
        self.rulings = list(self._entries("rulings.md"))
        self.entries = self.rules + self.rulings

    def _entries(self, document: str) -> Iterator[Entry]:
        for line, text in enumerate((self.docs / document).read_text("utf-8").splitlines(), 1):
            match = ENTRY.match(text)
            if match:
                where = f"{self.name} {document}:{line} {match['number']}"
                code, tests = _listed(match["code"]), _listed(match["tests"])
                yield Entry(where, match["number"], match["text"], code, tests)

    def started(self) -> list[str]:
        """The numbers of everything that looks like a numbered line."""
        return [
            number
            for document in ("rules.md", "rulings.md")
            for number in re.findall(
                rf"^\W*([R{self.ruling}]\d+(?:\.\d+)?)\b",
                (self.docs / document).read_text("utf-8"),
                re.MULTILINE,
            )
        ]

    def has_test(self, test: str) -> bool:
        """Whether a scenario name or a path::function is really there."""
        if "::" not in test:
            return (self.scenarios / f"{test}.txt").is_file()
        path, function = test.split("::", 1)
        source = ROOT / path
        if not source.is_file():
            return False
        return bool(re.search(rf"^def {re.escape(function)}\(", source.read_text("utf-8"), re.M))

    def scenario_files(self) -> list[Path]:
        """All scenarios of the game."""
        return sorted(self.scenarios.rglob("*.txt"))

    def naming(self, scenario: Path) -> set[str]:
        """The numbers of the lines that name a scenario."""
        name = scenario.relative_to(self.scenarios).with_suffix("").as_posix()
        return {entry.number for entry in self.entries if name in entry.tests}


def _listed(names: str | None) -> list[str]:
    return [name.strip() for name in (names or "").split(",") if name.strip()]


def rules_of(scenario: Path) -> list[str]:
    """The rule numbers a scenario file says it covers."""
    for line in scenario.read_text("utf-8").splitlines():
        words = line.split()
        if words and words[0] == "rule":
            return words[1:]
    return []


BOONLAKE = Documents("boonlake", "docs", "tests/scenarios", "U")
SETTLEMENT = Documents("settlement", "docs/settlement", "tests/settlement/scenarios", "S")
ALL = (BOONLAKE, SETTLEMENT)
