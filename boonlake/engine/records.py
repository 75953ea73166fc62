"""Words of records that every game uses in the same sense."""

from __future__ import annotations

TURN = "turn"
"""(turn, seat): a seat's turn begins."""
GAIN, PAY = "gain", "pay"
"""(gain or pay, seat, what, how much, source)."""
DRAW = "draw"
"""(draw, seat, cards, source): hidden cards come into a hand."""
SCORING = "scoring"
"""(scoring, seat, which): a scoring in the middle of the game begins."""
FINAL = "final"
"""(final, −1): the final scoring begins."""
OVER = "over"
"""(over, −1, winners): the game is over."""

NOBODY = -1
"""The seat of records that concern nobody."""
