"""The map in small: a letter for each space, drawn as a picture of the whole."""

from __future__ import annotations

from collections.abc import Sequence

from boonlake.games.boonlake.components.model import REGIONS, ComponentSet
from boonlake.games.boonlake.sketch import EMPTY

from ...kit.pieces import COLOURS
from .geometry import CORNERS, plan

PIECE = 34


def thumbnail(components: ComponentSet, sketch: str, colours: Sequence[str]) -> str:
    """The drawing; a sketch that does not fit the map gives an empty one."""
    spaces = components.spaces
    edges = zip(CORNERS[1:], CORNERS, strict=False)
    outline = "l".join(f"{x - ox:.0f} {y - oy:.0f}" for (x, y), (ox, oy) in edges)
    if len(sketch) != len(spaces) - 1:
        sketch = EMPTY * (len(spaces) - 1)
    places = plan(components)
    left, top, width, height = places.box
    parts = []
    for number, letter in enumerate(sketch, 1):
        x, y = places.spaces[number]
        land = REGIONS[spaces[number].region]
        css = "" if letter != EMPTY else " bare"
        parts.append(
            f'<path class="thumb-{land}{css}" '
            f'd="M{x + CORNERS[0][0]:.0f} {y + CORNERS[0][1]:.0f}l{outline}z"/>'
        )
        if letter.isdecimal():
            colour = _colour(int(letter), colours)
            parts.append(f'<circle class="seat-{colour}" cx="{x:.0f}" cy="{y:.0f}" r="{PIECE}"/>')
    return (
        f'<svg class="thumb" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" '
        f'aria-hidden="true">{"".join(parts)}</svg>'
    )


def _colour(seat: int, colours: Sequence[str]) -> str:
    """A seat's colour; one of ours where a kept game names an unknown one."""
    colour = colours[seat] if seat < len(colours) else ""
    return colour if colour in COLOURS else COLOURS[seat % len(COLOURS)]
