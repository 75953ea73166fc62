"""The computer player of a seat word."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..engine.chance import Chance
from ..engine.game import Game
from . import Player
from .random import RandomPlayer

RANDOM = "random"


def player_of(package: str, game: Game[Any], word: str, seat: int, seed: int) -> Player:
    """Those who think are loaded when they sit down: the `PLAYER` of the package's module."""
    if word not in game.box.seating.computers:
        known = ", ".join(game.box.seating.computers)
        raise ValueError(f"unknown computer player {word!r}; there is {known}")
    if word == RANDOM:
        return RandomPlayer(Chance(seed, f"{word} {seat}"))
    player: Player = import_module(f"{package}.{word}").PLAYER(word, game, seat, seed)
    return player
