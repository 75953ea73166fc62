"""Tables of Settlement that the tests of its look sit at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from xml.etree import ElementTree

from boonlake.engine.game import Sight
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.state import State
from boonlake.text import Text
from web.games.settlement.scene import Scene
from web.kit.scene import Mark

NAMES = ("Anna", "Bogdan", "Łucja", "<b>Zoë & Co</b>")
IDLE = frozenset({"pass", "end", "trade"})


def busy(chance: Random, options: list[str]) -> str:
    """Any option, but mostly one that does something."""
    doing = [option for option in options if option.split()[0] not in IDLE]
    return chance.choice(doing if doing and chance.random() < 0.9 else options)


@cache
def played(seats: int, moves: int, seed: int = 3) -> State:
    """A game after so many moves; not to be changed."""
    state, chance = GAME.new(["human"] * seats, seed), Random(seed)
    for _ in range(moves):
        asked = GAME.decision(state)
        if asked is None:
            break
        GAME.apply(state, busy(chance, asked.options))
    return state


def until(reached: Callable[[State], object], seats: int = 3) -> State:
    """The first position of some games in which something holds."""
    for seed in range(50):
        state, chance = GAME.new(["human"] * seats, seed), Random(seed)
        while asked := GAME.decision(state):
            if reached(state):
                return state
            GAME.apply(state, busy(chance, asked.options))
    raise AssertionError("no game came to that")


def positions() -> Iterator[State]:
    """Beginnings, middles and ends, with one to four seats."""
    for seats in (1, 2, 3, 4):
        for moves in (0, 40, 150, 5000):
            yield played(seats, moves)


def sight(state: State, seat: int = 0) -> Sight:
    """What a seat sees."""
    return GAME.sight(state, seat)


def scene(language: str = "en", marks: dict[str, Mark] | None = None) -> Scene:
    """A scene with strict texts: a missing one fails the test."""
    text = Text(language, GAME.texts, strict=True).t
    return Scene(GAME.components, text, names=NAMES, marks=marks or {})


def parsed(markup: str) -> ElementTree.Element:
    """The markup as a tree; markup that is not well-formed fails the test."""
    plain = markup.replace(" hidden>", ">").replace(" disabled>", ">")
    return ElementTree.fromstring(f"<all>{plain}</all>")
