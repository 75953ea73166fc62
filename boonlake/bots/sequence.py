"""Playing a seat's own follow-up decisions out, so that a move is valued by all it leads to."""

from __future__ import annotations

from ..games.boonlake.flow import apply
from ..games.boonlake.state import State
from .value import value

FOLLOW = frozenset(
    [
        "pay",
        "drop",
        "site",
        "vase-or-site",
        "track-steps",
        "raise-lever",
        "swap",
        "upgrade",
        "settlement-price",
        "cow-price",
        "place",
        "exchange",
        "boat",
    ]
)
"""Decisions that belong to the move before them."""


def follow_up(s: State, seat: int) -> None:
    """Take the best option of each decision that belongs to the last move of a seat."""
    while s.agenda:
        frame = s.agenda[-1]
        if frame[1] != seat or not _belongs(frame[0], frame):
            return
        apply(s, best_now(s, seat))


def _belongs(kind: str, frame: tuple[object, ...]) -> bool:
    return kind in FOLLOW or (kind == "modernize" and frame[2] == 1)


def best_now(s: State, seat: int) -> str:
    """The option worth most right after it."""
    options = s.options[: s.main]
    if len(options) == 1:
        return options[0]
    best, most = options[0], float("-inf")
    for option in options:
        trial = s.copy()
        apply(trial, option)
        found = value(trial, seat)
        if found > most:
            best, most = option, found
    return best


def after(s: State, seat: int, option: str) -> State:
    """A copy in which an option and what belongs to it has been played."""
    trial = s.copy()
    apply(trial, option)
    follow_up(trial, seat)
    return trial
