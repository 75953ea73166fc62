"""The computer players of Settlement."""

from __future__ import annotations

from ....engine.chance import Chance
from ....engine.game import Game
from ....players import Player
from ....players.random import RandomPlayer
from .. import BOX
from ..state import State


def player(game: Game[State], word: str, seat: int, seed: int) -> Player:
    """The computer player of a seat word; those who think are loaded when they sit down."""
    if word == "random":
        return RandomPlayer(Chance(seed, f"{word} {seat}"))
    if word == "greedy":
        from .greedy import Greedy

        return Greedy(word, game, seat, seed)
    if word == "steady":
        from .steady import Steady

        return Steady(word, game, seat, seed)
    if word == "sharp":
        from .sharp import Sharp

        return Sharp(word, game, seat, seed)
    known = ", ".join(BOX.seating.computers)
    raise ValueError(f"unknown computer player {word!r}; there is {known}")
