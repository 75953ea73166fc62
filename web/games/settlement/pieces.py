"""The wooden pieces of the game, drawn in every seat's colour."""

from __future__ import annotations

from ...kit.pieces import Shape

SHAPES = {
    "settler": Shape(
        "M8.4 1.2h7.2l1 4.2c1.6.4 2.8 1.2 4 2.8h-3.4c0 1.6-.6 2.6-1.6 3.4 3.2 1.4 4.8 5 5 10.8"
        "H3.4c.2-5.8 1.8-9.4 5-10.8-1-.8-1.6-1.8-1.6-3.4H3.4c1.2-1.6 2.4-2.4 4-2.8z",
        "M6.8 8.2h10.4",
        12,
        17,
        7.4,
    ),
    "fortress": Shape(
        "M4 22.4V10.6H2.4V2.8h4v2.6h3.2V2.8h4.8v2.6h3.2V2.8h4v7.8H20v11.8z",
        "M4 10.6h16",
        12,
        16,
        8.4,
    ),
}
