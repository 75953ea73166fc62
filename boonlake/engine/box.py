"""What stands on the box of a game: all that a set-up asks before the game itself is opened."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from .seating import FirstGame, Seating, SeatingError

if TYPE_CHECKING:
    from ..text import Texts
    from .game import Game, Teaching


class Choice(NamedTuple):
    """Something else that is chosen before a game begins; the first value is the usual one."""

    key: str
    values: tuple[str, ...]


class Box(NamedTuple):
    """What stands on the box of a game: enough to lay a table before the game is opened."""

    name: str
    """The name the game goes by in saves, addresses and on the command line."""
    package: str
    """Where the rest is: a module `game` in it has the `GAME`, a module `text` its `TEXTS`."""
    seating: Seating
    choices: tuple[Choice, ...] = ()
    teacher: str = ""
    """The computer player whose play a review holds against what was played: the strongest; ""
    for nobody, and then there are no reviews."""
    first_game: FirstGame | None = None
    """The table of a game that teaches; None if there is none."""

    def open(self) -> Game[Any]:
        """The game itself."""
        game: Game[Any] = import_module(f"{self.package}.game").GAME
        return game

    def texts(self) -> Texts:
        """Its words, which can be read before the game is opened."""
        texts: Texts = import_module(f"{self.package}.text").TEXTS
        return texts

    def teaching(self) -> Teaching:
        """What its first game and its picture book teach; only for a game that has a first one."""
        teaching: Teaching = import_module(f"{self.package}.teaching").TEACHING
        return teaching

    def chosen(self, choices: Mapping[str, str]) -> dict[str, str]:
        """Every choice with its value, the usual one where none is given; refuses unknown ones."""
        known = {choice.key: choice.values for choice in self.choices}
        for key, value in choices.items():
            if value not in known.get(key, ()):
                raise SeatingError("choice", f"unknown choice {key[:40]!r} {value[:40]!r}")
        return {key: choices.get(key, values[0]) for key, values in known.items()}
