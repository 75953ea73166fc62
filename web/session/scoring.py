"""Scorings step by step, read from the records by the lines that the game names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from boonlake.engine.decision import Record
from boonlake.engine.game import Game
from boonlake.engine.match import Match
from boonlake.engine.records import DRAW, GAIN, PAY, SCORING

Amounts = dict[str, int]
"""What a seat gained (or, negative, lost), by the words of the records; drawn cards as cards."""
CARDS = "cards"
FINAL = 0
"""The number of the final scoring."""


class ScoringStep(NamedTuple):
    """One line of a scoring: what is counted, and what it brings every seat."""

    nth: int
    """Which interim scoring; 0 for the final scoring."""
    line: str
    amounts: tuple[Amounts, ...]
    records: tuple[Record, ...]
    """Everything since the scoring began."""


def scoring_steps(match: Match, latest: Sequence[Record]) -> list[ScoringStep]:
    """The steps of the scoring that the latest records complete; none if they complete none.

    Steps that were told before a question in the middle of a scoring are not told again.
    """
    game, scoring = match.game, match.game.scoring
    lines = {line_of(game, record) for record in latest} - {""}
    if not lines - scoring.chosen:
        return []
    records = _since_scoring(match)
    told = {line_of(game, record) for record in records[: -len(latest)]} - scoring.chosen - {""}
    nth = next((record[2] for record in records if record[0] == SCORING), FINAL)
    amounts: dict[str, list[Amounts]] = {}
    for record in records:
        line = line_of(game, record)
        if line:
            seats = amounts.setdefault(line, [{} for _ in match.seats])
            _add(seats[record[1]], record)
    return [
        ScoringStep(nth if line in scoring.interim else FINAL, line, tuple(amounts[line]), records)
        for line in (*scoring.interim, *scoring.final)
        if line in amounts and line not in (told | scoring.chosen if told else ())
    ]


def _since_scoring(match: Match) -> tuple[Record, ...]:
    """All records from the beginning of the last interim scoring on."""
    moves: list[Sequence[Record]] = []
    for records in reversed(match.records):
        begins = [i for i, record in enumerate(records) if record[0] == SCORING]
        moves.append(records[begins[-1] :] if begins else records)
        if begins:
            break
    return tuple(record for records in reversed(moves) for record in records)


def line_of(game: Game[Any], record: Record) -> str:
    """The line of a scoring to which a record belongs; "" if to none."""
    if record[0] not in (GAIN, PAY, DRAW):
        return ""
    return game.scoring.line_of(str(record[-1]))


def _add(amounts: Amounts, record: Record) -> None:
    kind = record[0]
    what, n = (CARDS, len(record[2])) if kind == DRAW else (record[2], record[3])
    amounts[what] = amounts.get(what, 0) + (-n if kind == PAY else n)
