"""One game between computer players, with everything about it that arena and balance count."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

from ..engine.decision import Record
from ..engine.match import Game
from ..games.boonlake.rules.scoring import fulfilled
from ..games.boonlake.state import State
from . import Player, player

SOURCES = {
    "cards": ("final:cards",),
    "effects": ("final:effects", "card:", "swap"),
    "income": ("income:",),
    "tiles": ("score:", "exchange:"),
    "projects": ("project:",),
    "levers": ("final:levers", "lever:", "levers:"),
    "tiers": ("final:tiers",),
    "map": ("site:", "settlement:", "space:", "label:", "region", "same-region", "house:", "cow:"),
    "river": ("river:", "ship-cards"),
    "tracks": ("track:",),
    "rows": ("row:",),
}
"""What VP come from, by the beginnings of the sources in records; anything else is "other"."""

Facts = dict[str, Any]
"""What is kept of one game; JSON-able."""


def rotated(seats: Sequence[str], game: int) -> list[str]:
    """Who sits where in the n-th game: everybody moves on by one seat from game to game."""
    shift = game % len(seats)
    return [*seats[-shift:], *seats[:-shift]] if shift else list(seats)


def play(game: Game, seats: Sequence[str], seed: int) -> Facts:
    """Play a game out; a seat's word names its player, the Wise Eminence plays herself."""
    table: list[Player | None] = [
        None if word.partition(":")[0] in game.SOLO else player(word, game, seat, seed)
        for seat, word in enumerate(seats)
    ]
    state = game.new({"seats": list(seats)}, seed)
    tally = Tally(len(seats), [list(p.hand) for p in state.players])
    while asked := game.decision(state):
        seat, chooser = asked.seat, table[asked.seat]
        assert chooser, f"seat {seat} is played by the game itself"
        start = process_time()
        move = chooser.choose(asked, lambda: game.view(state, seat))  # noqa: B023
        tally.times[seat].append(process_time() - start)
        tally.note_move(state, seat, asked.kind, move)
        for record in game.apply(state, move):
            tally.note(record)
    outcome = game.outcome(state)
    assert outcome
    return {"seed": seed, "seats": list(seats), **outcome, **tally.facts()}


class Tally:
    """Counts while a game goes on."""

    def __init__(self, seats: int, hands: list[list[int]]) -> None:
        self.hands = hands
        self.times: list[list[float]] = [[] for _ in range(seats)]
        self.sources: list[dict[str, int]] = [{} for _ in range(seats)]
        self.strips: list[list[int]] = [[] for _ in range(seats)]
        self.levers: list[list[int]] = [[] for _ in range(seats)]
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.labels: list[list[int]] = [[] for _ in range(seats)]
        self.developed: list[list[int]] = [[] for _ in range(seats)]
        self.scored: list[list[int]] = []
        """[seat, scoring tile, which scoring, whether it was fulfilled]"""
        self.within_reach: list[list[int]] = []
        """The same for every tile in play when a seat chose which one to score."""
        self.kept: list[int] = [-1] * seats
        self.opened: list[str] = [""] * seats
        self.slots: dict[int, int] = {}

    def note_move(self, s: State, seat: int, kind: str, move: str) -> None:
        """What only the move says, or the position before it."""
        if kind == "first-site":
            self.opened[seat] = move[5:]
        elif kind == "score" and move.startswith(kind):
            for slot, tile in enumerate(s.slots):
                met = fulfilled(s, seat, slot, s.scorings)
                self.within_reach.append([seat, tile, s.scorings, int(met)])

    def note(self, record: Record) -> None:
        """What a record says."""
        kind, seat = record[0], record[1]
        if kind in ("gain", "pay") and record[2] == "vp":
            name = source_of(record[4])
            amount = record[3] if kind == "gain" else -record[3]
            self.sources[seat][name] = self.sources[seat].get(name, 0) + amount
        elif kind == "strip":
            self.strips[seat].append(record[2])
        elif kind == "lever" and record[3] == "buy":
            self.levers[seat].append(record[2])
        elif kind == "play":
            self.played[seat].append(record[2])
        elif kind == "label":
            self.labels[seat].append(record[2])
        elif kind == "develop":
            self.developed[seat].append(record[2])
        elif kind == "keep":
            self.kept[seat] = self.slots[seat] = record[2]
        elif kind == "slot":
            self.slots[record[2]] = record[3]
        elif kind == "score":
            self.scored.append([seat, self.slots[record[2]], record[3], record[4]])

    def facts(self) -> Facts:
        """Everything counted; times in milliseconds."""
        return {
            "moves": [len(times) for times in self.times],
            "time": [round(1000 * sum(times), 1) for times in self.times],
            "median": [round(1000 * median(times), 2) if times else 0 for times in self.times],
            "sources": self.sources,
            "hands": self.hands,
            "strips": self.strips,
            "levers": self.levers,
            "played": self.played,
            "labels": self.labels,
            "developed": self.developed,
            "scored": self.scored,
            "within_reach": self.within_reach,
            "kept": self.kept,
            "opened": self.opened,
        }


def source_of(source: str) -> str:
    """The group a record's source belongs to."""
    for name, beginnings in SOURCES.items():
        if source.startswith(beginnings):
            return name
    return "other"
