"""What an option leads to: its follow-up decisions, and the landscapes that may be turned over."""

from __future__ import annotations

from collections import Counter

from ..components.model import ROWS
from ..rules.agenda import PASS, settle, try_out
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
OPENS = 0.05
"""What a field that could be explored next is worth."""


def after(s: State, seat: int, option: str) -> State:
    """A copy in which an option and what belongs to it has been played; it can be played on."""
    trial = tried(s, seat, option)
    settle(trial)
    return trial


def tried(s: State, seat: int, option: str) -> State:
    """A copy in which an option and what belongs to it has been played; it can be weighed."""
    trial = s.copy()
    _carry_out(trial, seat, option)
    return trial


def _carry_out(s: State, seat: int, option: str) -> None:
    """Play an option, then follow up as seems best at each decision that belongs to it."""
    frame = try_out(s, option)
    while frame and frame[1] == seat and frame[0] in FOLLOW:
        settle(s)
        if not s.agenda or s.agenda[-1][:2] != frame[:2]:
            return
        frame = try_out(s, best_follow_up(s, seat))


def best_follow_up(s: State, seat: int) -> str:
    """The option worth most right after it."""
    options = s.options[: s.main]
    if len(options) == 1 or s.agenda[-1][0] == "place":  # rows are filled one after the other
        return options[0]
    best, most = options[0], float("-inf")
    for option in options:
        trial = s
        if option != PASS:
            trial = s.copy()
            try_out(trial, option)
        worth = value(trial, seat)
        if worth > most:
            best, most = option, worth
    return best


def worth_of(s: State, seat: int, option: str, kinds: int = KINDS_TRIED) -> float:
    """What an option is worth; exploring is tried with the landscapes that may turn up."""
    if not option.startswith("explore"):
        return value(tried(s, seat, option), seat)
    row = FIELD_NAMES.index(option[8:]) // ROWS
    total, weight = 0.0, 0
    for kind, copies in Counter(s.landscape_piles[row]).most_common(kinds):
        trial = s.copy()
        there = trial.landscape_piles[row]
        there.remove(kind)
        there.append(kind)
        _carry_out(trial, seat, option)
        total += copies * value(trial, seat)
        weight += copies
    return total / weight + OPENS * _opens(s, seat, option)


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
