"""Badges made from component data: goods, prices, and what a building does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boonlake.games.settlement.components.model import BASICS, GOODS, Building, Effect
from boonlake.text import SOFT_HYPHEN

from ...kit.badges import COST, GAIN, PLAIN, Badge, inline
from .scene import Scene

BONUS, POINTS, SETTLERS = "bonus", "vp", "settlers"
ICON_OF = {what: what for what in (*GOODS, BONUS, POINTS)} | {SETTLERS: "settler"}
"""By what is gained and paid in records: its icon."""
NOTHING = (0,) * len(GOODS)


def cost_badges(goods: Sequence[int], missing: Sequence[int] = NOTHING) -> list[Badge]:
    """What is given up; what is missing of it stands out."""
    return [
        Badge(COST, f"−{n}", what, lack > 0)
        for n, lack, what in zip(goods, missing, GOODS, strict=True)
        if n
    ]


def missing_words(missing: Sequence[int], scene: Scene) -> str:
    """What is missing, in a few words; "" if nothing is."""
    parts = [scene.text(f"goods.{what}", n=n) for n, what in zip(missing, GOODS, strict=True) if n]
    if not parts:
        return ""
    words = scene.say("ui.missing", goods=", ".join(parts))
    return f'<small class="missing-words">{words}</small>'


def gain_badges(goods: Sequence[int]) -> list[Badge]:
    """What is won."""
    return [Badge(GAIN, f"+{n}", what) for n, what in zip(goods, GOODS, strict=True) if n]


def held_badges(goods: Sequence[int]) -> list[Badge]:
    """What is there."""
    return [Badge(PLAIN, str(n), what) for n, what in zip(goods, GOODS, strict=False) if n]


def settlers(n: int) -> Badge:
    """Settlers that something takes."""
    return Badge(COST, f"−{n}", "settler")


def effect_badges(building: Building) -> tuple[list[Badge], list[Badge]]:
    """What using a building takes and what it brings."""
    effect = building.effect
    given = cost_badges(effect.give)
    if effect.give_any:
        given.append(Badge(COST, f"−{effect.give_any}", "any"))
    return given, _taken(effect)


def _taken(effect: Effect) -> list[Badge]:
    if effect.word == "fortified":
        return [Badge(GAIN, "+1", "fortified")]
    if effect.vp:
        return [Badge(GAIN, f"+{effect.vp}", POINTS)]
    if effect.bonus:
        return [Badge(GAIN, f"+{effect.bonus}", BONUS)]
    if effect.take_any:
        return [Badge(GAIN, f"+{effect.take_any}", "any")]
    if sum(effect.take) == len(BASICS) == sum(map(bool, effect.take)):
        return [Badge(GAIN, "", what) for what in BASICS]  # one of each: the sign says enough
    return gain_badges(effect.take)


def fit(name: str) -> str:
    """A class that makes room for a long word, so that none is broken."""
    longest = max(map(len, name.replace(SOFT_HYPHEN, "").replace("-", "- ").split()))
    return " very-long" if longest > 16 else " long" if longest > 13 else ""


def inlined(badges: Iterable[Badge]) -> str:
    """Badges as small pictures among words."""
    return "".join(map(inline, badges))


def swap(given: Iterable[Badge], taken: Iterable[Badge]) -> str:
    """What is given for what."""
    first = inlined(given)
    arrow = '<span class="for" aria-hidden="true">→</span>' if first else ""
    return f'<span class="swapped">{first}{arrow}{inlined(taken)}</span>'
