"""The course of a review: an overview of the whole match, then a close look at what it blames."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import NamedTuple

from ...engine.match import Match
from .judging import DEEP, OPENING, OVERVIEW, Effort, Judgement, judging
from .stretches import Stretch, Turn, turns

Judged = dict[int, Judgement]
"""Judgements by the position at which their stretch begins."""


class Task(NamedTuple):
    """A stretch that is to be judged, and how well."""

    stretch: Stretch
    effort: Effort


def tasks(
    all_turns: Sequence[Turn], judged: Mapping[int, Judgement], seats: Sequence[int]
) -> list[Task]:
    """What is to be judged next: the rest of the overview, then what it blames the seats for.

    The seats come in the order given, and of each the worst comes first.
    """
    left = sorted(each for turn in all_turns for each in turn.stretches if each.at not in judged)
    if left:
        openings = {turn.at for turn in all_turns if turn.number}
        return [Task(each, OPENING if each.at in openings else OVERVIEW) for each in left]
    blamed = [
        each
        for turn in all_turns
        if turn.seat in seats
        for each in turn.stretches
        if judged[each.at].line and not judged[each.at].deep
    ]
    blamed.sort(key=lambda each: (seats.index(each.seat), -judged[each.at].given, each.at))
    return [Task(each, DEEP) for each in blamed]


def reviewing(match: Match, judged: Judged, seats: Sequence[int]) -> Generator[None, None, None]:
    """The whole review in short steps; `judged` is filled, and what is there already stays."""
    all_turns = turns(match)
    while todo := tasks(all_turns, judged, seats):
        for task in todo:
            judged[task.stretch.at] = yield from judging(match, *task)
