"""Positions and scenes that the tests of the views look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any
from xml.etree import ElementTree

from boonlake.games import boonlake as game
from boonlake.text import Text
from web.games.boonlake.scene import Mark, Scene

NAMES = ("Anna", "Bogdan", "Łucja", "<b>Zoë & Co</b>")


@cache
def played(seats: int, moves: int, seed: int = 3) -> game.State:
    """A game after so many random moves; not to be changed."""
    return advance(game.new({"seats": ["human"] * seats}, seed), moves, seed)


@cache
def solo(moves: int, seed: int = 3) -> game.State:
    """A solo game after so many random moves; not to be changed."""
    return advance(game.new({"seats": ["human", "eminence:hard"]}, seed), moves, seed)


def until(reached: Callable[[game.State], object], seats: int = 4) -> game.State:
    """The first position of random games in which something holds."""
    for seed in range(50):
        state, chance = game.new({"seats": ["human"] * seats}, seed), Random(seed)
        while asked := game.decision(state):
            if reached(state):
                return state
            game.apply(state, chance.choice(asked.options[: asked.main]))
    raise AssertionError("no game came to that")


def advance(state: game.State, moves: int, seed: int) -> game.State:
    """The same game after further random moves."""
    chance = Random(seed)
    for _ in range(moves):
        asked = game.decision(state)
        if asked is None:
            break
        game.apply(state, chance.choice(asked.options[: asked.main]))
    return state


def scene(state: game.State, language: str = "en", marks: dict[str, Mark] | None = None) -> Scene:
    """A scene with strict texts: a missing one fails the test."""
    return Scene(state.edition, Text(language, strict=True).t, names=NAMES, marks=marks or {})


def parsed(markup: str) -> ElementTree.Element:
    """The markup as a tree; markup that is not well-formed fails the test."""
    return ElementTree.fromstring(f"<all>{markup}</all>")


def view(state: game.State, seat: int = 0) -> dict[str, Any]:
    """What a seat sees."""
    return game.view(state, seat)
