"""Judgements as text, small enough to be kept with a game, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping

from ...engine.match import Match
from ...engine.plain import digest
from ...engine.shapes import Flag, List, Misfit, Number, Object, Row, Shape, String, read
from .course import Judged
from .judging import LONGEST, Judgement
from .stretches import stretches

METHOD = 6
"""Counts up when stretches are judged in another way: judgements of two ways do not go together."""
LONGEST_TEXT = 100_000
CENTS = 100
"""Points are kept in hundredths."""
MOST_POINTS = 1_000 * CENTS

_LEAD = Number(-MOST_POINTS, MOST_POINTS)
_JUDGEMENT: Shape = Row(
    Number(0, 5_000),
    Number(0, 8),
    _LEAD,
    _LEAD,
    List(String(), most=LONGEST),
    List(Row(String(), Number(0, 1_000)), most=4),
    Flag(),
)
_REVIEW = Object({"of": String(), "judged": List(_JUDGEMENT)})


def stamp(match: Match) -> str:
    """What tells a match with its moves from others; of other moves a review is worth nothing."""
    facts = {"game": match.game.name, "seed": match.seed, "moves": match.moves}
    return digest({**facts, "method": METHOD})


def write(match: Match, judged: Mapping[int, Judgement]) -> str:
    """The judgements of a match as text."""
    rows = [as_data(judged[at]) for at in sorted(judged)]
    return json.dumps({"of": stamp(match), "judged": rows}, separators=(",", ":"))


def as_data(judgement: Judgement) -> list[object]:
    """A judgement as JSON-able data."""
    at, seat, best, played, line, why, deep = judgement
    leads = [round(best * CENTS), round(played * CENTS)]
    return [at, seat, *leads, list(line), [list(reason) for reason in why], deep]


def from_data(data: object) -> Judgement:
    """The judgement that `as_data` wrote; Misfit for anything else."""
    at, seat, best, played, line, why, deep = _JUDGEMENT.check(data)
    reasons = tuple((kind, n) for kind, n in why)
    return Judgement(at, seat, best / CENTS, played / CENTS, tuple(line), reasons, deep)


def recall(match: Match, text: str | None) -> Judged:
    """The judgements that a text holds of a match; none if it is of another, or damaged."""
    try:
        data = _REVIEW.check(read(text, LONGEST_TEXT))
    except Misfit:
        return {}
    if data["of"] != stamp(match):
        return {}
    seats = {stretch.at: stretch.seat for stretch in stretches(match)}
    found = [from_data(row) for row in data["judged"]]
    return {each.at: each for each in found if seats.get(each.at) == each.seat}
