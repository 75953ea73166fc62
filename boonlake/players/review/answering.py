"""Parts of a review as questions and answers that are text, for a mind on another thread."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any

from ...engine.game import Game
from ...engine.match import Match
from ...engine.reopen import reopening
from ...engine.save import parse
from .judging import EFFORTS, judging, trying
from .keeping import as_data
from .stretches import Stretch

_matches: dict[str, Match] = {}
"""The match that was asked about last, by its text: a review asks many times about one."""


def answers(game: Game[Any], parts: dict[str, Any]) -> Iterator[Any]:
    """Nothing after each short step, then the answer.

    The question has `save` (the text of the match), `at` and `end` (the stretch) and `effort`; the
    answer is a judgement. With `option`, it is by how many points this move leads further ahead
    than the one that was played.
    """
    thought = _thought(game, parts)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            yield done.value
            return
        yield None


def _thought(game: Game[Any], parts: dict[str, Any]) -> Generator[None, None, Any]:
    match = yield from _opened(game, parts["save"])
    at = parts["at"]
    stretch = Stretch(at, parts["end"], match.seat_of[at])
    effort = EFFORTS[parts["effort"]]
    if "option" in parts:
        return (yield from trying(match, stretch, parts["option"], effort))
    return as_data((yield from judging(match, stretch, effort)))


def _opened(game: Game[Any], text: str) -> Generator[None, None, Match]:
    """The match of a text, played again in short steps unless it was asked about just now."""
    if text not in _matches:
        steps = reopening(parse(text), game)
        while True:
            try:
                next(steps)
            except StopIteration as done:
                _matches.clear()
                _matches[text] = done.value
                break
            yield
    return _matches[text]
