"""How games look. A game that is not listed here has the plain look of web/kit/look.py."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from boonlake.engine.game import Game

if TYPE_CHECKING:
    from ..kit.look import Look

LOOKS = {
    "boonlake": "web.games.boonlake.look",
    "settlement": "web.games.settlement.look",
}
"""By game: the module that has its `LOOK`, imported when the game is first shown."""


def look_of(game: Game[Any]) -> Look:
    """How a game looks."""
    module = LOOKS.get(game.name)
    if module is None:
        from ..kit.look import Look

        return Look(game)
    look: type[Look] = import_module(module).LOOK
    return look(game)
