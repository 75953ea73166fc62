"""Random games: they end, their positions are sound, and together they use every component.

RANDOM_GAMES in the environment plays more of them than the 60 of an ordinary run.
"""

from __future__ import annotations

import os
from collections import Counter
from functools import cache

import pytest

from boonlake.engine.decision import Record
from boonlake.engine.game import Outcome
from boonlake.games.settlement.components import load
from boonlake.games.settlement.components.model import COLOURS, GOODS
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.rules.trade import BY_MOVE
from boonlake.games.settlement.state import State
from whole_games import (
    assert_every_position_is_sound,
    assert_reopened_games_are_the_same,
    assert_undo_and_redo_walk_through,
    finished_match,
    reveals_not_taken_back,
)

from .playing import TABLES, Busy, Careless, Patient, moves_of

GAMES = int(os.environ.get("RANDOM_GAMES", "60"))
COMPONENTS = load()


class Tally:
    """What happened in many games."""

    def __init__(self) -> None:
        self.options: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.outcomes: list[Outcome] = []
        self.seen: set[tuple[object, ...]] = set()

    def play(self, seats: list[str], seed: int, chooser: Busy | Careless) -> None:
        rounds = 0
        for state, move, records in moves_of(seats, seed, chooser):
            self.options[len(state.options)] += 1
            if move.startswith("trade"):
                self.seen.add(("trade", move))
            for record in records:
                rounds += record[0] == "round"
                self.note(record)
        self.rounds[rounds] += 1
        outcome = GAME.outcome(state)
        assert outcome is not None
        self.outcomes.append(outcome)

    def note(self, record: Record) -> None:
        kind = record[0]
        if kind in ("hero", "build", "building-used", "store", "artefact", "hero-arrives"):
            self.seen.add((kind, record[2]))
        elif kind in ("explore", "monster", "fight"):
            self.seen |= {(kind, record[3]), (f"{kind} at", record[2])}
        elif kind in ("fortress", "activate", "wilderness", "settlement") or kind in (
            "gain",
            "pay",
        ):
            self.seen.add((kind, record[2]))


@cache
def tally() -> Tally:
    """Careless and busy games of all sizes."""
    games = Tally()
    busy = Busy(1)
    for seed in range(GAMES):
        games.play(TABLES[seed % len(TABLES)], seed, Careless(seed))
        games.play(TABLES[seed % len(TABLES)], seed, busy)
    for seed in range(GAMES, 6 * GAMES):
        games.play(TABLES[3], seed, busy)
    patient = Patient(1)
    for seed in range(GAMES):
        games.play(TABLES[3], seed, patient)
    return games


def test_games_end_after_six_rounds() -> None:
    # The first round begins with the last choice of the set-up.
    assert set(tally().rounds) == {6}
    assert all(outcome.winners for outcome in tally().outcomes)


def test_decisions_offer_something_but_not_too_much() -> None:
    options = tally().options
    assert max(options) <= 120
    assert sum(n for offered, n in options.items() if offered <= 60) >= 0.999 * options.total()


@pytest.mark.parametrize(
    "wanted",
    [
        [("hero", hero.number) for hero in COMPONENTS.heroes],
        [("build", building.number) for building in COMPONENTS.buildings],
        [("building-used", building.number) for building in COMPONENTS.buildings],
        [("artefact", artefact.number) for artefact in COMPONENTS.artefacts],
        [("explore", kind.number) for kind in COMPONENTS.landscapes],
        [("explore at", field) for field in range(9)],
        [("monster", colour) for colour in range(len(COLOURS))],
        [("fight", colour) for colour in range(len(COLOURS))],
        [("fortress", field) for field in range(9)] + [("activate", field) for field in range(9)],
        [("wilderness", row) for row in range(3)] + [("settlement", row) for row in range(3)],
        [("trade", move) for move in BY_MOVE],
        [("gain", what) for what in (*GOODS, "bonus", "vp")] + [("pay", what) for what in GOODS],
    ],
    ids=lambda wanted: str(wanted[0][0]),
)
def test_games_use_every_component(wanted: list[tuple[object, ...]]) -> None:
    assert [thing for thing in wanted if thing not in tally().seen] == []


@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_every_position_is_sound(seats: list[str]) -> None:
    assert_every_position_is_sound(GAME, moves_of(seats, 11, Busy(5)))


class Ledger:
    """What every seat should own by the records alone."""

    def __init__(self, state: State) -> None:
        self.books = [self.owned(state, seat) for seat in range(state.seats)]

    @staticmethod
    def owned(state: State, seat: int) -> dict[str, int]:
        player = state.players[seat]
        goods = dict(zip(GOODS, player.goods, strict=True))
        return {**goods, "bonus": player.bonus, "vp": player.vp}

    def enter(self, record: Record) -> None:
        kind, seat, *rest = record
        if kind in ("gain", "pay"):
            self.books[seat][rest[0]] += rest[1] if kind == "gain" else -rest[1]
        elif kind == "trade":
            for what, given, taken in zip(GOODS, *rest, strict=True):
                self.books[seat][what] += taken - given
        elif kind == "settlers":
            self.books[seat]["bonus"] -= rest[1]


@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_everything_owned_is_the_sum_of_the_records(seats: list[str]) -> None:
    for seed in range(4):
        ledger = Ledger(GAME.new(seats, seed))
        for state, move, records in moves_of(seats, seed, Busy(seed)):
            for record in records:
                ledger.enter(record)
            owned = [Ledger.owned(state, seat) for seat in range(state.seats)]
            assert owned == ledger.books, move


def test_gains_and_payments_are_positive_and_name_their_source() -> None:
    for _, _, records in moves_of(TABLES[3], 5, Busy(5)):
        for record in records:
            if record[0] in ("gain", "pay"):
                _, seat, what, n, source = record
                assert what in (*GOODS, "bonus", "vp")
                assert n > 0
                assert 0 <= seat < 4
                assert source


@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_a_game_saved_and_reopened_at_any_moment_is_the_same(seats: list[str]) -> None:
    assert_reopened_games_are_the_same(GAME, seats, 21, moves_of(seats, 21, Busy(7)))


def test_undo_and_redo_walk_through_a_whole_game() -> None:
    match = finished_match(GAME, TABLES[1], 9, moves_of(TABLES[1], 9, Busy(9)))
    assert_undo_and_redo_walk_through(match)


def test_undo_without_training_never_takes_back_what_was_turned_over() -> None:
    moves = moves_of(TABLES[1], 9, Busy(9))
    assert reveals_not_taken_back(GAME, TABLES[1], 9, moves) > 10


def test_options_come_in_the_same_order_every_time() -> None:
    first = [move for _, move, _ in moves_of(TABLES[2], 4, Busy(4))]
    again = [move for _, move, _ in moves_of(TABLES[2], 4, Busy(4))]
    assert first == again
