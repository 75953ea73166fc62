"""The scene of this game, and the ids of everything in it.

Ids: `space-13`, `site-13a`, `river-u3`, `region-boonlake`, `strip-settle`, `row-2`, `slot-0`,
`project-0`, `card-forge`, `lever-5`, `recess-3`, `canal-loam`, `production-wood`, `track-coin`,
`tile-7` (a building tile that is not on the map), `seat-1`.
"""

from __future__ import annotations

from boonlake.engine.game import View
from boonlake.games.boonlake.components.model import ComponentSet

from ...kit.scene import Scene as AnyScene

Scene = AnyScene[ComponentSet]

__all__ = ["Scene", "View"]
