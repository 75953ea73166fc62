"""The pictures of the picture book, drawn from the board and the cards."""

from __future__ import annotations

from collections.abc import Callable

from boonlake.engine.game import Sight

from . import artefacts, board, browsing, heroes, market
from .scene import Scene, View


def picture(page: str, sight: Sight, scene: Scene) -> str:
    """What a page shows."""
    draw = PICTURES.get(page)
    return draw(sight.view, scene) if draw else ""


def _drawn(inner: str) -> str:
    width, height = board.BOX
    return f'<svg class="homeland" viewBox="0 0 {width} {height}">{inner}</svg>'


def _wilderness(view: View, scene: Scene) -> str:
    return _drawn(board.wilderness(view, scene, 0, None, set()))


def _settlement(view: View, scene: Scene) -> str:
    return _drawn(board.settlement(view, scene, 0))


def _buildings(scene: Scene, *keys: str) -> str:
    every = {building.key: building.number for building in scene.components.buildings}
    shown = "".join(market.card(every[key], scene, f"building-{key}") for key in keys)
    return f'<div class="browse browse-buildings">{shown}</div>'


def _collection(name: str, view: View, scene: Scene) -> str:
    return f'<div class="browse browse-{name}">{browsing.collection(name, view, scene)}</div>'


def _heroes(scene: Scene, *numbers: int) -> str:
    shown = "".join(heroes.card(scene.components.heroes[n], scene) for n in numbers)
    return f'<div class="browse browse-heroes">{shown}</div>'


def _artefacts(scene: Scene, *numbers: int) -> str:
    shown = "".join(artefacts.card(n, scene) for n in numbers)
    return f'<div class="browse browse-artefacts">{shown}</div>'


PICTURES: dict[str, Callable[[View, Scene], str]] = {
    "aim": lambda view, scene: _heroes(scene, 0, 12) + _buildings(scene, "bank", "church"),
    "turn": lambda view, scene: _wilderness(view, scene),
    "explore": lambda view, scene: _wilderness(view, scene),
    "monsters": lambda view, scene: _collection("monsters", view, scene),
    "build": lambda view, scene: _buildings(scene, "sawmill", "warehouse", "bazaar", "bank"),
    "rows": lambda view, scene: _settlement(view, scene),
    "fortress": lambda view, scene: _wilderness(view, scene),
    "trade": lambda view, scene: _collection("trades", view, scene),
    "heroes": lambda view, scene: _heroes(scene, 0, 12, 24, 36),
    "passing": lambda view, scene: _artefacts(scene, 0, 4, 9),
    "end": lambda view, scene: _heroes(scene, 24, 36) + _buildings(scene, "bank", "church"),
}
"""By page: what draws it."""
