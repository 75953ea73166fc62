"""What taking something costs and brings by what is printed there, for those who listen."""

from __future__ import annotations

from boonlake.engine.game import Sight
from boonlake.games.boonlake.components.model import STRIPS, ComponentSet
from boonlake.games.boonlake.wording.effects import effects_text, site_text
from boonlake.games.boonlake.wording.things import row_lines

from ...kit.scene import Text


def note(option: str, sight: Sight, components: ComponentSet, text: Text) -> str:
    """Sentences about the strip, space, building site or river space that an option takes."""
    verb, *words = option.split()
    if verb == "strip":
        row = components.rows[sight.view["strips"].index(STRIPS.index(words[0]))]
        free = "" if row.vp else f" {text('effect.no-cost')}"
        return " ".join(row_lines(row, text)) + free
    if verb in ("explore", "pasture"):
        return effects_text(components.spaces[int(words[0])].reward, text)
    if verb == "develop":
        number, i = int(words[0][:-1]), "ab".index(words[0][-1])
        return site_text(components.tiles[sight.view["tiles"][number] - 1].sites[i], text)
    if verb == "ship":
        return effects_text(sight.insight.landings[int(words[0]) - 1].reward, text)
    return ""
