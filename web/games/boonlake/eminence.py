"""The Wise Eminence's board: her scales, her cactus track and her tiles.

`board(view, scene)` draws it for the seat she holds (the starting seat of a solo game).
"""

from __future__ import annotations

from boonlake.games.boonlake.components.model import STRIPS, SoloTile

from ...kit.icons import icon
from ...kit.pieces import token
from .scene import Scene, View

SCALES = (("house", "houses"), ("settlement", "settlements"), ("cattle", "cattle"))


def board(view: View, scene: Scene) -> str:
    """Her scales with what they pay now, and the tile that rules her turn."""
    seat = view["start"]
    player, hers = view["players"][seat], view["eminence"]
    figures = scene.components.solo_board
    colour = scene.colours[seat]
    scales = "".join(
        _scale(token(piece, colour), getattr(figures, field), player[field], f"solo-{field}")
        for piece, field in SCALES
    )
    scales += _scale(icon("cactus"), figures.cactus, hers["cactus"], "solo-cactus")
    stack = hers["stack"] if isinstance(hers["stack"], int) else len(hers["stack"])
    revealed = hers["revealed"]
    tile = solo_tile(scene, scene.components.solo_tiles[revealed[-1][0]]) if revealed else ""
    return (
        f'<div class="board board-solo seat-{colour}"><div class="scales">{scales}</div>'
        f'<div class="solo-now">{tile}<span class="solo-stack" data-about="solo-stack">'
        f"{icon('eminence')}<b>{stack}</b></span></div></div>"
    )


def _scale(picture: str, values: tuple[int, ...], at: int, about: str) -> str:
    states = ["past"] * at + ["now"] + ["ahead"] * len(values)
    cells = "".join(
        f'<span class="scale-value {state}">{value}</span>'
        for value, state in zip(values, states, strict=False)
    )
    return (
        f'<div class="scale" data-about="{about}">{picture}'
        f'<span class="scale-values">{cells}</span></div>'
    )


def solo_tile(scene: Scene, tile: SoloTile) -> str:
    """One of her tiles: kind, three strips, four corner numbers."""
    actions = "".join(
        f'<span class="solo-strip">{icon(f"strip-{STRIPS[strip]}")}'
        f"{scene.say(f'strip.{STRIPS[strip]}')}</span>"
        for strip in tile.strips
    )
    corners = "".join(
        f'<span class="solo-corner corner-{k}">{number}</span>'
        for k, number in enumerate(tile.corners)
    )
    return (
        f'<div class="solo-tile" data-about="solo-tile-{tile.key}">{corners}'
        f'<b class="solo-kind">{tile.kind}</b><span class="solo-strips">{actions}</span></div>'
    )
