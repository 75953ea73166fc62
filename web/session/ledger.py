"""Victory points by where they come from, read from the records."""

from __future__ import annotations

from boonlake.engine.decision import Record
from boonlake.engine.match import Match

SOURCES = (
    "cards",
    "projects",
    "levers",
    "map",
    "region",
    "river",
    "tracks",
    "tiles",
    "income",
    "penalties",
    "final-levers",
    "final-cards",
    "final-effects",
    "final-tiers",
    "solo",
)
"""The lines of the score sheet, in order."""

_BY_WORD = {
    "card": "cards",
    "project": "projects",
    "lever": "levers",
    "levers": "levers",
    "space": "map",
    "site": "map",
    "tier": "map",
    "label": "region",
    "region": "region",
    "river": "river",
    "ship-cards": "river",
    "track": "tracks",
    "score": "tiles",
    "exchange": "tiles",
    "income": "income",
    "row": "penalties",
    "settlement": "penalties",
    "same-region": "penalties",
    "cow": "penalties",
}
_BY_SOURCE = {
    "final:levers": "final-levers",
    "final:cards": "final-cards",
    "final:effects": "final-effects",
    "final:tiers": "final-tiers",
    "final:solo-tiles": "solo",
}


def source_of(source: str) -> str:
    """The line of the score sheet for a record's source; its word where there is no better one."""
    return _BY_SOURCE.get(source) or _BY_WORD.get(source.partition(":")[0], "map")


def points_of(record: Record) -> int:
    """The victory points a record moves."""
    if record[0] not in ("gain", "pay") or record[2] != "vp":
        return 0
    return int(record[3]) if record[0] == "gain" else -int(record[3])


def sheet(match: Match) -> list[dict[str, int]]:
    """By seat: the points of every line of the score sheet so far."""
    made: list[dict[str, int]] = [{} for _ in match.seats]
    for records in match.records:
        for record in records:
            if points := points_of(record):
                line = source_of(str(record[4]))
                made[record[1]][line] = made[record[1]].get(line, 0) + points
    return made


def course(match: Match) -> tuple[list[list[dict[str, int]]], list[int]]:
    """The score sheet of every seat after each turn, and after which turns scorings were held."""
    now: list[dict[str, int]] = [{} for _ in match.seats]
    history: list[list[dict[str, int]]] = []
    scorings: list[int] = []
    for records in match.records:
        for record in records:
            if record[0] == "turn":
                history.append([dict(lines) for lines in now])
            elif record[0] == "scoring":
                scorings.append(len(history))
            elif points := points_of(record):
                line = source_of(str(record[4]))
                now[record[1]][line] = now[record[1]].get(line, 0) + points
    history.append([dict(lines) for lines in now])
    return history, scorings
