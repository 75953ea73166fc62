"""The two ways to value a position: by the hand-made tables, and by what was learned from games."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..state import State
from .expected import expected, expected_lead
from .value import lead, value

Worth = Callable[[State, int], float]
"""What a position is worth to a seat."""


class Valuation(NamedTuple):
    """What a position is worth to a seat: by itself, and against the others."""

    value: Worth
    lead: Worth


BY_HAND = Valuation(value, lead)
LEARNED = Valuation(expected, expected_lead)
