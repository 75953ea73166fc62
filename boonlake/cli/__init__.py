"""The commands. Each is a module here whose `run(args)` returns the exit status."""

from __future__ import annotations

import argparse
import ast
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn, cast

from ..engine.match import Game


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


def game(name: str, component_set: str | None = None) -> Game:
    """A game by its name, with our component set or the one in a file or folder."""
    from ..games import get

    try:
        module = get(name)
    except ValueError as error:
        raise CommandError(str(error)) from None
    if component_set is None:
        return cast(Game, module)
    edition = import_module(f"{module.__name__}.components")
    try:
        chosen = edition.load(Path(component_set))
    except OSError as error:
        raise CommandError(f"{component_set}: cannot be read: {error.strerror}") from None
    except edition.WrongSet as error:
        first, *more = error.faults
        hint = f" ({len(more)} more: python -m boonlake components {component_set})" if more else ""
        raise CommandError(f"{first}{hint}") from None
    parts = {part: getattr(module, part) for part in module.__all__}
    new = partial(module.new, edition=chosen)
    return cast(Game, SimpleNamespace(**{**parts, "new": new, "edition": chosen}))
