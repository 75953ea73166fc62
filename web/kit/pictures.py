"""Markup that is made again only when what it shows has changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from boonlake.engine.game import ComponentSet

C = TypeVar("C", bound=ComponentSet)
T = TypeVar("T")

SETS = 4
"""For how many component sets something made of them is kept."""


class Pictures:
    """The last markup of every place, with what it was made from."""

    def __init__(self) -> None:
        self._drawn: dict[str, tuple[object, str]] = {}

    def of(self, place: str, shown: object, make: Callable[[], str]) -> str:
        """The markup of a place; `shown` is everything that `make` looks at, as plain values."""
        last = self._drawn.get(place)
        if last is None or last[0] != shown:
            last = self._drawn[place] = (shown, make())
        return last[1]


def kept_for_sets(make: Callable[[C], T]) -> Callable[[C], T]:
    """Keeps what `make` returns for the component sets asked for last, by their digest.

    Hashing a whole set would be slow.
    """
    results: dict[str, T] = {}

    @wraps(make)
    def kept(components: C) -> T:
        digest = components.digest
        if digest not in results:
            if len(results) >= SETS:
                del results[next(iter(results))]
            results[digest] = make(components)
        return results[digest]

    return kept
