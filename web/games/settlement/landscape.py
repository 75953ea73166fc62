"""Landscapes as drawn tiles: the ground of a resource, and what stands on it."""

from __future__ import annotations

from functools import lru_cache

from boonlake.games.settlement.components.model import COLOURS, GOODS, Landscape

from ...kit.icons import use

WIDTH, HEIGHT = 112, 92
KEPT = 64
"""How many drawn tiles are kept."""
GROUND = f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}" rx="9"/>'
HILLS = (
    '<path class="hills" d="M1 44c18-16 34-16 52-4s36 10 58-6v50a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z"/>'
)
SHORE = '<path class="shore" d="M1 58c22-8 40 6 62 0s34-6 48-2v28a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z"/>'

Motif = tuple[str, float, float, float]
"""What stands where, and how large."""

SCENES: dict[str, tuple[Motif, ...]] = {
    "oak-grove": (("oak", 30, 30, 40), ("oak", 82, 28, 36), ("oak", 56, 36, 46)),
    "thorn-wood": (("thorn", 30, 32, 38), ("thorn", 84, 32, 36), ("thorn", 57, 34, 48)),
    "clay-bank": (("clay", 34, 34, 42), ("clay", 80, 36, 46)),
    "dry-riverbed": (("clay", 28, 34, 36), ("wave", 58, 52, 34), ("clay", 88, 36, 36)),
    "boulder-meadow": (("boulder", 32, 36, 34), ("boulder", 84, 32, 28), ("boulder", 60, 38, 44)),
    "rocky-steppe": (("peak", 36, 32, 44), ("boulder", 78, 40, 36), ("thorn", 98, 34, 22)),
    "pine-ridge": (("peak", 62, 30, 52), ("pine", 28, 36, 40), ("pine", 92, 38, 36)),
    "flooded-forest": (("pine", 32, 30, 42), ("pine", 60, 34, 46), ("wave", 88, 52, 34)),
    "clay-terraces": (("terrace", 58, 36, 56),),
    "reed-marsh": (("reed", 30, 34, 42), ("wave", 60, 50, 34), ("reed", 88, 36, 40)),
    "sandstone-cliffs": (("cliff", 38, 34, 50), ("cliff", 84, 38, 40)),
    "fjord": (("peak", 32, 32, 48), ("peak", 88, 32, 42), ("wave", 60, 54, 38)),
    "crystal-plain": (("crystal", 34, 36, 38), ("crystal", 78, 34, 46)),
    "crystal-lake": (("crystal", 30, 32, 38), ("wave", 62, 54, 36), ("crystal", 88, 36, 34)),
    "glacier-lake": (("ice", 56, 32, 58), ("wave", 56, 58, 34)),
    "glittering-cave": (("cave", 58, 36, 62),),
    "golden-river": (("peak", 28, 30, 36), ("wave", 58, 52, 40), ("nugget", 84, 40, 38)),
    "dragon-mountain": (("peak", 52, 32, 62), ("nugget", 92, 46, 28)),
}
"""By landscape of our edition: its scenery."""
SCENERY: dict[str, tuple[Motif, ...]] = {
    "wood": SCENES["oak-grove"],
    "loam": SCENES["clay-bank"],
    "stone": SCENES["boulder-meadow"],
    "diamond": SCENES["crystal-plain"],
    "gold": SCENES["golden-river"],
}
"""By resource: the scenery of any other landscape."""


@lru_cache(maxsize=KEPT)
def drawn(kind: Landscape) -> str:
    """A tile with its upper left corner at the origin: ground, scenery and resource."""
    resource = GOODS[kind.resource]
    scenery = SCENES.get(kind.key, SCENERY[resource])
    wet = any(motif == "wave" for motif, *_ in scenery)
    return (
        f'<g class="ground-{resource}">{GROUND}{HILLS}{SHORE if wet else ""}'
        f"{''.join(use(*motif) for motif in scenery)}"
        '<circle class="plate" cx="21" cy="71" r="17"/>'
        f"{use(resource, 21, 71, 25)}</g>"
    )


def sign(kind: Landscape) -> str:
    """The icon of the monster that may appear."""
    return f"sign-{COLOURS[kind.monster]}"


def face(kind: Landscape) -> str:
    """A tile as a picture of its own."""
    return (
        f'<svg class="landscape-face" viewBox="-1 -1 {WIDTH + 2} {HEIGHT + 2}" aria-hidden="true">'
        f"{drawn(kind)}{use(sign(kind), 96, 76, 22)}</svg>"
    )
