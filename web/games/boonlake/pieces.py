"""Seat colours with their shapes, and the wooden pieces in them.

`COLOURS` are the words for colours, in the order in which seats get them by default.
`symbols(colour)` is the part of the icon sheet with all pieces of one colour;
`piece(name, colour, x, y, size)` places one in a drawing, `token(...)` in running text.
"""

from __future__ import annotations

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


SHAPES = {
    "inhabitant": Shape(
        "M12 1.8a4.7 4.7 0 0 1 3.3 8c3.4 1.4 5.1 5.2 5.3 12.4H3.4"
        "c.2-7.2 1.9-11 5.3-12.4a4.7 4.7 0 0 1 3.3-8z",
        "",
        12,
        16.4,
        8.6,
    ),
    "house": Shape("M12 1.8l10.4 9.8-1.8 2-1.4-1.2v9.8H4.8v-9.8l-1.4 1.2-1.8-2z", "", 12, 14.6, 10),
    "settlement": Shape(
        "M1.2 22.2v-9.4l5.4-5.6 4.2 4V7.6l5.6-6.8 6.4 6.8v14.6z",
        "M10.8 11.2v11",
        16.6,
        14.2,
        9.4,
    ),
    "cattle": Shape(
        "M1.8 9.6c0-2 1.4-3.2 3.2-3.2h9.2l1.4-3.4 2 1.8h2l2-1.6.2 3.4 1.3 2.8-1.5 2.4-3.1.5"
        "-1 2.6v6.3h-3.6v-4.2H8.2v4.2H4.6v-6.2c-1-.6-1.5-1.7-1.5-2.8z",
        "",
        9.8,
        11.4,
        8,
    ),
    "ship": Shape(
        "M11.2 1.2l1.8 0c5.2 2.8 8.2 7 8.6 13.2h.9l-2.9 7.6H4.6L1.7 14.4h1.1"
        "c.3-6 3.2-10.6 8.4-13.2z",
        "M2.6 14.4h19.2",
        12,
        9.6,
        7.6,
    ),
    "boat": Shape(
        "M7.6 4.6h8.8v6.8h6.4c-.8 5.2-3.8 8.2-7.8 8.2H9c-4 0-7-3-7.8-8.2h6.4z",
        "M7.6 11.4h8.8",
        12,
        14.2,
        7.4,
    ),
    "marker": Shape("M12 1.6a10.4 10.4 0 1 0 0 20.8a10.4 10.4 0 1 0 0-20.8z", "", 12, 12, 13),
}


def symbols(colour: str) -> str:
    """The `<symbol>` elements of all pieces of a colour."""
    return "".join(_symbol(name, shape, colour) for name, shape in SHAPES.items())


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
