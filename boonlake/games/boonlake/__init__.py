"""Boonlake: what stands on its box. The game itself is in game.py."""

from __future__ import annotations

from ...engine.game import Box, Opponent, Seating

EMINENCE = Opponent("eminence", ("easy", "medium", "challenge", "hard", "very-hard"), "medium")
"""The Wise Eminence, against whom one player plays alone."""

BOX = Box(
    name="boonlake",
    package=__name__,
    seating=Seating(
        ("random", "greedy", "steady", "sharp"),
        usual_computer="steady",
        opponent=EMINENCE,
        clock={"random": 0.0, "sharp": 2.5},
    ),
)
