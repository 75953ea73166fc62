"""Positions and scenes that the tests of the views look at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from xml.etree import ElementTree

from boonlake.engine.game import View
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.insight import Insight
from boonlake.games.boonlake.state import State
from boonlake.text import Text
from web.games.boonlake.scene import Scene
from web.kit.scene import Mark

NAMES = ("Anna", "Bogdan", "Łucja", "<b>Zoë & Co</b>")


@cache
def played(seats: int, moves: int, seed: int = 3) -> State:
    """A game after so many random moves; not to be changed."""
    return advance(GAME.new(["human"] * seats, seed), moves, seed)


@cache
def solo(moves: int, seed: int = 3) -> State:
    """A solo game after so many random moves; not to be changed."""
    return advance(GAME.new(["human", "eminence:hard"], seed), moves, seed)


def until(reached: Callable[[State], object], seats: int = 4) -> State:
    """The first position of random games in which something holds."""
    for seed in range(50):
        state, chance = GAME.new(["human"] * seats, seed), Random(seed)
        while asked := GAME.decision(state):
            if reached(state):
                return state
            GAME.apply(state, chance.choice(asked.options[: asked.main]))
    raise AssertionError("no game came to that")


def advance(state: State, moves: int, seed: int) -> State:
    """The same game after further random moves."""
    chance = Random(seed)
    for _ in range(moves):
        asked = GAME.decision(state)
        if asked is None:
            break
        GAME.apply(state, chance.choice(asked.options[: asked.main]))
    return state


def scene(state: State, language: str = "en", marks: dict[str, Mark] | None = None) -> Scene:
    """A scene with strict texts: a missing one fails the test."""
    return Scene(
        GAME.components, Text(language, GAME.texts, strict=True).t, names=NAMES, marks=marks or {}
    )


def parsed(markup: str) -> ElementTree.Element:
    """The markup as a tree; markup that is not well-formed fails the test."""
    return ElementTree.fromstring(f"<all>{markup}</all>")


def view(state: State, seat: int = 0) -> View:
    """What a seat sees."""
    return GAME.view(state, seat)


def insight(state: State, seat: int = 0) -> Insight:
    """What follows from a position."""
    return GAME.insight(state, seat)
