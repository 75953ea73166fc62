"""The pictures of the picture book, drawn from the board and the pieces."""

from __future__ import annotations

import re
from collections.abc import Callable

from boonlake.engine.game import Sight
from boonlake.games.boonlake.components.model import STRIPS

from . import board_map, cards, eminence, player_board, scoring_tiles, strips, tracks
from .scene import Scene, View

EMPTY = re.compile(r'<g id="([^"]+)"></g>')
BOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')
Crop = tuple[float, float, float, float]
"""A part of the map: left, top, width, height, as parts of the whole."""
WHOLE: Crop = (0.0, 0.0, 1.0, 1.0)
WEST: Crop = (0.05, 0.04, 0.64, 0.52)
RIVER: Crop = (0.0, 0.22, 0.72, 0.6)


def picture(page: str, sight: Sight, scene: Scene) -> str:
    """What a page shows."""
    draw = PICTURES.get(page)
    return draw(sight.view, scene) if draw else ""


def _map(view: View, scene: Scene, crop: Crop) -> str:
    """A part of the map as it is in the example."""
    drawn = board_map.groups(view, scene)
    whole = EMPTY.sub(lambda found: f"<g>{drawn[found.group(1)]}</g>", board_map.shell(scene))
    found = BOX.search(whole)
    assert found
    left, top, width, height = map(float, found.groups())
    x, y, across, down = crop[0] * width, crop[1] * height, crop[2] * width, crop[3] * height
    box = f'viewBox="{left + x:.0f} {top + y:.0f} {across:.0f} {down:.0f}"'
    frame = f'class="book-map" style="aspect-ratio:{across:.0f}/{down:.0f}"'
    return BOX.sub(box, whole).replace('class="zoom-layers"', frame, 1)


def _strips(scene: Scene, *names: str) -> str:
    rows = "".join(
        strips.strip_row(scene, STRIPS.index(name), row) for row, name in enumerate(names)
    )
    return f'<div class="strips book-strips">{rows}</div>'


def _cards(scene: Scene, *keys: str) -> str:
    faces = "".join(
        cards.face(card, scene)
        for key in keys
        for card in scene.components.cards
        if card.key == key
    )
    return f'<div class="book-row">{faces}</div>'


def _tiles(scene: Scene, *numbers: int) -> str:
    return f'<div class="book-row">{"".join(board_map.tile_face(scene, n) for n in numbers)}</div>'


def _scoring(scene: Scene, *keys: str) -> str:
    every = {tile.key: tile for tile in scene.components.scoring_tiles}
    shown = "".join(scoring_tiles.tile_card(scene, every[key]) for key in keys)
    return f'<div class="book-row">{shown}</div>'


def _board(view: View, scene: Scene, *parts: str) -> str:
    drawn = player_board.parts(view, scene, 0)
    inner = "".join(f'<div class="board-{name}">{drawn[name]}</div>' for name in parts)
    return f'<div class="book-board seat-{scene.colours[0]}">{inner}</div>'


def _solo(scene: Scene) -> str:
    shown = "".join(eminence.solo_tile(scene, tile) for tile in scene.components.solo_tiles[:2])
    return f'<div class="book-row">{shown}</div>'


PICTURES: dict[str, Callable[[View, Scene], str]] = {
    "aim": lambda view, scene: _map(view, scene, WHOLE),
    "turn": lambda view, scene: _strips(scene, "pioneer"),
    "strips": lambda view, scene: _strips(scene, *STRIPS),
    "cards": lambda view, scene: _cards(scene, "clay-pit", "merchant", "stonemason"),
    "resources": lambda view, scene: _board(view, scene, "canal") + _cards(scene, "herb-garden"),
    "explore": lambda view, scene: _tiles(scene, 0, 12, 20) + _map(view, scene, WEST),
    "build": lambda view, scene: _map(view, scene, WEST),
    "income": lambda view, scene: (
        _board(view, scene, "tiers") + f'<div class="tracks">{tracks.tracks(view, scene)}</div>'
    ),
    "cattle": lambda view, scene: _strips(scene, "cattle") + _tiles(scene, board_map.PASTURE),
    "levers": lambda view, scene: _board(view, scene, "levers"),
    "ship": lambda view, scene: _map(view, scene, RIVER),
    "scoring": lambda view, scene: _scoring(scene, "levers", "bridges"),
    "projects": lambda view, scene: _scoring(scene, "cattle", "adjacent"),
    "regions": lambda view, scene: _strips(scene, "region") + _map(view, scene, WHOLE),
    "end": lambda view, scene: _cards(scene, "stonemason", "lumberjack", "greenhouse"),
    "alone": lambda view, scene: _solo(scene),
}
"""By page: what draws it."""
