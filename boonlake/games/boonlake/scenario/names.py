"""The things a scenario may name, and the one sentence for what it names wrongly."""

from __future__ import annotations

from ....engine.scenario import WordError
from ....engine.scenario_words import number, one_of
from ..components.model import CORNERS, REGIONS, RESOURCES, STRIPS
from ..state import State

LEVELS = ("inhabitant", "house", "settlement")


def card(s: State, word: str) -> int:
    """A card's number."""
    return one_of(word, [card.key for card in s.components.cards], "a card")


def tile(s: State, word: str) -> int:
    """A building tile's number."""
    return one_of(word, [tile.key for tile in s.components.tiles], "a building tile")


def scoring_tile(s: State, word: str) -> int:
    """A scoring tile's number."""
    keys = [tile.key for tile in s.components.scoring_tiles]
    return one_of(word, keys, "a scoring tile")


def space(s: State, word: str) -> int:
    """A space of the map."""
    return number(word, "a space", 1, len(s.components.spaces) - 1)


def site(s: State, word: str) -> int:
    """The index of a building site written like 13a."""
    if word[-1:] not in ("a", "b"):
        raise WordError(f"expected a building site like 13a or 13b, found {word!r}")
    return 2 * space(s, word[:-1]) + "ab".index(word[-1])


def river_space(s: State, word: str) -> int:
    """A position on the river's course of this round."""
    keys = s.tables.river_keys[s.round - 1]
    if word not in keys:
        raise WordError(
            f"expected a river space of round {s.round}, {keys[0]} to {keys[-1]}, found {word!r}"
        )
    return keys.index(word)


def slot(word: str) -> int:
    """A slot of the scoring tiles, counted from 0."""
    return number(word, "a slot", 1, 4) - 1


def lever(word: str) -> int:
    """A lever."""
    return number(word, "a lever", 1, 12)


def resource(word: str) -> int:
    """A resource's index."""
    return one_of(word, RESOURCES, "a resource")


def strip(word: str) -> int:
    """A strip's index."""
    return one_of(word, STRIPS, "a strip")


def region(word: str) -> int:
    """A region's index."""
    return one_of(word, REGIONS, "a region")


def corner(word: str) -> int:
    """A corner of a solo tile."""
    return one_of(word, CORNERS, "a corner")


def level(word: str) -> int:
    """What stands on a building site."""
    return one_of(word, LEVELS, "a piece")


def solo_tile(s: State, word: str) -> int:
    """A solo tile's number."""
    return one_of(word, [tile.key for tile in s.components.solo_tiles], "a solo tile")
