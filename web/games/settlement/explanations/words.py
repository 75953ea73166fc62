"""Amounts in the words of the log."""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.games.settlement.components.model import GOODS

from ..scene import Scene


def amount(what: str, n: int, scene: Scene) -> str:
    """A number of resources, settlers or points."""
    return scene.text(f"goods.{what}", n=n)


def listed(items: Sequence[str], scene: Scene) -> str:
    """Several things, the last one joined by a word."""
    if not items:
        return scene.text("goods.nothing")
    *first, last = items
    return scene.text("goods.and", first=", ".join(first), last=last) if first else last


def total(goods: Sequence[int], scene: Scene) -> str:
    """Several resources together."""
    parts = [amount(what, n, scene) for what, n in zip(GOODS, goods, strict=True) if n]
    return listed(parts, scene)
