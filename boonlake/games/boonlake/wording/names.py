"""Names and phrases that log lines, prompts and options share."""

from __future__ import annotations

from collections.abc import Iterable

from ....text import names
from ..components.model import REGIONS, RESOURCES, STRIPS, ComponentSet
from ..tables import tables_of


class Names(names.Names[ComponentSet]):
    """The names of everything in one language."""

    __slots__ = ()

    def card(self, number: int) -> str:
        """A card's name."""
        return self.t(f"card.{self.components.cards[number].key}")

    def tile(self, number: int) -> str:
        """A scoring tile's name."""
        return self.t(f"scoring.{self.components.scoring_tiles[number].key}")

    def strip(self, number: int) -> str:
        """A strip's name."""
        return self.t(f"strip.{STRIPS[number]}")

    def resource(self, number: int) -> str:
        """A resource's name."""
        return self.t(f"resource.{RESOURCES[number]}")

    def region(self, number: int) -> str:
        """A region's name."""
        return self.t(f"region.{REGIONS[number]}")

    def region_of(self, space: int) -> str:
        """The name of the region a space lies in."""
        return self.region(self.components.spaces[space].region)

    def lever(self, n: int) -> str:
        """A lever's name."""
        return self.t(f"lever.{n}")

    def sum(self, goods: Iterable[tuple[str, int]]) -> str:
        """Several goods together."""
        return self.listed(self.goods(what, n) for what, n in goods)

    def source(self, source: str) -> str:
        """Where something comes from or goes to, as a phrase for brackets."""
        word, _, rest = source.partition(":")
        if word == "card":
            return self.t("source.card", card=self.t(f"card.{rest}"))
        if word == "lever":
            return self.t("source.lever", n=rest, lever=self.t(f"lever.{rest}"))
        if word == "river":
            return self.t("source.river", n=river_number(self.components, rest))
        if word in ("strip", "label"):
            named = "strip" if word == "strip" else "region"
            return self.t(f"source.{word}", **{named: self.t(f"{named}.{rest}")})
        if word in ("site", "house", "settlement"):
            return self.t(f"source.{word}", site=rest)
        if word in NUMBERED:
            return self.t(f"source.{word}", n=rest)
        return self.t(f"source.{source.replace(':', '.')}")


NUMBERED = frozenset({"project", "cow", "space", "row", "score", "exchange"})
"""Sources that end in a plain number."""


def river_number(components: ComponentSet, key: str) -> int:
    """The number of a river space, counted along its course from 1."""
    return next(keys.index(key) + 1 for keys in tables_of(components).river_keys if key in keys)
