"""What glides: the difference of two views."""

from __future__ import annotations

from boonlake.games.settlement.components.model import FIELDS

from ...kit.glide import Glide
from .placing import building_places
from .scene import Scene, View


def glides(before: View, after: View, scene: Scene) -> list[Glide]:
    """Everything that is new or elsewhere in the second view."""
    if len(before["players"]) != len(after["players"]):
        return []
    return [
        *_heroes(before["hero_row"], after["hero_row"], scene),
        *_market(before, after, scene),
        *(
            glide
            for seat in range(len(after["players"]))
            for glide in _newcomers(before["players"][seat], after["players"][seat], seat)
        ),
    ]


def _heroes(old: list[int], new: list[int], scene: Scene) -> list[Glide]:
    """Heroes who moved along the row, and new ones."""
    at = {number: space for space, number in enumerate(old)}
    moved = []
    for space, number in enumerate(new):
        if number < 0 or at.get(number) == space:
            continue
        element = f"#hero-{scene.components.heroes[number].key}"
        if number in at:
            moved.append(Glide(element, columns=at[number] - space))
        else:
            moved.append(Glide(element, new=True))
    return moved


def _market(before: View, after: View, scene: Scene) -> list[Glide]:
    """Buildings of which there was none in the market."""
    known = {key for key, _ in building_places(before, scene.components)}
    return [
        Glide(f"#{key}", new=True)
        for key, again in building_places(after, scene.components)
        if key and not again and key not in known
    ]


def _newcomers(old: View, new: View, seat: int) -> list[Glide]:
    """What a board did not have before; nobody should miss a monster."""
    made = []
    for field in range(FIELDS):
        bit = 1 << field
        for what in ("landscapes", "buildings"):
            if new[what][field] and not old[what][field]:
                word = "land" if what == "landscapes" else "built"
                made.append(Glide(f'[data-piece="{word}-{seat}-{field}"]', new=True))
        if new["fortresses"] & ~old["fortresses"] & bit:
            made.append(Glide(f'[data-piece="fortress-{seat}-{field}"]', new=True))
        if new["monsters"] & ~old["monsters"] & bit:
            made.append(Glide(f'[data-piece="monster-{seat}-{field}"]', startling=True))
    return made
