"""Boonlake: what stands on its box. The game itself is in game.py."""

from __future__ import annotations

from ...engine.box import Box
from ...engine.seating import HUMAN, FirstGame, Opponent, Seating, Strength

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
        strengths={
            "gentle": Strength(628, 518, 737),
            "greedy": Strength(1000, 1000, 1000),
            "steady": Strength(1216, 1175, 1257),
            "sharp": Strength(1390, 1334, 1446),
            "master": Strength(1605, 1507, 1703),
        },
    ),
    first_game=FirstGame((HUMAN, "gentle"), seed=313),
    teacher="master",
)
