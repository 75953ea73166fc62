"""Names and phrases that log lines, prompts and options share."""

from __future__ import annotations

from ....text import names
from ..components.model import COLOURS, GOODS, ROWS, ComponentSet, Goods
from ..tables import FIELD_NAMES

ROMAN = ("I", "II", "III")


class Words(names.Names[ComponentSet]):
    """The names of everything in one language."""

    __slots__ = ()

    def hero(self, number: int) -> str:
        """A hero's name."""
        return self.t(f"hero.{self.components.heroes[number].key}")

    def building(self, kind: int) -> str:
        """A building's name."""
        return self.t(f"building.{self.components.buildings[kind].key}")

    def landscape(self, kind: int) -> str:
        """A landscape's name."""
        return self.t(f"landscape.{self.components.landscapes[kind].key}")

    def artefact(self, number: int) -> str:
        """An artefact's name."""
        return self.t(f"artefact.{self.components.artefacts[number].key}")

    def monster(self, colour: int) -> str:
        """A monster's name."""
        return self.t(f"monster.{COLOURS[colour]}")

    def field(self, field: int) -> str:
        """A field of the wilderness, such as IIa."""
        return ROMAN[field // ROWS] + FIELD_NAMES[field][1]

    def row(self, row: int) -> str:
        """A settlement row."""
        return self.t(f"row.{row + 1}")

    def sum(self, goods: Goods) -> str:
        """Several resources together."""
        parts = [self.goods(GOODS[what], n) for what, n in enumerate(goods) if n]
        return self.listed(parts) if parts else self.t("goods.nothing")

    def source(self, source: str) -> str:
        """Where something comes from or goes to, as a phrase for brackets."""
        word, _, rest = source.partition(":")
        if word in ("build", "building"):
            return self.t(f"source.{word}", building=self.t(f"building.{rest}"))
        if word in ("fight", "landscape"):
            return self.t(f"source.{word}", field=self.field(FIELD_NAMES.index(rest)))
        if word == "artefact":
            return self.t("source.artefact", artefact=self.t(f"artefact.{rest}"))
        if word == "hero":
            return self.t("source.hero", hero=self.t(f"hero.{rest}"))
        if word == "surcharge":
            return self.t("source.surcharge", n=rest)
        return self.t(f"source.{source.replace(':', '.')}")
