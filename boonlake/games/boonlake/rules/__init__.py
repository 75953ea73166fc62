"""The rules of Boonlake, a module for each chapter of docs/rules.md.

Importing this package makes every rule mark its frames on the agenda.
"""

from __future__ import annotations

from . import (
    any_time,
    choices,
    explore,
    final,
    hire,
    pioneer,
    production,
    progress,
    region_scoring,
    river,
    scoring,
    scoring_tiles,
    setup,
    tracks,
    turn,
)
from .solo import scoring as solo_scoring
from .solo import turn as solo_turn

__all__ = [
    "any_time",
    "choices",
    "explore",
    "final",
    "hire",
    "pioneer",
    "production",
    "progress",
    "region_scoring",
    "river",
    "scoring",
    "scoring_tiles",
    "setup",
    "solo_scoring",
    "solo_turn",
    "tracks",
    "turn",
]
