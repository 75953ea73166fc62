"""Seat colours with their shapes, and pieces in them.

`COLOURS` are the words for colours, in the order in which seats get them by default.
`symbols(colour, shapes)` is the part of the icon sheet with all pieces of one colour;
`piece(name, colour, x, y, size)` places one in a drawing, `token(...)` in running text.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

EMBLEMS = {
    "red": "M12 5.2a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6z",
    "blue": "M5.8 5.8h12.4v12.4H5.8z",
    "yellow": "M12 4.4l8 14.2H4z",
    "violet": "M12 3.4l7 8.6-7 8.6-7-8.6z",
    "black": "M12 3.2l2.5 5.8 6.3.5-4.8 4.1 1.5 6.2-5.5-3.3-5.5 3.3 1.5-6.2-4.8-4.1 6.3-.5z",
    "white": "M9.2 4.2h5.6v5h5v5.6h-5v5H9.2v-5h-5V9.2h5z",
}
COLOURS = tuple(EMBLEMS)


class Shape(NamedTuple):
    """A piece: its outline, its inner lines, and where its colour's emblem stands."""

    outline: str
    lines: str
    x: float
    y: float
    size: float


MARKER = "marker"
"""The piece that every seat of every game has."""
SHARED = {MARKER: Shape("M12 1.6a10.4 10.4 0 1 0 0 20.8a10.4 10.4 0 1 0 0-20.8z", "", 12, 12, 13)}


def symbols(colour: str, shapes: Mapping[str, Shape] = SHARED) -> str:
    """The `<symbol>` elements of all pieces of a colour."""
    return "".join(_symbol(name, shape, colour) for name, shape in shapes.items())


def _symbol(name: str, shape: Shape, colour: str) -> str:
    scale = shape.size / 24
    x, y = shape.x - shape.size / 2, shape.y - shape.size / 2
    lines = f'<path class="p-edge" d="{shape.lines}"/>' if shape.lines else ""
    return (
        f'<symbol id="{name}-{colour}" viewBox="-1 -1 26 26"><g class="seat-{colour}">'
        f'<path class="p-halo" d="{shape.outline}"/>'
        f'<path class="p-body" d="{shape.outline}"/>{lines}'
        f'<path class="p-emblem" transform="translate({x:.2f} {y:.2f}) scale({scale:.3f})" '
        f'd="{EMBLEMS[colour]}"/></g></symbol>'
    )


def piece(name: str, colour: str, x: float, y: float, size: float, key: str = "") -> str:
    """A piece centred at x, y of a drawing; `key` names it for movement between two pictures."""
    named = f' data-piece="{key}"' if key else ""
    return (
        f'<use href="#{name}-{colour}" x="{x - size / 2:.3g}" y="{y - size / 2:.3g}" '
        f'width="{size:.3g}" height="{size:.3g}"{named}/>'
    )


def token(name: str, colour: str, key: str = "") -> str:
    """A piece as an inline picture for running text and panels."""
    named = f' data-piece="{key}"' if key else ""
    return f'<svg class="icon" aria-hidden="true"{named}><use href="#{name}-{colour}"/></svg>'
