"""The things a scenario may name, and the one sentence for what it names wrongly."""

from __future__ import annotations

from collections.abc import Iterable

from ....engine.scenario import WordError
from ....engine.scenario_words import number, one_of
from ..components.model import COLOURS, GOODS, ROWS, Goods
from ..state import State
from ..tables import FIELD_NAMES

NONE = "none"
EMPTY = "-"


def _keys(things: Iterable[object]) -> list[str]:
    return [str(getattr(thing, "key", "")) for thing in things]


def hero(s: State, word: str) -> int:
    """A hero's number."""
    return one_of(word, _keys(s.components.heroes), "a hero")


def building(s: State, word: str) -> int:
    """A kind of building."""
    return one_of(word, _keys(s.components.buildings), "a building")


def landscape(s: State, word: str) -> int:
    """A kind of landscape."""
    return one_of(word, _keys(s.components.landscapes), "a landscape")


def artefact(s: State, word: str) -> int:
    """An artefact's number."""
    return one_of(word, _keys(s.components.artefacts), "an artefact")


def rank(s: State, word: str) -> int:
    """A rank of the game alone."""
    return one_of(word, _keys(s.components.ranks), "a rank")


def colour(word: str) -> int:
    """A colour of monsters."""
    return one_of(word, COLOURS, "a colour")


def field(word: str) -> int:
    """A field of the wilderness."""
    return one_of(word, FIELD_NAMES, "a field")


def row(word: str) -> int:
    """A row of the wilderness or the settlement, from 0."""
    return number(word, "a row", 1, ROWS) - 1


def yes(word: str) -> bool:
    """Yes or no."""
    return bool(one_of(word, ("no", "yes"), "an answer"))


def goods(words: list[str]) -> Goods:
    """Resources like `2 wood 1 gold`, or `none`."""
    pairs = [] if words == [NONE] else words
    if len(pairs) % 2 or not words:
        raise WordError(f"expected goods like '2 wood 1 gold' or none, found {' '.join(words)!r}")
    counts = [0] * len(GOODS)
    for amount, what in zip(pairs[::2], pairs[1::2], strict=True):
        counts[one_of(what, GOODS, "a resource")] += number(amount, "an amount")
    wood, loam, stone, diamond, gold = counts
    return (wood, loam, stone, diamond, gold)
