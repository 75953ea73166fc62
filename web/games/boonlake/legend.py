"""All icons and what they mean, in groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .scene import Scene

Meaning = tuple[str, str, dict[str, Any]]
"""An icon, the key of what it means, and what that is filled with."""


def _named(prefix: str, *names: str) -> list[Meaning]:
    """Icons called like what they show."""
    return [(name, f"{prefix}.{name}", {}) for name in names]


def _whole(prefix: str, *names: str) -> list[Meaning]:
    """Icons whose names are keys themselves."""
    return [(f"{prefix}-{name}", f"{prefix}.{name}", {}) for name in names]


def _effects(*names: str, **filled: Any) -> list[Meaning]:
    return [(name, f"effect.{name}", {"n": 1, **filled}) for name in names]


GROUPS: dict[str, list[Meaning]] = {
    "things": [
        ("vp", "piece.vp", {}),
        *_named("piece", "coin", "card", "vase", "inhabitant", "house", "settlement", "cattle"),
        *_named("piece", "ship", "boat", "pasture", "site", "tile", "lever"),
        *_named("resource", "wood", "stone", "loam", "iron"),
        *_named("kind", "day", "sunset", "night"),
        *_named("region", "boonlake", "unknown", "new-hope", "southern"),
        *_named("book.icon", "project", "ranch", "supply", "tier", "lever-down", "any-resource"),
        *_named("book.icon", "harbour", "lock", "bridge", "ford", "ship-step", "deck"),
        *_named("book.icon", "discard-pile", "now", "end", "always", "eminence", "cactus"),
    ],
    "actions": [
        *_named("book.icon", "explore", "place-pasture", "develop", "upgrade", "modernize"),
        *_named("book.icon", "hire", "place-cattle", "draw", "play", "discard"),
        *_named("book.icon", "give-inhabitant", "pass", "less", "coin-or-card"),
        *_whole("strip", "pioneer", "settle", "cattle", "region", "hire", "progress", "builder"),
    ],
    "effects": [
        *_effects("coin-step", "card-step", "track-steps", "coin-income", "card-income"),
        *[(f"site-{sort}", f"effect.site.{sort}", {}) for sort in ("any", "wood", "stone")],
        *[(f"site-{sort}", f"effect.site.{sort}", {}) for sort in ("loam", "iron")],
        *_effects("vase-or-site", "raise-lever", "free-house", "easy-settlement", "settlement-vp"),
        *_named("book.icon", "swap", "presences"),
        *[(f"presences-{r}", f"region.{r}", {}) for r in ("boonlake", "unknown", "new-hope")],
        ("presences-southern", "region.southern", {}),
        *_effects("sites", "houses", "settlements"),
        ("reach", "book.icon.reach", {}),
        *_effects("lever-discount", "card-discount", "cow-discount", "cow-coins", "ship-coins"),
        *_effects("harbour-coins", "harbour-cards", "extra-vase"),
        *[
            (f"discard-bonus-{kind}", f"effect.discard-bonus.{kind}", {"n": 1})
            for kind in ("day", "sunset", "night")
        ],
    ],
    "levers": [(f"lever-{n}", f"levers.{n}", {}) for n in range(1, 13)],
    "scoring": _whole(
        "scoring",
        *("coin-track", "card-track", "lower-track", "sites", "adjacent", "levers", "cattle"),
        *("settlements", "bridges", "sunset-day", "give-inhabitants", "give-vases", "give-coins"),
    ),
}
PARTS = frozenset({"adit", "pit"})
"""Shapes of which others are made, which never stand alone."""


def legend(scene: Scene) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
    """The groups with their names."""
    return [
        (
            scene.text(f"book.legend.{group}"),
            [(shape, scene.text(key, **filled)) for shape, key, filled in meanings],
        )
        for group, meanings in GROUPS.items()
    ]
