"""All icons of the game, by their names."""

from __future__ import annotations

from ...kit.icons import IconSet
from . import pieces
from .shapes_buildings import ARTEFACT_SHAPES, BUILDING_SHAPES
from .shapes_scenery import SCENERY_SHAPES
from .shapes_things import (
    ACTION_SHAPES,
    GOODS_SHAPES,
    GUILD_SHAPES,
    HERO_SHAPES,
    MONSTER_SHAPES,
    SIGN_SHAPES,
)

SHAPES = {
    **GOODS_SHAPES,
    **MONSTER_SHAPES,
    **SIGN_SHAPES,
    **GUILD_SHAPES,
    **HERO_SHAPES,
    **ACTION_SHAPES,
    **BUILDING_SHAPES,
    **ARTEFACT_SHAPES,
    **SCENERY_SHAPES,
}
ICONS = IconSet(SHAPES, pieces.SHAPES)
