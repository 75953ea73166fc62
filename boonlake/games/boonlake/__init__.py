"""Boonlake: the game of the rulebooks. The functions here are its whole contract."""

from __future__ import annotations

from . import acts, explore, river, scoring  # noqa: F401  (their rules register themselves)
from .final import outcome
from .flow import apply, decision
from .setup import new
from .state import State, digest, from_plain, plain
from .view import guess, view

RULES = 1
"""Raised whenever a change of the rules may break the replay of older games."""

BARRIER = frozenset({"draw", "reveal", "shuffle", "keep", "solo-tile", "solo-shuffle"})
"""Records after which undo would take back something hidden that was revealed."""

__all__ = [
    "BARRIER",
    "RULES",
    "State",
    "apply",
    "decision",
    "digest",
    "from_plain",
    "guess",
    "new",
    "outcome",
    "plain",
    "view",
]
