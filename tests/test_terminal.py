"""Whole games in words through a terminal, typed as a person types them."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from boonlake import games
from boonlake.engine.reopen import reopen
from boonlake.engine.save import parse

from .test_cli import ROOT, refused

ASKED = re.compile(r"(^|\n)(> |.*Enter\. |.*Eingabetaste\. )$")
"""What the terminal ends with when it waits for somebody."""
CHOICE = re.compile(r"^ *(\d+)\. ", re.M)


class Person:
    """Somebody at a terminal."""

    def __init__(self, *args: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "boonlake", "play", *args],
            cwd=ROOT,
            env=environment | {"TERM": "dumb"},
            stdin=slave,
            stdout=slave,
            stderr=slave,
        )
        os.close(slave)

    def read(self) -> str:
        """All that is written until something is asked or the program ends."""
        seen = b""
        while True:
            try:
                part = os.read(self.master, 65536)
            except OSError:  # the other end is closed
                part = b""
            seen += part
            text = seen.decode("utf-8", "replace").replace("\r\n", "\n")
            if not part or ASKED.search(text):
                return text

    def type(self, line: str) -> str:
        """Enter a line; what is written after it."""
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def leave(self) -> int:
        """Wait for the end; the exit status."""
        status = self.program.wait(timeout=60)
        os.close(self.master)
        return status


def choices(written: str) -> list[str]:
    """The numbers of the latest choices."""
    found = CHOICE.findall(written)
    return found[len(found) - int(found[-1]) :] if found else []


def play_on(person: Person, written: str, chance: Random, most: int = 2000) -> str:
    """Make choices, at most so many, until the game is over; all that was written at the end."""
    for _ in range(most):
        if not ASKED.search(written):
            return written
        numbers = choices(written)
        written = person.type(chance.choice(numbers) if numbers else "")
    return written


def take_back(person: Person, written: str, file: Path) -> str:
    """Make a choice that reveals nothing, take it back and make it again; the game is kept."""
    for _ in range(60):
        before = parse(file.read_text("utf-8")).moves
        after = person.type(choices(written)[0])
        kept = parse(file.read_text("utf-8")).moves
        written = person.type("undo")
        if parse(file.read_text("utf-8")).moves == before:
            assert choices(person.type("redo")) == choices(after)
            assert parse(file.read_text("utf-8")).moves == kept
            return person.type("again")
        written = person.type("again")
    raise AssertionError("nothing could be taken back")


@pytest.mark.parametrize(
    ("name", "seats", "code"),
    [
        ("boonlake", "human,random", "en"),
        ("boonlake", "human,eminence:easy", "pl"),
        ("settlement", "human,greedy", "de"),
        ("settlement", "human", "en"),
    ],
)
def test_whole_games_are_played_to_their_end(
    name: str, seats: str, code: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    args = ("--game", name, "--seats", seats, "--seed", "4", "--lang", code, "--names", "Ada")
    person = Person(str(file), *args)
    written = play_on(person, person.read(), Random(5), 12)
    written = take_back(person, written, file)
    written = play_on(person, written, Random(5))
    assert person.leave() == 0
    save = parse(file.read_text("utf-8"))
    match = reopen(save, games.get(name))
    outcome = match.game.outcome(match.state)
    assert outcome is not None
    assert "Ada: " in written
    assert f"{outcome.scores[save.seats.index('human')]} " in written
    assert save.names == ["Ada", *[""] * (len(save.seats) - 1)]


def test_two_people_share_a_terminal_and_take_their_game_up_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    args = ("--seats", "human,human", "--seed", "2", "--lang", "de", "--names", "Ada,Ben")
    person = Person(str(file), *args)
    written, chance = person.read(), Random(3)
    assert "Ada" in written
    assert not choices(written)  # nothing is shown before Ada is there
    written = play_on(person, written, chance, 60)
    assert person.type("ende").endswith("geht sie weiter.\n")
    assert person.leave() == 0
    kept = file.read_text("utf-8")
    person = Person(str(file), "--lang", "en")
    written = play_on(person, person.read(), chance)
    assert person.leave() == 0
    assert "Ben: " in written
    assert parse(file.read_text("utf-8")).moves[:20] == parse(kept).moves[:20]


def test_commands_answer_and_change_nothing_they_should_not(tmp_path: Path) -> None:
    file = tmp_path / "later.txt"
    person = Person("--game", "settlement", "--seats", "human", "--seed", "3", "--lang", "en")
    written = person.read()
    first = choices(written)
    for typed, answer in (
        ("h", "take the last choice back"),
        ("look", "Hero row"),
        ("look hero", "Space 1:"),
        ("look 2", "Settlers:"),
        ("look nowhere", "no chapter “nowhere”"),
        ("look all", "Wilderness row I"),
        ("1?", "Artefact"),
        ("about", "Which choice?"),
        ("why", ""),
        ("log", ""),
        ("undo", "Nothing can be taken back"),
        ("redo", "Nothing was taken back"),
        ("scores", "0 victory points"),
        ("99", "“99” is no choice here"),
        ("dance", f"from 1 to {len(first)}"),
        ("save", "Where to?"),
        ("save /nowhere/at/all.txt", "cannot be written"),
        (f"save {file}", "is kept in"),
        ("hint", "a strong player"),
    ):
        assert answer in person.type(typed), typed
    assert choices(person.type("again")) == first
    after = person.type("1")
    assert len(parse(file.read_text("utf-8")).moves) >= 1
    assert "Taken back." in person.type("undo")
    assert parse(file.read_text("utf-8")).moves == []
    assert choices(person.type("redo")) == choices(after)
    assert "with the same file" in person.type("quit")
    assert person.leave() == 0


def test_bad_input_gets_one_sentence(tmp_path: Path) -> None:
    assert "expected --lang as one of en, de, pl" in refused("play", "--lang", "xx")
    assert "unknown seat 'dog'" in refused("play", "--seats", "human,dog")
    assert "unknown game 'chess'" in refused("play", "--game", "chess")
    file = tmp_path / "bad.txt"
    file.write_text("hello\n", "utf-8")
    assert refused("play", file).startswith(f"{file}:1: expected")
