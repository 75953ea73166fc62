"""Rewards, costs and needs, told apart by shape and sign wherever they are drawn.

A reward is a round-ended pill with a plus. A cost is a dark notched tag with a minus. A need
(something that is only shown) is a light notched tag without a sign. `row` lays badges out inside
a drawing, `inline` makes small pictures among words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .icons import use

GAIN, COST, NEED, PLAIN = "gain", "cost", "need", "plain"
HEIGHT = 22
"""Badges are drawn this high; drawings scale them."""
EITHER = "/"
"""Between two icons of which one is chosen: both are drawn, so that both can be seen."""
KEPT = 1024
"""How many drawn badges are kept."""


class Badge(NamedTuple):
    """A shape, the text in it ("" for none) and the icon in it ("" for none)."""

    shape: str
    text: str
    icon: str
    missing: bool = False
    """Whether it is a part of a price that somebody cannot pay."""


def change(amount: int, icon: str) -> Badge:
    """What is won or lost of something, as a reward or a cost."""
    return Badge(GAIN, f"+{amount}", icon) if amount > 0 else Badge(COST, f"−{-amount}", icon)


def width(badge: Badge) -> float:
    """How wide a badge is drawn."""
    text = sum(4.4 if sign in ": " else 9.4 for sign in badge.text) + (2 if badge.text else 0)
    icon = 42 if EITHER in badge.icon else 18 if badge.icon else 0
    return text + icon + (12 if badge.shape in (COST, NEED) else 11)


@lru_cache(maxsize=KEPT)
def draw(badge: Badge) -> str:
    """A badge with its upper left corner at the origin."""
    w = width(badge)
    notched = badge.shape in (COST, NEED)
    left = 9 if notched else 6
    ground = _outline(badge.shape, w)
    css = f"badge badge-{badge.shape}" + (" missing" if badge.missing else "")
    parts = [f'<g class="{css}"><path class="badge-ground" d="{ground}"/>']
    if badge.text:
        parts.append(f'<text x="{left}" y="16.6">{badge.text}</text>')
    right = w - (11.5 if notched else 14)
    if EITHER in badge.icon:
        first, second = badge.icon.split(EITHER)
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


@lru_cache(maxsize=KEPT)
def inline(badge: Badge) -> str:
    """A badge as an inline picture; its height follows the font."""
    w = width(badge)
    return (
        f'<svg class="tag" viewBox="0 0 {w:g} {HEIGHT}" width="{w:g}" height="{HEIGHT}" '
        f'aria-hidden="true">{draw(badge)}</svg>'
    )
