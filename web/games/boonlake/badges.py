"""Rewards, costs and needs, told apart by shape and sign wherever they are drawn.

A reward is a round-ended pill with a plus. A cost is a dark notched tag with a minus. A need
(a resource that is only shown) is a light notched tag without a sign. `Badge` is what is drawn;
`effect_badges`, `cost_badges` and `site_badges` make them from component data; `row` lays them
out inside a drawing, `inline` as small pictures among words.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from boonlake.games.boonlake.components.model import RESOURCES, Cost, Effect, Site

from .icons import use

GAIN, COST, NEED, PLAIN = "gain", "cost", "need", "plain"
HEIGHT = 22
"""Badges are drawn this high; drawings scale them."""

ICONS = {
    "coins": "coin",
    "cards": "card",
    "vases": "vase",
    "inhabitants": "inhabitant",
}
WITH_WORD = ("site", "presences", "discard-bonus")
CHOICES = {"vase-or-site": ("vase", "site"), "coin-or-card": ("coin", "card")}
"""Two things of which one is chosen are drawn beside each other, so that both can be seen."""


class Badge(NamedTuple):
    """A shape, the text in it ("" for none) and the icon in it ("" for none)."""

    shape: str
    text: str
    icon: str


def effect_icon(effect: Effect) -> str:
    """The icon of a word of the effect vocabulary."""
    word, _, arg = effect
    if word in WITH_WORD:
        return f"{word}-{arg}"
    return ICONS.get(word, word)


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
    sign = "" if word in CHOICES else "+"
    return Badge(GAIN, f"+{n}" if n else sign, icon)


def cost_badges(cost: Cost) -> list[Badge]:
    """What is given up, then what is only shown."""
    given = (("coin", cost.coins), ("vase", cost.vases), ("card", cost.cards))
    badges = [Badge(COST, f"−{n}", icon) for icon, n in given if n]
    badges += [
        Badge(NEED, str(n), resource)
        for resource, n in zip(RESOURCES, cost.needs, strict=True)
        if n
    ]
    return badges


def site_badges(site: Site) -> list[Badge]:
    """What a building site costs and brings, and what a settlement there brings."""
    badges = cost_badges(site.cost) + effect_badges(site.gain)
    if site.settlement_vp:
        badges += effect_badges([("settlement-vp", site.settlement_vp, "")])
    return badges


def width(badge: Badge) -> float:
    """How wide a badge is drawn."""
    text = sum(4.4 if sign in ": " else 9.2 for sign in badge.text) + (2 if badge.text else 0)
    icon = 42 if badge.icon in CHOICES else 18 if badge.icon else 0
    return text + icon + (12 if badge.shape in (COST, NEED) else 11)


@cache
def draw(badge: Badge) -> str:
    """A badge with its upper left corner at the origin."""
    w = width(badge)
    notched = badge.shape in (COST, NEED)
    left = 9 if notched else 6
    ground = _outline(badge.shape, w)
    parts = [f'<g class="badge badge-{badge.shape}"><path class="badge-ground" d="{ground}"/>']
    if badge.text:
        parts.append(f'<text x="{left}" y="16.6">{badge.text}</text>')
    right = w - (11.5 if notched else 14)
    if badge.icon in CHOICES:
        first, second = CHOICES[badge.icon]
        parts.append(use(first, right - 24, HEIGHT / 2, 18))
        parts.append(f'<path class="badge-or" d="M{right - 14:g} 16.5L{right - 10:g} 5.5"/>')
        parts.append(use(second, right, HEIGHT / 2, 18))
    elif badge.icon:
        parts.append(use(badge.icon, right, HEIGHT / 2, 18))
    parts.append("</g>")
    return "".join(parts)


def _outline(shape: str, w: float) -> str:
    if shape in (COST, NEED):
        return f"M6 1H{w - 1:g}V21H6L1 16L4.4 11L1 6z"
    if shape == PLAIN:
        return f"M4 1H{w - 4:g}a3 3 0 0 1 3 3V18a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z"
    return f"M11 1H{w - 11:g}a10 10 0 0 1 0 20H11a10 10 0 0 1 0-20z"


def row(badges: list[Badge], x: float, y: float, scale: float, gap: float = 2) -> str:
    """Badges side by side, centred at x, y of a drawing."""
    at = x - span(badges, gap) * scale / 2
    parts = [f'<g transform="translate({at:.4g} {y - HEIGHT * scale / 2:.4g}) scale({scale:g})">']
    offset = 0.0
    for badge in badges:
        parts.append(f'<g transform="translate({offset:g})">{draw(badge)}</g>')
        offset += width(badge) + gap
    parts.append("</g>")
    return "".join(parts)


def span(badges: list[Badge], gap: float = 2) -> float:
    """How wide a row of badges is before scaling."""
    return sum(width(badge) for badge in badges) + gap * (len(badges) - 1)


@cache
def inline(badge: Badge) -> str:
    """A badge as an inline picture; its height follows the font."""
    w = width(badge)
    return (
        f'<svg class="tag" viewBox="0 0 {w:g} {HEIGHT}" width="{w:g}" height="{HEIGHT}" '
        f'aria-hidden="true">{draw(badge)}</svg>'
    )
