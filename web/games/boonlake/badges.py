"""Badges made from component data: what effects bring, what costs take, what a site asks for."""

from __future__ import annotations

from collections.abc import Iterable

from boonlake.games.boonlake.components.model import RESOURCES, Cost, Effect, Site
from boonlake.games.boonlake.shortage import Shortage

from ...kit.badges import COST, GAIN, NEED, Badge
from .scene import Scene

GOODS = {
    "coins": "coin",
    "cards": "card",
    "vases": "vase",
    "inhabitants": "inhabitant",
    "vp": "vp",
}
"""By what is gained and paid: its icon."""
WITH_WORD = ("site", "presences", "discard-bonus")
CHOICES = {"vase-or-site": "vase/site"}
"""Effects of which one of two things is chosen."""


def effect_icon(effect: Effect) -> str:
    """The icon of a word of the effect vocabulary."""
    word, _, arg = effect
    if word in WITH_WORD:
        return f"{word}-{arg}"
    return GOODS.get(word, word)


def effect_badges(effects: Iterable[Effect]) -> list[Badge]:
    """What effects bring; victory points lost are a cost."""
    return [_effect_badge(effect) for effect in effects]


def _effect_badge(effect: Effect) -> Badge:
    word, n, _ = effect
    icon = effect_icon(effect)
    if n < 0:
        return Badge(COST, f"−{-n}", icon)
    if word.endswith("-step"):
        return Badge(GAIN, f"+{n}" if n > 1 else "", icon)
    if word in CHOICES:
        return Badge(GAIN, f"+{n}" if n else "", CHOICES[word])
    return Badge(GAIN, f"+{n}" if n else "+", icon)


def cost_badges(cost: Cost, short: Shortage | None = None) -> list[Badge]:
    """What is given up, then what is only shown; what is missing of it stands out."""
    missing = _missing(short) if short else frozenset()
    given = (("coin", cost.coins), ("vase", cost.vases), ("card", cost.cards))
    badges = [Badge(COST, f"−{n}", icon, icon in missing) for icon, n in given if n]
    badges += [
        Badge(NEED, str(n), resource, resource in missing)
        for resource, n in zip(RESOURCES, cost.needs, strict=True)
        if n
    ]
    return badges


def _missing(short: Shortage) -> frozenset[str]:
    """The icons of what is missing."""
    goods = [icon for icon, n in (("coin", short.coins), ("vase", short.vases)) if n]
    return frozenset([*goods, *short.kinds])


def missing_words(short: Shortage, scene: Scene) -> str:
    """What is missing, in a few words."""
    goods = [(what, n) for what, n in (("coins", short.coins), ("vases", short.vases)) if n]
    if short.resources and len(short.kinds) == 1:
        goods.append((short.kinds[0], short.resources))
    parts = [scene.text(f"goods.{what}", n=n) for what, n in goods]
    if short.resources and len(short.kinds) > 1:
        kinds = ", ".join(scene.text(f"resource.{kind}") for kind in short.kinds)
        parts.append(scene.text("ui.missing.resources", n=short.resources, kinds=kinds))
    return scene.say("ui.missing", goods=", ".join(parts))


def site_badges(site: Site) -> list[Badge]:
    """What a building site costs and brings, and what a settlement there brings."""
    badges = cost_badges(site.cost) + effect_badges(site.gain)
    if site.settlement_vp:
        badges += effect_badges([("settlement-vp", site.settlement_vp, "")])
    return badges
