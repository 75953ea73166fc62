"""The rules of Boonlake, by the chapters of docs/rules.md.

 1 Set-up             setup              16 Levers              levers, forgo, any_time, openings
 2 The turn           turn, actions      17 Builder             actions, choices
 3 Cards and payment  cards, payment     18 Ship and river      river
 4 Special projects   projects           19 Interim scoring     scoring
 5 Explore            explore, tiles     20 Scoring tiles       scoring_tiles
 6 Develop            develop            21 Income tracks       tracks
 7 Building sites     develop, effects   22 Immediate effects   effects
 8 Upgrade            upgrade, surcharge 23 Game-end effects    final, scoring_tiles
 9 Tier bonus         tiers              24 Permanent effects   permanents
10 Pioneer            actions, pioneer   25 Final scoring       final
11 Settle             actions, choices   26 Supply and limits   supply, production
12 Cattle-breeding    cattle             27 Solo: set-up        solo/setup, solo/stack
13 Region scoring     region_scoring     28 … her turn          solo/turn
14 Hire               hire               29 … location          solo/location
15 Modernising        modernize,         30 … her actions       solo/actions
                      progress           31 … pieces, 32 scorings   solo/pieces, solo/scoring

`choices` says what may be chosen where, `presences` who stands where on the map. Importing this
package makes every rule mark its frames on the agenda.
"""

from __future__ import annotations

from . import (
    any_time,
    choices,
    explore,
    final,
    hire,
    openings,
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
    "openings",
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
