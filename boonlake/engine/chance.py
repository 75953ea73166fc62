"""A small integer generator whose whole state is one int, equal on every interpreter."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407


def stream(seed: int, name: str) -> int:
    """The start of an independent stream of chance, named so that streams never share draws."""
    state = seed & _MASK
    for byte in name.encode():
        state = ((state ^ byte) * _MULTIPLIER + _INCREMENT) & _MASK
    for _ in range(4):
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK
        state ^= state >> 29
    return state


def below(state: int, n: int) -> tuple[int, int]:
    """A number from 0 to n − 1 and the generator's next state."""
    state = (state * _MULTIPLIER + _INCREMENT) & _MASK
    mixed = state ^ (state >> 31)
    return ((mixed & 0xFFFFFFFF) * n) >> 32, state


def shuffle(state: int, items: MutableSequence[T]) -> int:
    """Shuffle in place and return the generator's next state."""
    for i in range(len(items) - 1, 0, -1):
        state = (state * _MULTIPLIER + _INCREMENT) & _MASK
        j = (((state ^ (state >> 31)) & 0xFFFFFFFF) * (i + 1)) >> 32
        items[i], items[j] = items[j], items[i]
    return state


class Chance:
    """The generator as an object, for players and tests whose chance is not part of a game."""

    __slots__ = ("state",)

    def __init__(self, seed: int, name: str = "chance") -> None:
        self.state = stream(seed, name)

    def below(self, n: int) -> int:
        """A number from 0 to n − 1."""
        value, self.state = below(self.state, n)
        return value

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place."""
        self.state = shuffle(self.state, items)
