"""Where victory points come from: the lines of the score sheet, and the steps of the scoring."""

from __future__ import annotations

from ...engine.game import Scoring
from ...engine.scores import ScoreSheet

LINES = ("adventurers", "builders", "defenders", "craftsmen", "bank", "church")

SCORE_SHEET = ScoreSheet({line: (f"final:{line}",) for line in LINES})

SCORING = Scoring(final={line: (f"final:{line}",) for line in LINES})
