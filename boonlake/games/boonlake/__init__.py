"""Boonlake: the game of the rulebooks. The functions here are its whole contract."""

from __future__ import annotations

from typing import Any

from . import acts, explore, river, scoring  # noqa: F401  (their rules register themselves)
from .final import outcome
from .flow import apply, decision, settle
from .preview import BARRIER, preview
from .setup import new
from .state import State, digest, from_plain, plain
from .view import guess, redact, view
from .why import why_not

NAME = "boonlake"

RULES = 1
"""Raised whenever a change of the rules may break the replay of older games."""

SOLO = frozenset({"eminence"})
"""Seat words (up to a colon) that make a game a solo game."""

__all__ = [
    "BARRIER",
    "NAME",
    "RULES",
    "SOLO",
    "State",
    "apply",
    "components",
    "decision",
    "digest",
    "faults",
    "from_plain",
    "guess",
    "new",
    "outcome",
    "plain",
    "preview",
    "redact",
    "restore",
    "view",
    "why_not",
]


def components(state: State) -> str:
    """A short hash of the component set in use."""
    return state.edition.digest


def restore(like: State, data: dict[str, Any]) -> State:
    """The state that `plain` wrote, with the component set of another, ready to be played on."""
    state = from_plain(like.edition, data)
    settle(state)
    return state


def faults(state: State) -> list[str]:
    """Everything wrong with a position, one sentence each."""
    from .invariants import faults_of  # not needed to play

    return list(faults_of(state))
