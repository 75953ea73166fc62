"""How games look. A game that is not listed here has the plain look of web/kit/look.py."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boonlake.engine.game import Game

    from ..kit.look import Look

LOOKS = {
    "boonlake": "web.games.boonlake.look",
    "settlement": "web.games.settlement.look",
}
"""By game: the module that has its `LOOK`, imported when the game is first shown."""


def look_of(game: Game[Any], *, in_words: bool = False) -> Look:
    """How a game looks: as a picture where it has one, unless it is wanted in words."""
    module = LOOKS.get(game.name)
    if module is None:
        from ..kit.look import Look

        return Look(game)
    look: Look = import_module(module).LOOK(game)
    if not in_words:
        return look
    from ..kit.in_words import InWords

    return InWords(look)
