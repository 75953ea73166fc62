"""Scenario files: a position, some moves, and what must be true then. Knows no game's words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from .decision import MoveError
from .game import Game

BLOCKS = ("given", "moves", "then")
LONGEST_LINE = 400


class Line(NamedTuple):
    """A line of a scenario: its number and its words."""

    number: int
    words: list[str]


class Finding(NamedTuple):
    """What a scenario found: the line, what was expected and what was there instead."""

    line: int
    text: str
    broken: bool
    """The file itself is wrong (a word or a move that cannot be), not what it expects."""


class WordError(ValueError):
    """A line of a scenario that means nothing; the message says what would."""


class ScenarioError(ValueError):
    """A file that is no scenario; says the line and what was expected."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


class Vocabulary(Protocol):
    """What a game brings along: its words for positions."""

    def start(self, seats: list[str], seed: int) -> Any:
        """A fresh game whose set-up choices are made, about to begin its first turn."""

    def give(self, state: Any, lines: list[Line]) -> None:
        """Edit the fresh game; a GivenError names the line that cannot be."""

    def ask(self, state: Any, words: list[str]) -> str:
        """What is there instead of what the words say; "" if they are true."""


class GivenError(WordError):
    """A line of `given` that cannot be."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line


@dataclass(slots=True)
class Scenario:
    """A scenario as read."""

    title: str = ""
    rules: list[str] = field(default_factory=list)
    seats: list[str] = field(default_factory=lambda: ["human", "human"])
    seed: int = 1
    given: list[Line] = field(default_factory=list)
    steps: list[tuple[str, Line]] = field(default_factory=list)
    """("moves" or "then", line) in the order of the file."""
    places: dict[str, int] = field(default_factory=dict)


def parse(text: str) -> Scenario:
    """The scenario a text contains."""
    scenario = Scenario()
    block = ""
    for number, raw in enumerate(text.split("\n"), 1):
        written, _, comment = raw.partition("#")
        if comment and not scenario.title:
            scenario.title = comment.strip()
        words = written.split()
        if not words:
            continue
        if len(written) > LONGEST_LINE:
            raise ScenarioError(number, f"expected at most {LONGEST_LINE} characters in a line")
        if not " ".join(words).isprintable():
            raise ScenarioError(number, "expected only characters that can be printed")
        if words[0] in BLOCKS:
            block = _enter(scenario, block, Line(number, words))
        elif not block:
            _head(scenario, Line(number, words))
        elif block == "given":
            scenario.given.append(Line(number, words))
        else:
            scenario.steps.append((block, Line(number, words)))
    if not any(kind == "then" for kind, _ in scenario.steps):
        raise ScenarioError(
            text.count("\n") + 1, "expected a line below 'then'; nothing is checked"
        )
    return scenario


def _enter(scenario: Scenario, block: str, line: Line) -> str:
    if len(line.words) > 1:
        raise ScenarioError(
            line.number, f"expected {line.words[0]!r} alone; its lines stand below it"
        )
    if line.words[0] == "given" and block:
        raise ScenarioError(line.number, "expected 'given' once, before 'moves' and 'then'")
    return line.words[0]


def _head(scenario: Scenario, line: Line) -> None:
    word, *rest = line.words
    if word in scenario.places:
        raise ScenarioError(line.number, f"{word!r} stands here a second time")
    if word == "rule":
        scenario.rules = rest
    elif word == "seats":
        scenario.seats = rest
    elif word == "seed" and len(rest) == 1 and rest[0].isdecimal():
        scenario.seed = int(rest[0])
    else:
        shown = " ".join(line.words)
        raise ScenarioError(
            line.number, f"expected rule, seats, seed (a number) or given, found {shown!r}"
        )
    scenario.places[word] = line.number


def run(scenario: Scenario, game: Game[Any], words: Vocabulary) -> list[Finding]:
    """Play a scenario; everything that is not as it says, up to the first move that fails."""
    try:
        state = words.start(scenario.seats, scenario.seed)
    except ValueError as error:
        return [Finding(scenario.places.get("seats", 1), str(error), True)]
    try:
        words.give(state, scenario.given)
    except GivenError as error:
        return [Finding(error.line, str(error), True)]
    given = game.faults(state)  # such as an emptied mound, whose tiles are nowhere
    findings: list[Finding] = []
    for kind, line in scenario.steps:
        if kind == "moves":
            problem = _move(game, state, line)
            if problem:
                return [*findings, Finding(line.number, problem, True)]
            faults = [fault for fault in game.faults(state) if fault not in given]
            if faults:
                text = f"expected a sound position after this move, found {faults[0]}"
                return [*findings, Finding(line.number, text, False)]
        else:
            try:
                there = _ask(game, state, words, line.words)
            except WordError as error:
                return [*findings, Finding(line.number, str(error), True)]
            if there:
                expected = " ".join(line.words)
                text = f"expected {expected!r}, found {there}"
                findings.append(Finding(line.number, text, False))
    return findings


def _move(game: Game[Any], state: Any, line: Line) -> str:
    """Make a move of a scenario; why it cannot be made, or ""."""
    first, *rest = line.words
    if first[-1] != ":" or not first[:-1].isdecimal() or not rest:
        return f"expected a seat and its move like '0: pass', found {' '.join(line.words)!r}"
    decision = game.decision(state)
    if decision is None:
        return f"expected nothing more, for the game is over, found {' '.join(line.words)!r}"
    if decision.seat != int(first[:-1]):
        who = f"seat {decision.seat}, who decides ({decision.kind})"
        return f"expected a move of {who}, found {first}"
    try:
        game.apply(state, " ".join(rest))
    except MoveError as error:
        return str(error)
    return ""


def _ask(game: Game[Any], state: Any, words: Vocabulary, line: list[str]) -> str:
    decision = game.decision(state)
    options = decision.options if decision else []
    if line == ["over"]:
        return f"seat {decision.seat} to decide ({decision.kind})" if decision else ""
    if line[0] == "decides" and len(line) == 2:
        there = str(decision.seat) if decision else "nobody"
        return "" if there == line[1] else f"{there} to decide"
    if line[0] == "offered" and len(line) > 1:
        return "" if _among(line[1:], options) else f"offered: {_few(options)}"
    if line[:2] == ["not", "offered"] and len(line) > 2:
        same = _among(line[2:], options)
        return f"offered: {_few(same)}" if same else ""
    return words.ask(state, line)


def _among(words: list[str], options: list[str]) -> list[str]:
    """The options that are the move written, or begin like it if it ends with a star."""
    move = " ".join(words)
    if words[-1].endswith("*"):
        return [option for option in options if (option + " ").startswith(move[:-1])]
    return [option for option in options if option == move]


def _few(options: list[str]) -> str:
    shown = ", ".join(options[:12]) + (", …" if len(options) > 12 else "")
    return shown or "nothing"
