"""All icons of the game, by their names."""

from __future__ import annotations

from ...kit.icons import IconSet
from . import pieces
from .shapes_things import REGION_SHAPES, THINGS
from .shapes_words import ACTIONS, CONDITIONS, EFFECTS, LEVER_SHAPES, STRIP_SHAPES

PAIRS = {
    f"scoring-regions-{a}-{b}": f">{a} -1.2 -1.2 .66\n>{b} 9.4 9.4 .66"
    for a in REGION_SHAPES
    for b in REGION_SHAPES
    if a != b
}
SHAPES = {
    **THINGS,
    **REGION_SHAPES,
    **EFFECTS,
    **ACTIONS,
    **STRIP_SHAPES,
    **LEVER_SHAPES,
    **CONDITIONS,
    **PAIRS,
}
ICONS = IconSet(SHAPES, pieces.SHAPES)
