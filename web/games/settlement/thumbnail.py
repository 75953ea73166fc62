"""The boards in small, from the sketch of a standing."""

from __future__ import annotations

import re
from collections.abc import Sequence

from boonlake.games.settlement.components.model import FIELDS, ROWS
from boonlake.games.settlement.sketch import FORTRESS, LANDSCAPE, MONSTER, UNEXPLORED

from ...kit.pieces import COLOURS

BOARD = re.compile(
    rf"([{re.escape(UNEXPLORED + LANDSCAPE + MONSTER + FORTRESS)}]{{{FIELDS}}})(\d+)-(\d+)"
)
CSS = {LANDSCAPE: "thumb-land", MONSTER: "thumb-monster", FORTRESS: "thumb-fortress"}
CELL, GAP = 30, 24
WIDTH, HEIGHT = ROWS * CELL, 2 * ROWS * CELL + 14
NARROWEST = HEIGHT * 4 // 3
"""A board alone has room beside it: games stand in a list one as high as the other."""


def thumbnail(sketch: str, colours: Sequence[str]) -> str:
    """The drawing; a sketch that is none gives an empty board."""
    boards = BOARD.findall(sketch) or [(UNEXPLORED * FIELDS, "0", "0")]
    drawn = "".join(
        f'<g class="seat-{_colour(seat, colours)}" transform="translate({seat * (WIDTH + GAP)})">'
        f"{_board(fields, int(built))}</g>"
        for seat, (fields, built, _) in enumerate(boards)
    )
    width = len(boards) * (WIDTH + GAP) - GAP
    beside = max(0, NARROWEST - width) // 2
    box = f"{-4 - beside} -4 {width + 2 * beside + 8} {HEIGHT + 8}"
    return f'<svg class="thumb" viewBox="{box}" aria-hidden="true">{drawn}</svg>'


def _board(fields: str, built: int) -> str:
    """Row III above, then II and I, then the settlement with its buildings."""
    cells = []
    for field, letter in enumerate(fields):
        row, column = divmod(field, ROWS)
        cells.append(_cell(column, (ROWS - 1 - row) * CELL, CSS.get(letter, "thumb-wild")))
    top = ROWS * CELL + 10
    for plot in range(FIELDS):
        row, column = divmod(plot, ROWS)
        cells.append(
            _cell(column, top + row * CELL, "thumb-built" if plot < built else "thumb-wild")
        )
    return "".join(cells)


def _cell(column: int, y: int, css: str) -> str:
    return (
        f'<rect class="{css}" x="{column * CELL + 1}" y="{y + 1}" width="{CELL - 2}" '
        f'height="{CELL - 2}" rx="4"/>'
    )


def _colour(seat: int, colours: Sequence[str]) -> str:
    """A seat's colour; one of ours where a kept game names an unknown one."""
    colour = colours[seat] if seat < len(colours) else ""
    return colour if colour in COLOURS else COLOURS[seat % len(COLOURS)]
