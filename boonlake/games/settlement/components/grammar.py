"""The small languages inside a line: amounts of goods, and what buildings and artefacts do."""

from __future__ import annotations

from typing import NamedTuple

from ....engine.components.lines import number, one_of
from .model import GOODS, Effect, Goods

ANY, BONUS, VP = "any", "bonus", "vp"
POWERS = (
    "build",
    "explore",
    "fight",
    "fortress",
    "wilderness",
    "activate",
    "hero",
    "take",
    "again-wilderness",
    "again-settlement",
    "mirror",
    "mask",
)
"""When artefacts work: with an action, when taken, or as long as they lie on the board."""
WITH_FIGURES = ("fight", "hero", "take")
"""Powers that bring what their line says."""


class Amounts(NamedTuple):
    """What a list of amounts says."""

    goods: Goods
    basics: int
    """Basic resources of any sort."""
    bonus: int
    vp: int


def amounts(text: str, *more: str) -> Amounts:
    """Amounts like `2 wood 1 gold`, of goods and the further words allowed; `-` is nothing."""
    words = [] if text == "-" else text.split()
    if len(words) % 2:
        raise ValueError(f"{text!r} is not pairs, write it like 2 wood 1 gold (- for nothing)")
    counts = dict.fromkeys((*GOODS, ANY, BONUS, VP), 0)
    for amount, what in zip(words[::2], words[1::2], strict=True):
        one_of(what, (*GOODS, *more), "resource")
        counts[what] += number(amount)
    wood, loam, stone, diamond, gold, any_basic, bonus, vp = counts.values()
    return Amounts((wood, loam, stone, diamond, gold), any_basic, bonus, vp)


def goods(text: str) -> Goods:
    """Resources like `2 wood 1 gold`; `-` is nothing."""
    return amounts(text).goods


def effect(text: str) -> Effect:
    """What a building does, like `gain 1 wood`, `swap 1 any > 1 gold` or `fortified`."""
    word, _, rest = text.partition(" ")
    if text == "fortified":
        return Effect(word)
    if word == "gain" and rest:
        gain = amounts(rest, ANY, BONUS)
        return Effect(word, take=gain.goods, take_any=gain.basics, bonus=gain.bonus)
    if word not in ("swap", "store"):
        raise ValueError(
            f"{text!r} is no effect, write gain 1 wood, swap 1 any > 1 gold,"
            " store 1 gold > 5 vp or fortified"
        )
    left, arrow, right = rest.partition(">")
    if not arrow:
        raise ValueError(f"effect {text!r} lacks its >, write it like {word} 1 gold > 2 diamond")
    if word == "store":
        give, worth = amounts(left.strip()), amounts(right.strip(), VP)
        if sum(give.goods) != 1 or any(worth.goods) or not worth.vp:
            raise ValueError(f"effect {text!r} stores otherwise, write it like store 1 gold > 5 vp")
        return Effect(word, give=give.goods, vp=worth.vp)
    give, take = amounts(left.strip(), ANY), amounts(right.strip(), BONUS)
    if give.basics > 1 or (give.basics and any(give.goods)):
        raise ValueError(f"effect {text!r} gives otherwise, write 1 any alone or other resources")
    return Effect(word, give.goods, give.basics, take.goods, 0, take.bonus)
