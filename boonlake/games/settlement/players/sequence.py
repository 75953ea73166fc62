"""What an option leads to: its follow-up decisions, and the landscapes that may be turned over."""

from __future__ import annotations

from collections import Counter

from ..components.model import ROWS
from ..rules.agenda import apply
from ..rules.trade import FOR_DIAMOND
from ..state import State
from ..tables import FIELD_NAMES, NEIGHBOURS
from .value import value

FOLLOW = frozenset({"place", "pay", "effects", "luck", "mask-choice", "keep", "artefact"})
"""Decisions that belong to the move before them."""
SAVING = FOR_DIAMOND.move
"""The one trade that is made for its own sake; others come with what they pay for."""
KINDS_TRIED = 4
"""So many kinds of landscape are tried when one is explored, those there are most of."""


def after(s: State, seat: int, option: str) -> State:
    """A copy in which an option and what belongs to it has been played."""
    trial = s.copy()
    apply(trial, option)
    follow_up(trial, seat)
    return trial


def follow_up(s: State, seat: int) -> None:
    """Take the best option of each decision that belongs to the last move of a seat."""
    while s.agenda:
        kind, decides = s.agenda[-1][:2]
        if decides != seat or kind not in FOLLOW:
            return
        apply(s, best_follow_up(s, seat))


def best_follow_up(s: State, seat: int) -> str:
    """The option worth most right after it, with what belongs to it."""
    options = s.options[: s.main]
    if len(options) == 1:
        return options[0]
    best, most = options[0], float("-inf")
    for option in options:
        worth = value(after(s, seat, option), seat)
        if worth > most:
            best, most = option, worth
    return best


def worth_of(s: State, seat: int, option: str) -> float:
    """What an option is worth; exploring is tried with the landscapes that may turn up."""
    if not option.startswith("explore"):
        return value(after(s, seat, option), seat)
    row = FIELD_NAMES.index(option[8:]) // ROWS
    pile = s.landscape_piles[row]
    total, weight = 0.0, 0
    for kind, copies in Counter(pile).most_common(KINDS_TRIED):
        trial = s.copy()
        there = trial.landscape_piles[row]
        there.remove(kind)
        there.append(kind)
        apply(trial, option)
        follow_up(trial, seat)
        total += copies * value(trial, seat)
        weight += copies
    return total / weight + 0.05 * _opens(s, seat, option)


def _opens(s: State, seat: int, option: str) -> int:
    """How many fields could be explored next from there."""
    land = s.players[seat].landscapes
    field = FIELD_NAMES.index(option[8:])
    ahead = field + ROWS  # the way to the next row
    return sum(not land[other] for other in NEIGHBOURS[field]) + (
        2 if ahead < len(land) and not land[ahead] else 0
    )


def promising(s: State, seat: int) -> list[str]:
    """The options without those that are worse than others beyond doubt, or nearly so."""
    options = s.options[: s.main]
    if s.agenda[-1][0] != "turn-choice":
        return options
    best: dict[str, tuple[int, str]] = {}
    others = []
    if SAVING in s.options:  # basic resources are lost with passing, diamonds are not
        others.append(SAVING)
    for option in options:
        if option.startswith("explore"):
            row = option[8]
            opens = _opens(s, seat, option)
            if row not in best or opens > best[row][0]:
                best[row] = (opens, option)
        elif not option.startswith("trade"):
            others.append(option)
    return [*others, *(option for _, option in best.values())]
