"""The record of finished games: who won how often, and how solo games went by difficulty."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

from boonlake import games
from boonlake.engine.records import NOBODY
from boonlake.engine.seating import HUMAN, MAX_SEATS
from boonlake.engine.shapes import List, Misfit, Number, Object, String
from boonlake.engine.shapes import read as read_json

RESULTS = "boonlake.results"
MOST = 500
MAX_TEXT = 400_000


class Result(NamedTuple):
    """A finished game."""

    game: str
    """The name under which it was kept; the same game counts once."""
    when: int
    seats: list[str]
    names: list[str]
    scores: list[int]
    winners: list[int]
    box: str = ""
    """The name of the game that was played; "" where it was not noted: then it is the first."""

    @property
    def played(self) -> str:
        """The game that was played."""
        return self.box if self.box in games.names() else games.names()[0]

    @property
    def against(self) -> str:
        """The opponent's seat word with its difficulty, or `human` for somebody quite alone; ""
        for a game among several."""
        seating = games.box(self.played).seating
        word = next((word for word in self.seats if seating.is_opponent(word)), "")
        if word and seating.difficulty(word):
            return f"{word.partition(':')[0]}:{seating.difficulty(word)}"
        return word or (HUMAN if seating.is_solo(self.seats) else "")

    @property
    def person(self) -> int:
        """The first seat that a person played; −1 if none did."""
        return self.seats.index(HUMAN) if HUMAN in self.seats else NOBODY


_SHAPE = Object(
    {
        "game": String(),
        "when": Number(),
        "seats": List(String(), 1, MAX_SEATS),
        "names": List(String(), most=MAX_SEATS),
        "scores": List(Number(), 1, MAX_SEATS),
        "winners": List(Number(0), most=MAX_SEATS),
        "box": String(),
    },
    optional=frozenset({"box"}),
)


def read(text: str | None) -> list[Result]:
    """The results a kept text tells of; what cannot be read of it is left out."""
    try:
        data = read_json(text, MAX_TEXT)
    except Misfit:
        return []
    if not isinstance(data, list):
        return []
    return [Result(**item) for item in data[:MOST] if _is_result(item)]


def _is_result(item: Any) -> bool:
    if not _SHAPE.fits(item):
        return False
    count = len(item["seats"])
    return (
        len(item["scores"]) == count
        and len(item["names"]) in (0, count)
        and all(seat < count for seat in item["winners"])
    )


def written(results: list[Result]) -> str:
    """The results as they are kept, the latest ones if there are too many."""
    return json.dumps([result._asdict() for result in results[-MOST:]], separators=(",", ":"))


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
        if result.against:
            continue
        for seat, word in enumerate(result.seats):
            name = result.names[seat] if result.names else ""
            if word == HUMAN and name:
                tallies.setdefault(name, Tally()).add(result, seat)
    return dict(sorted(tallies.items(), key=lambda item: (-item[1].won, item[1].games, item[0])))


def by_opponent(results: list[Result]) -> dict[str, Tally]:
    """By whom they were played against: games of one person alone."""
    tallies: dict[str, Tally] = {}
    for result in results:
        if result.against and result.person != NOBODY:
            tallies.setdefault(result.against, Tally()).add(result, result.person)
    return tallies
