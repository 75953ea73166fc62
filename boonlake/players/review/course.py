"""The course of a review: first an overview of the whole match, then the turns that mattered."""

from __future__ import annotations

from collections.abc import Collection, Generator, Mapping, Sequence
from typing import NamedTuple

from ...engine.match import Match
from .account import account, mattered
from .judging import DEEP, OPENING, OVERVIEW, Effort, Judgement, judging
from .stretches import Stretch, Turn, turns

WORTH_A_LOOK = 1.0
"""Stretches of such turns in which fewer points were given away are not looked at again."""

Judged = dict[int, Judgement]
"""Judgements by the position at which their stretch begins."""


class Task(NamedTuple):
    """A stretch that is to be judged, and how well."""

    stretch: Stretch
    effort: Effort


def tasks(
    match: Match,
    all_turns: Sequence[Turn],
    judged: Mapping[int, Judgement],
    seats: Collection[int],
) -> list[Task]:
    """What is to be judged next: the rest of the overview, then turns of the seats given.

    A closer look may find that less was given away, and then another turn mattered more: ask
    again until there is nothing to do.
    """
    left = sorted(each for turn in all_turns for each in turn.stretches if each.at not in judged)
    if left:
        openings = {turn.at for turn in all_turns if turn.number}
        return [Task(each, OPENING if each.at in openings else OVERVIEW) for each in left]
    told = account(match, all_turns, judged)
    blamed = [each.turn for seat in seats for each in mattered(told, seat)]
    return [
        Task(each, DEEP)
        for turn in blamed
        for each in turn.stretches
        if not judged[each.at].deep and judged[each.at].given >= WORTH_A_LOOK
    ]


def reviewing(match: Match, judged: Judged, seats: Collection[int]) -> Generator[None, None, None]:
    """The whole review in short steps; `judged` is filled, and what is there already stays."""
    all_turns = turns(match)
    while todo := tasks(match, all_turns, judged, seats):
        for task in todo:
            judged[task.stretch.at] = yield from judging(match, *task)
