"""Settlement: what stands on its box. The game itself is in game.py."""

from __future__ import annotations

from ...engine.box import Box
from ...engine.seating import HUMAN, FirstGame, Seating, Strength

BOX = Box(
    name="settlement",
    package=__name__,
    seating=Seating(
        ("random", "gentle", "greedy", "steady", "sharp"),
        usual_computer="steady",
        fewest=1,
        clock={"random": 0.0, "sharp": 2.5},
        strengths={
            "gentle": Strength(654, 551, 757),
            "greedy": Strength(1000, 1000, 1000),
            "steady": Strength(1275, 1230, 1321),
            "sharp": Strength(1399, 1342, 1457),
        },
    ),
    first_game=FirstGame((HUMAN, "gentle"), seed=82),
    teacher="sharp",
)
