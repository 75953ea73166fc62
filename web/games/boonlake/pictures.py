"""Markup that is made again only when what it shows has changed."""

from __future__ import annotations

from collections.abc import Callable


class Pictures:
    """The last markup of every place, with what it was made from."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[object, str]] = {}

    def of(self, place: str, shown: object, make: Callable[[], str]) -> str:
        """The markup of a place; `shown` is everything that `make` looks at, as plain values."""
        kept = self._made.get(place)
        if kept is None or kept[0] != shown:
            kept = self._made[place] = (shown, make())
        return kept[1]
