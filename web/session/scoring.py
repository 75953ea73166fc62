"""Scorings step by step, read from the records."""

from __future__ import annotations

from dataclasses import dataclass

from boonlake.engine.decision import Record
from boonlake.engine.match import Match

INTERIM = (
    "score",
    "income:coin-track",
    "income:card-track",
    "income:board",
    "income:tier",
    "income:cattle",
    "income:houses",
    "income:settlements",
    "income:cactus",
    "levers:unused",
)
FINAL = ("final:levers", "final:cards", "final:effects", "final:tiers", "final:solo-tiles")
ORDER = INTERIM + FINAL

Amounts = dict[str, int]
"""What a seat gained (or, negative, lost), by coins, cards, vp …"""


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a scoring: what is counted, and what it brings every seat."""

    nth: int
    """Which interim scoring; 0 for the final scoring."""
    source: str
    amounts: tuple[Amounts, ...]
    slots: tuple[int, ...] = ()
    """For scoring tiles: the slot each seat scored (−1: none)."""


def scoring_steps(match: Match, fresh: list[Record]) -> list[Step]:
    """The steps of the scoring that the latest records complete; none if they complete none."""
    sources = {_source(record) for record in fresh}
    if not any(source.startswith(("income:", "final:", "levers:")) for source in sources):
        return []
    seats = len(match.seats)
    nth = match.state.scorings
    amounts: dict[str, list[Amounts]] = {}
    slots = [-1] * seats
    since = _since_scoring(match)
    for record in since:
        if record[0] == "score":
            slots[record[1]] = record[2]
    for record in since:
        source = _source(record)
        if source in ORDER:
            _add(amounts.setdefault(source, [{} for _ in range(seats)]), record)
    return [
        Step(
            0 if source in FINAL else nth,
            source,
            tuple(amounts[source]),
            tuple(slots) if source == "score" else (),
        )
        for source in ORDER
        if source in amounts
    ]


def her_turn(fresh: list[Record]) -> list[Record]:
    """What the Wise Eminence did in the latest records, from her tile on."""
    kinds = [record[0] for record in fresh]
    if "solo-tile" not in kinds:
        return []
    her = fresh[kinds.index("solo-tile")][1]
    return [record for record in fresh[kinds.index("solo-tile") :] if record[1] in (her, -1)]


def _since_scoring(match: Match) -> list[Record]:
    """All records from the beginning of the last interim scoring on."""
    found: list[list[Record]] = []
    for records in reversed(match.records):
        starts = [i for i, record in enumerate(records) if record[0] == "scoring"]
        found.append(records[starts[-1] :] if starts else records)
        if starts:
            break
    return [record for records in reversed(found) for record in records]


def _source(record: Record) -> str:
    """The line of a scoring to which a record belongs."""
    if record[0] not in ("gain", "pay", "draw"):
        return ""
    source = str(record[-1])
    return "score" if source.startswith(("score:", "exchange:")) else source


def _add(amounts: list[Amounts], record: Record) -> None:
    kind, seat = record[0], record[1]
    what, n = ("cards", len(record[2])) if kind == "draw" else (record[2], record[3])
    mine = amounts[seat]
    mine[what] = mine.get(what, 0) + (-n if kind == "pay" else n)
