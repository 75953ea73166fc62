"""The record of finished games: who won how often, and how solo games went by difficulty."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import Any

from boonlake.engine.save import MAX_DEPTH, depth

from .seats import EMINENCE, HUMAN

RESULTS = "boonlake.results"
MOST = 500
MAX_TEXT = 400_000
USUAL = "medium"


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game."""

    game: str
    """The name under which it was kept; the same game counts once."""
    when: int
    seats: list[str]
    names: list[str]
    scores: list[int]
    winners: list[int]

    @property
    def difficulty(self) -> str:
        """Against which Wise Eminence it was played; "" for other games."""
        word = next((word for word in self.seats if word.startswith(EMINENCE)), "")
        return (word.partition(":")[2] or USUAL) if word else ""

    @property
    def person(self) -> int:
        """The first seat that a person played; −1 if none did."""
        return self.seats.index(HUMAN) if HUMAN in self.seats else -1


def read(text: str | None) -> list[Result]:
    """The results a kept text tells of; what cannot be read of it is left out."""
    if not text or len(text) > MAX_TEXT or depth(text) > MAX_DEPTH:
        return []
    try:
        found = json.loads(text)
    except ValueError:
        return []
    if not isinstance(found, list):
        return []
    return [made for item in found[:MOST] if (made := _result(item))]


def _result(item: Any) -> Result | None:
    if not isinstance(item, dict) or item.keys() != {f.name for f in fields(Result)}:
        return None
    lists: dict[str, type] = {"seats": str, "names": str, "scores": int, "winners": int}
    for name, kind in lists.items():
        value = item[name]
        if not isinstance(value, list) or any(type(inner) is not kind for inner in value):
            return None
    count = len(item["seats"])
    sound = (
        type(item["game"]) is str
        and type(item["when"]) is int
        and 1 <= count <= 8
        and len(item["scores"]) == count
        and len(item["names"]) in (0, count)
        and all(0 <= seat < count for seat in item["winners"])
    )
    return Result(**item) if sound else None


def written(results: list[Result]) -> str:
    """The results as they are kept, the latest ones if there are too many."""
    return json.dumps([asdict(result) for result in results[-MOST:]], separators=(",", ":"))


def with_result(results: list[Result], fresh: Result) -> list[Result]:
    """The results with a new one; a game that ended once more replaces its first end."""
    return [result for result in results if result.game != fresh.game] + [fresh]


def merged(results: list[Result], others: list[Result]) -> list[Result]:
    """The results of two devices, in the order in which the games ended."""
    both = {result.game: result for result in (*others, *results)}
    return sorted(both.values(), key=lambda result: result.when)


@dataclass(slots=True)
class Tally:
    """How often somebody played and won, and the best score."""

    games: int = 0
    won: int = 0
    best: int = 0

    def add(self, result: Result, seat: int) -> None:
        """Count a game in which somebody had this seat."""
        self.games += 1
        self.won += seat in result.winners
        score = result.scores[seat]
        self.best = max(self.best, score) if self.games > 1 else score


def by_person(results: list[Result]) -> dict[str, Tally]:
    """By the name of a person: games among several, the most successful first."""
    tallies: dict[str, Tally] = {}
    for result in results:
        if result.difficulty:
            continue
        for seat, word in enumerate(result.seats):
            name = result.names[seat] if result.names else ""
            if word == HUMAN and name:
                tallies.setdefault(name, Tally()).add(result, seat)
    return dict(sorted(tallies.items(), key=lambda item: (-item[1].won, item[1].games, item[0])))


def by_difficulty(results: list[Result]) -> dict[str, Tally]:
    """By difficulty: games against the Wise Eminence."""
    tallies: dict[str, Tally] = {}
    for result in results:
        if result.difficulty and result.person >= 0:
            tallies.setdefault(result.difficulty, Tally()).add(result, result.person)
    return tallies
