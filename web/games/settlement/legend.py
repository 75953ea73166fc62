"""All icons and what they mean, in groups."""

from __future__ import annotations

from collections.abc import Sequence

from .scene import Scene
from .shapes_buildings import ARTEFACT_SHAPES, BUILDING_SHAPES
from .shapes_scenery import SCENERY_SHAPES

COLOURS = ("green", "yellow", "blue", "red")
GUILDS = ("adventurers", "builders", "defenders", "craftsmen")
ACTIONS = ("build", "explore", "fight", "fortress")


def _named(prefix: str, *names: str) -> list[tuple[str, str]]:
    return [(name, f"{prefix}.{name}") for name in names]


GROUPS: dict[str, list[tuple[str, str]]] = {
    "things": [
        ("vp", "book.icon.vp"),
        *_named("resource", "wood", "loam", "stone", "diamond", "gold"),
        ("settler", "about.good.settlers"),
        ("bonus", "about.good.bonus"),
        *_named("book.icon", "any", "hero", "artefact", "landscape", "building"),
        *_named("book.icon", "fortress", "fortified", "trade", "danger"),
        ("start", "about.start-marker"),
        ("passed", "about.passed"),
        *_named("book.icon", *(f"pile-{of}" for of in ("building", "landscape"))),
        *_named("book.icon", *(f"pile-{of}" for of in ("hero", "artefact"))),
    ],
    "actions": [
        *[(f"act-{name}", f"about.action.{name}") for name in ACTIONS],
        *_named("book.icon", "act-activate", "act-wilderness", "act-settlement"),
    ],
    "monsters": [
        *[(f"monster-{colour}", f"monster.{colour}") for colour in COLOURS],
        *[(f"sign-{colour}", f"book.icon.sign-{colour}") for colour in COLOURS],
    ],
    "heroes": [
        *[(f"guild-{guild}", f"guild.{guild}") for guild in GUILDS],
        *[(f"hero-{guild}", f"guild.text.{guild}") for guild in GUILDS],
    ],
    "buildings": [(name, f"building.text.{name}") for name in BUILDING_SHAPES],
    "artefacts": [(name, f"artefact.text.{name}") for name in ARTEFACT_SHAPES],
}
PARTS = frozenset(SCENERY_SHAPES)
"""Scenery, which means nothing by itself."""


def legend(scene: Scene) -> Sequence[tuple[str, Sequence[tuple[str, str]]]]:
    """The groups with their names."""
    return [
        (
            scene.text(f"book.legend.{group}"),
            [(shape, scene.text(key)) for shape, key in meanings],
        )
        for group, meanings in GROUPS.items()
    ]
