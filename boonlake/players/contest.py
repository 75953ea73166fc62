"""One game between computer players, with everything about it that arena and balance count."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from time import process_time
from typing import Any

from ..engine.decision import Decision, Record
from ..engine.game import Game
from ..engine.scores import Lines, ScoreSheet
from . import Look, Player
from .study import Facts, Tally
from .table import play_on, players_of


def rotated(seats: Sequence[str], game: int) -> list[str]:
    """Who sits where in the n-th game: everybody moves on by one seat from game to game."""
    shift = game % len(seats)
    return [*seats[-shift:], *seats[:-shift]] if shift else list(seats)


def play(game: Game[Any], seats: Sequence[str], seed: int) -> Facts:
    """Play a game out; a seat's word names its player, the rules play the opponent."""
    state = game.new(seats, seed)
    players = [Timed(player) if player else None for player in players_of(game, seats, seed)]
    tallies: list[Tally] = [Points(game.score_sheet, len(seats))]
    if game.study:
        tallies.append(game.study.tally(state))
    play_on(game, state, players, tallies)
    outcome = game.outcome(state)
    assert outcome
    facts: Facts = {"seed": seed, "seats": list(seats), **outcome._asdict(), **_times(players)}
    for tally in tallies:
        facts |= tally.facts()
    return facts


class Timed:
    """A player whose time for every move is taken."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.seconds: list[float] = []

    def choose(self, decision: Decision, look: Look) -> str:
        """What the player chooses."""
        start = process_time()
        move = self.player.choose(decision, look)
        self.seconds.append(process_time() - start)
        return move


def _times(players: Sequence[Timed | None]) -> Facts:
    """By seat: how many moves, and their time in milliseconds."""
    times = [player.seconds if player else [] for player in players]
    return {
        "moves": [len(each) for each in times],
        "time": [round(1000 * sum(each), 1) for each in times],
        "median": [round(1000 * median(each), 2) if each else 0 for each in times],
    }


class Points:
    """Points by line of the game's score sheet."""

    def __init__(self, sheet: ScoreSheet, seats: int) -> None:
        self.sheet = sheet
        self.lines: list[Lines] = [{} for _ in range(seats)]

    def note_move(self, state: Any, decision: Decision, move: str) -> None:
        """A move alone brings nothing."""

    def note_records(self, records: Sequence[Record]) -> None:
        """Enter what the records bring."""
        for record in records:
            self.sheet.add(self.lines, record)

    def facts(self) -> Facts:
        """By seat: the points of every line."""
        return {"sources": self.lines}
