"""The scene of this game, and the ids of everything in it.

Ids: `field-1a` (a field of the wilderness), `plot-0` (a field of the settlement), `wilderness-1`
and `settlement-1` (rows, to be activated), `building-bank` and `building-bank-stack` (in the
market), `hero-mason`, `artefact-diamond-ring`. Things that are only explained: `landscape-fjord`,
`monster-green`, `guild-builders`, `good-wood`, `pile-hero`, `surcharge-1`, `action-build`,
`trades`, `rounds`, `start-marker`, `passed`, `estimate`.
"""

from __future__ import annotations

from boonlake.engine.game import View
from boonlake.games.settlement.components.model import ComponentSet

from ...kit.scene import Scene as AnyScene

Scene = AnyScene[ComponentSet]

ROMAN = ("I", "II", "III")
"""How wilderness rows are numbered."""

__all__ = ["ROMAN", "Scene", "View"]
