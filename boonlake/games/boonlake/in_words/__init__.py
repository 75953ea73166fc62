"""A position of Boonlake in words, from a seat's view: everything that the picture shows."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.game import Sight
from ....engine.words import Chapter
from ....text import Text
from ..components.model import ComponentSet
from ..wording.names import Names
from . import boards, land, table


def in_words(
    text: Text, components: ComponentSet, sight: Sight, names: Sequence[str]
) -> list[Chapter]:
    """How far the game is, what the seat has, what lies on the table, and the others."""
    words, view = Names(text, components, names), sight.view
    own = boards.own(words, view, sight.insight) if view["seat"] >= 0 else []
    return [
        table.standing(words, sight),
        *own,
        table.strips(words, view),
        land.regions(words, view),
        land.river(words, view),
        table.tracks(words, view),
        table.tiles(words, sight),
        boards.others(words, view),
    ]
