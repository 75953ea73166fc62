"""A tiny game for tests: stones and chips. What stands on its box; the game is in game.py.

Seats in turn take 1 to 3 stones from a heap, or draw a numbered chip and then keep or drop it;
beside taking stones a seat may whistle, once. The last stone ends the game; a seat scores its
stones and its chips.
"""

from __future__ import annotations

from boonlake.engine.game import Box, Choice, Seating

BOX = Box(
    name="toy",
    package=__name__,
    seating=Seating(("random",), "random", fewest=1, most=4),
    choices=(Choice("heap", ("21", "15")),),
)
