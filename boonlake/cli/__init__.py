"""The commands. Each is a module here whose `run(args)` returns the exit status."""

from __future__ import annotations

import argparse
import ast
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

from .. import games
from ..engine.components import WrongSet
from ..engine.game import Box, Game, SeatingError

USUAL_GAME = "boonlake"
"""The game that a command is about if none is named."""


class CommandError(Exception):
    """Bad input: one line that names the place and what was expected."""


class Parser(argparse.ArgumentParser):
    """Arguments of a command; wrong ones are bad input like any other."""

    def error(self, message: str) -> NoReturn:
        """One line instead of a page of usage."""
        raise CommandError(f"{self.prog.rpartition(' ')[2]}: {message}")


def parser(module: str, description: str | None) -> Parser:
    """The parser of a command's module."""
    name = module.rpartition(".")[2]
    return Parser(prog=f"python -m boonlake {name}", description=description, allow_abbrev=False)


def add_game(p: Parser) -> None:
    """The argument that names a game."""
    p.add_argument("--game", default=USUAL_GAME, help=f"which game ({USUAL_GAME})")


def add_set(p: Parser) -> None:
    """The argument that names a component set."""
    p.add_argument("--set", metavar="PATH", help="another component set: a file or folder")


def _modules() -> list[Path]:
    return sorted(Path(__file__).parent.glob("[a-z]*.py"))


def commands() -> dict[str, str]:
    """The commands and what each does: the first line of its module."""
    lines = {
        path.stem: ast.get_docstring(ast.parse(path.read_text("utf-8"))) for path in _modules()
    }
    return {name: (words or "").partition("\n")[0] for name, words in lines.items()}


def run(name: str, args: list[str]) -> int:
    """Run a command; only its own module is loaded."""
    known = [path.stem for path in _modules()]
    if name not in known:
        raise CommandError(f"unknown command {name!r}; there is {', '.join(known)}")
    status: int = import_module(f"{__name__}.{name}").run(args)
    return status


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise CommandError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{path}: expected text in UTF-8") from None


def box(name: str) -> Box:
    """What stands on the box of a game."""
    try:
        return games.box(name)
    except ValueError as error:
        raise CommandError(str(error)) from None


def game(name: str, component_set: str | None = None) -> Game[Any]:
    """A game by its name, with our component set or the one in a file or folder."""
    ours = box(name).open()
    if component_set is None:
        return ours
    try:
        return ours.with_components(Path(component_set))
    except OSError as error:
        raise CommandError(f"{component_set}: cannot be read: {error.strerror}") from None
    except WrongSet as error:
        first, *more = error.faults
        command = f"python -m boonlake components {component_set}"
        if name != USUAL_GAME:
            command += f" --game {name}"
        hint = f" ({len(more)} more: {command})" if more else ""
        raise CommandError(f"{first}{hint}") from None


def seats(command: str, words: str, at: Box) -> list[str]:
    """Seats given as words with commas between; computer players and the opponent alone."""
    seating = at.seating
    given = words.split(",")
    for word in given:
        if word not in seating.computers and not seating.is_opponent(word):
            opponent = [f"{seating.opponent.word}:…"] if seating.opponent else []
            known = ", ".join((*seating.computers, *opponent))
            raise CommandError(f"{command}: expected seats like {known}, found {word!r}")
    try:
        seating.check(given)
    except SeatingError as error:
        raise CommandError(f"{command}: {error}") from None
    return given
