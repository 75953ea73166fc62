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
    interim={
        "score": ("score:", "exchange:"),
        "income:coin-track": ("income:coin-track",),
        "income:card-track": ("income:card-track",),
        "income:board": ("income:board",),
        "income:tier": ("income:tier",),
        "income:cattle": ("income:cattle",),
        "income:houses": ("income:houses",),
        "income:settlements": ("income:settlements",),
        "income:cactus": ("income:cactus",),
        "levers:unused": ("levers:unused",),
    },
    final={
        "final:levers": ("final:levers",),
        "final:cards": ("final:cards",),
        "final:effects": ("final:effects",),
        "final:tiers": ("final:tiers",),
        "final:solo-tiles": ("final:solo-tiles",),
    },
    chosen=frozenset({"score"}),
)
