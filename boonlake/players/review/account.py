"""What judged stretches make of turns: leads, points given away, and luck told apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...engine.match import Match
from .judging import Judgement
from .stretches import Turn

MATTERS = 1.0
"""Turns in which fewer points were given away are not worth talking about."""
MOST = 4
"""How many turns of a seat are said to have mattered."""


class Told(NamedTuple):
    """A turn of a seat: `after` is `before` − `given` + `gifts` + `luck`."""

    turn: Turn
    before: float
    """The final lead to be expected before it."""
    after: float
    """And before the seat's next turn; after the last one, the final lead."""
    given: float
    """Points given away by the seat's own decisions."""
    gifts: float
    """Points given away by others meanwhile, as far as they are this seat's gain."""
    luck: float
    """What neither explains: draws, tiles, and what nobody could foresee."""


def final_leads(match: Match) -> list[float]:
    """By how much each seat is ahead of the others on average, once the game is over."""
    outcome = match.game.outcome(match.state)
    if outcome is None:
        return []
    return [_ahead(outcome.scores, seat) for seat in range(len(outcome.scores))]


def _ahead(scores: list[int], seat: int) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - (sum(others) / len(others) if others else 0.0)


def account(match: Match, turns: Sequence[Turn], judged: Mapping[int, Judgement]) -> list[Told]:
    """Those of a match's turns that are judged so far; what is not judged yet counts as luck."""
    ends = final_leads(match)
    told = []
    for i, (turn, gifts) in enumerate(zip(turns, _gifts(turns, judged), strict=True)):
        first = judged.get(turn.at)
        later = next((each for each in turns[i + 1 :] if each.seat == turn.seat), None)
        coming = judged.get(later.at) if later else None
        if first is None or (later and coming is None):
            continue
        after = coming.best if coming else ends[turn.seat] if ends else first.played
        given = sum(judged[each.at].given for each in turn.stretches if each.at in judged)
        gained = gifts / max(1, len(match.seats) - 1)
        luck = after - first.best + given - gained
        told.append(Told(turn, first.best, after, *_rounded(given, gained, luck)))
    return told


def _gifts(turns: Sequence[Turn], judged: Mapping[int, Judgement]) -> list[float]:
    """By turn: the points that others give away before the seat's next one begins."""
    gifts = [0.0] * len(turns)
    latest: dict[int, int] = {}
    """By seat: the turn that it began last."""
    for at, i in sorted((each.at, i) for i, turn in enumerate(turns) for each in turn.stretches):
        seat = turns[i].seat
        latest[seat] = i
        if at in judged:
            for other, turn_of_other in latest.items():
                if other != seat:
                    gifts[turn_of_other] += judged[at].given
    return gifts


def _rounded(*numbers: float) -> tuple[float, float, float]:
    given, gifts, luck = (round(number, 2) for number in numbers)
    return given, gifts, luck


def mattered(told: list[Told], seat: int, most: int = MOST) -> list[Told]:
    """The few turns in which a seat gave most away, the worst first."""
    own = [each for each in told if each.turn.seat == seat and each.given >= MATTERS]
    return sorted(own, key=lambda each: (-each.given, each.turn.at))[:most]
