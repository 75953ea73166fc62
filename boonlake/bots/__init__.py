"""Computer players. A player sees its own seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from ..engine.decision import Decision
from ..engine.match import Game

NAMES = ("random", "greedy", "steady", "sharp")
"""The seat words of computer players; each is a module here with a function `player`."""

Look = Callable[[], dict[str, Any]]
"""Asks for the seat's view; a player that needs none never asks."""


class Player(Protocol):
    """Somebody who decides for one seat during one game."""

    def choose(self, asked: Decision, look: Look) -> str:
        """One of the options."""


def player(word: str, game: Game, seat: int, seed: int) -> Player:
    """The computer player a seat word names; its chance follows from the seed and the seat."""
    if word not in NAMES:
        raise ValueError(f"unknown computer player {word!r}; there is {', '.join(NAMES)}")
    made: Player = import_module(f"{__name__}.{word}").player(game, seat, seed)
    return made
