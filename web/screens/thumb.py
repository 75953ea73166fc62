"""The map in small: a letter for each space, drawn as a picture of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.boonlake.pieces import COLOURS

if TYPE_CHECKING:
    from boonlake.games.boonlake.state import State

EMPTY, TILE, MEADOW = ".", ":", "p"
LEVELS = 3
PIECE = 34


def letters(state: State) -> str:
    """A letter for each space: empty, a tile, a pasture, or the seat that stands there."""
    return "".join(_letter(state, number) for number in range(1, len(state.tiles)))


def _letter(state: State, number: int) -> str:
    from boonlake.games.boonlake.state import PASTURE

    tile = state.tiles[number]
    if tile == 0:
        return EMPTY
    if tile == PASTURE:
        owners = state.cows[number]
        return str(owners[0]) if owners else MEADOW
    pieces = [piece for piece in state.sites[2 * number : 2 * number + 2] if piece]
    if not pieces:
        return TILE
    return str(max((piece - 1) % LEVELS * 10 + (piece - 1) // LEVELS for piece in pieces) % 10)


def picture(kept: str, colours: list[str]) -> str:
    """The drawing; a text that does not fit the map gives an empty one."""
    from boonlake.games.boonlake.components import load
    from boonlake.games.boonlake.components.model import REGIONS

    from ..games.boonlake.geometry import CORNERS, plan

    edition = load()
    spaces = edition.spaces
    edges = zip(CORNERS[1:], CORNERS, strict=False)
    outline = "l".join(f"{x - ox:.0f} {y - oy:.0f}" for (x, y), (ox, oy) in edges)
    if len(kept) != len(spaces) - 1:
        kept = EMPTY * (len(spaces) - 1)
    places = plan(edition)
    left, top, width, height = places.box
    parts = []
    for number, letter in enumerate(kept, 1):
        x, y = places.spaces[number]
        land = REGIONS[spaces[number].region]
        css = "" if letter != EMPTY else " bare"
        parts.append(
            f'<path class="thumb-{land}{css}" '
            f'd="M{x + CORNERS[0][0]:.0f} {y + CORNERS[0][1]:.0f}l{outline}z"/>'
        )
        if letter.isdecimal():
            seat = int(letter)
            colour = colours[seat] if seat < len(colours) else ""
            colour = colour if colour in COLOURS else COLOURS[seat % len(COLOURS)]
            parts.append(f'<circle class="seat-{colour}" cx="{x:.0f}" cy="{y:.0f}" r="{PIECE}"/>')
    return (
        f'<svg class="thumb" viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" '
        f'aria-hidden="true">{"".join(parts)}</svg>'
    )
