"""A match cut into stretches: moves that a seat decides with the same knowledge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...engine.decision import Record
from ...engine.match import Match
from ...engine.records import TURN


class Stretch(NamedTuple):
    """The moves from `at` up to `end`: the same seat, and nothing hidden shows in between."""

    at: int
    end: int
    seat: int


class Turn(NamedTuple):
    """A turn of a seat, and what it decides in turns of others until its next one."""

    seat: int
    number: int
    """Counted from 1; 0 is what comes before its first turn."""
    stretches: tuple[Stretch, ...]

    @property
    def at(self) -> int:
        """The position of its first choice."""
        return self.stretches[0].at


def ends_stretch(records: Sequence[Record], reveals: frozenset[str]) -> bool:
    """Whether a move has shown something new, or the next turn begins."""
    return any(record[0] == TURN or record[0] in reveals for record in records)


def stretches(match: Match) -> Iterator[Stretch]:
    """Every stretch in which there was something to choose."""
    reveals = match.game.reveals
    at = seat = -1
    for n in range(match.first, len(match.moves)):
        if at >= 0 and match.seat_of[n] != seat:
            yield Stretch(at, n, seat)
            at = -1
        if at < 0 and not match.was_forced[n]:
            at, seat = n, match.seat_of[n]
        if at >= 0 and ends_stretch(match.records[n], reveals):
            yield Stretch(at, n + 1, seat)
            at = -1
    if at >= 0:
        yield Stretch(at, len(match.moves), seat)


def turns(match: Match) -> list[Turn]:
    """The turns of all seats in which they had something to choose, by their first choice."""
    begun = [0] * len(match.seats)
    numbers: dict[tuple[int, int], list[Stretch]] = {}
    position = match.first
    for stretch in stretches(match):
        for records in match.records[position : stretch.at]:
            for record in records:
                if record[0] == TURN:
                    begun[record[1]] += 1
        position = stretch.at
        numbers.setdefault((stretch.seat, begun[stretch.seat]), []).append(stretch)
    return sorted(
        (Turn(seat, number, tuple(found)) for (seat, number), found in numbers.items()),
        key=lambda turn: turn.at,
    )
