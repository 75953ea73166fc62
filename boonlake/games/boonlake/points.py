"""Where victory points come from: the lines of the score sheet, and the steps of a scoring."""

from __future__ import annotations

from ...engine.game import Scoring
from ...engine.scores import ScoreSheet

SCORE_SHEET = ScoreSheet(
    {
        "cards": ("card:", "swap"),
        "projects": ("project:",),
        "levers": ("lever:", "levers:"),
        "map": ("space:", "site:", "tier", "house:", "missing"),
        "region": ("label:", "region"),
        "river": ("river:", "ship-cards"),
        "tracks": ("track:",),
        "tiles": ("score:", "exchange:"),
        "income": ("income:",),
        "penalties": ("row:", "settlement:", "same-region", "cow:"),
        "final-levers": ("final:levers",),
        "final-cards": ("final:cards",),
        "final-effects": ("final:effects",),
        "final-tiers": ("final:tiers",),
        "solo": ("final:solo-tiles",),
    }
)

SCORING = Scoring(
    interim=(
        "score",
        "income:coin-track",
        "income:card-track",
        "income:board",
        "income:tier",
        "income:cattle",
        "income:houses",
        "income:settlements",
        "income:cactus",
        "levers:unused",
    ),
    final=("final:levers", "final:cards", "final:effects", "final:tiers", "final:solo-tiles"),
)
