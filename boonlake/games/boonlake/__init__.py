"""Boonlake: what stands on its box. The game itself is in game.py."""

from __future__ import annotations

from ...engine.box import Box
from ...engine.seating import HUMAN, FirstGame, Opponent, Seating

EMINENCE = Opponent("eminence", ("easy", "medium", "challenge", "hard", "very-hard"), "medium")
"""The Wise Eminence, against whom one player plays alone."""

BOX = Box(
    name="boonlake",
    package=__name__,
    seating=Seating(
        ("random", "gentle", "greedy", "steady", "sharp", "master"),
        usual_computer="steady",
        opponent=EMINENCE,
        clock={"random": 0.0, "sharp": 2.5, "master": 8.0},
    ),
    first_game=FirstGame((HUMAN, "gentle"), seed=313),
    teacher="master",
)
