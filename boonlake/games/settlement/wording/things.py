"""What stands on heroes, buildings, landscapes and monsters, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence

from ....engine.game import View
from ..components.model import (
    COLOURS,
    CRAFTSMEN,
    GOODS,
    GUILDS,
    Building,
    Hero,
    Landscape,
    Monster,
)

Say = Callable[..., str]
"""Looks a text up: `t(key, **arguments)`."""


def amount(what: str, n: int, t: Say) -> str:
    """A number of resources, settlers or points."""
    return t(f"goods.{what}", n=n)


def total(goods: Sequence[int], t: Say) -> str:
    """Several resources together."""
    parts = [amount(what, n, t) for what, n in zip(GOODS, goods, strict=True) if n]
    if not parts:
        return t("goods.nothing")
    *first, last = parts
    return t("goods.and", first=", ".join(first), last=last) if first else last


def cost_line(kind: Building, t: Say) -> str:
    """What building a building takes."""
    return t("about.building.cost", goods=total(kind.cost, t), settlers=amount("settlers", 1, t))


def stored_line(kind: Building, stored: int, t: Say) -> str:
    """What lies on a bank or church, and what that is worth."""
    what = next(what for what, n in zip(GOODS, kind.effect.give, strict=True) if n)
    points = amount("vp", stored * kind.effect.vp, t)
    return t("about.stored", goods=amount(what, stored, t), points=points)


def hero_lines(card: Hero, row: Sequence[int], surcharges: Sequence[int], t: Say) -> list[str]:
    """What a hero costs and brings, and the monsters it calls while it is in the row."""
    lines = [t("about.hero.cost", goods=total(card.cost, t))]
    if card.number in row and (more := surcharges[row.index(card.number)]):
        lines.append(t("about.surcharge.more", goods=amount("diamond", more, t)))
    lines += hero_worth(card, t)
    if card.number in row:
        monster = t(f"monster.{COLOURS[card.monster]}")
        lines.append(t("about.hero.monster", monster=monster))
    return lines


def hero_worth(card: Hero, t: Say) -> list[str]:
    """What a hero brings in the end and at once."""
    if card.guild == CRAFTSMEN:
        lines = [t("about.hero.points", points=amount("vp", card.vp, t))]
    else:
        lines = [t("about.hero.worth", what=t(f"guild.text.{GUILDS[card.guild]}"))]
    if card.bonus:
        lines.append(t("about.hero.bonus", goods=amount("bonus", card.bonus, t)))
    return lines


def fight_line(kind: Monster, t: Say) -> str:
    """What fighting a monster takes and brings."""
    settlers = amount("settlers", kind.settlers, t)
    return t("about.monster.fight", settlers=settlers, goods=total(kind.reward, t))


def landscape_lines(
    tile: Landscape, field: int, player: View, kind: Monster, awake: Container[int], t: Say
) -> list[str]:
    """What a landscape on somebody's board gives, and what stands or may appear there.

    `kind` is its sort of monster, `awake` the colours of monsters that appear now.
    """
    gives = t("about.gives", goods=amount(GOODS[tile.resource], 1, t))
    monster = t(f"monster.{COLOURS[tile.monster]}")
    if player["monsters"] >> field & 1:
        return [t("about.field.monster", monster=monster), fight_line(kind, t), gives]
    if player["fortresses"] >> field & 1:
        lines = [gives, t("about.field.fortress")]
        if player["activated"] >> field & 1:
            lines.append(t("about.field.activated"))
        return lines
    asleep = "about.field.awake" if tile.monster in awake else "about.field.asleep"
    return [gives, t("about.field.may", monster=monster), t(asleep)]
