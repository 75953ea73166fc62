"""Random games: they end, their positions are sound, and together they use every component.

RANDOM_GAMES in the environment plays more of them than the 200 of an ordinary run.
"""

import os
from collections import Counter
from typing import Any

import pytest

from boonlake.engine.chance import Chance
from boonlake.engine.decision import Decision
from boonlake.engine.game import Outcome
from boonlake.engine.reopen import save_of
from boonlake.games.boonlake.game import GAME
from boonlake.players import Look
from playing import played
from whole_games import (
    assert_every_position_is_sound,
    assert_reopened_games_are_the_same,
    assert_undo_and_redo_walk_through,
    finished_match,
    reveals_not_taken_back,
)

GAMES = int(os.environ.get("RANDOM_GAMES", "200"))
TABLES = [["random"] * 2, ["random"] * 3, ["random"] * 4]
SOLO = [["eminence:easy", "random"], ["random", "eminence:very-hard"]]


class Curious:
    """A player who likes what was never done before, and next to that what builds something."""

    BUILDS = frozenset({"play", "project", "settlement", "house", "cow", "modernize", "exchange"})

    def __init__(self) -> None:
        self.chance = Chance(1, "curious")
        self.done: set[str] = set()

    def choose(self, asked: Decision, look: Look) -> str:
        new = [option for option in asked.options if option not in self.done]
        built = [option for option in asked.options if option.split()[0] in self.BUILDS]
        liked = [option for option in built if option in new] or built or new or asked.options
        move = liked[self.chance.below(len(liked))]
        self.done.add(move)
        return move


class Tally:
    """What happened in many games."""

    def __init__(self) -> None:
        self.options: Counter[int] = Counter()
        self.scorings: Counter[int] = Counter()
        self.outcomes: list[Outcome] = []
        self.seen: set[tuple[Any, ...]] = set()
        self.round = 1

    def play(self, seats: list[str], seed: int, curious: Curious | None = None) -> None:
        state = GAME.new(seats, seed)
        scorings = 0
        self.round = 1
        self.options[len(state.options)] += 1
        for now, _, records in played(GAME, seats, seed, curious):
            state = now
            if state.options:
                self.options[len(state.options)] += 1
            for record in records:
                scorings += record[0] == "scoring"
                self.note(state, record)
        self.scorings[scorings] += 1
        outcome = GAME.outcome(state)
        assert outcome is not None
        self.outcomes.append(outcome)

    def note(self, state: Any, record: tuple[Any, ...]) -> None:
        kind, _, *rest = record
        if kind in ("play", "label", "tier", "scoring", "cactus", "solo-tile"):
            self.seen.add((kind, rest[0]))
        elif kind == "place":
            self.seen |= {("tile", rest[1]), ("space", rest[0])}
        elif kind == "develop":
            self.seen.add((kind, state.tiles[rest[0]] - 1, rest[1]))
        elif kind in ("lever", "step"):
            self.seen.add((kind, rest[0], rest[1]))
        elif kind == "round":
            self.round = rest[0]
        elif kind == "ship":
            self.seen.add((kind, state.components.river[self.round - 1][rest[1]].key))
        elif kind in ("score", "project"):
            self.seen.add((kind, state.slots[rest[0]], *rest[2:3]))
        elif kind == "strip":
            self.seen |= {(kind, rest[0]), ("row", rest[1])}


@pytest.fixture(scope="module")
def tally() -> Tally:
    made = Tally()
    for seed in range(GAMES):
        made.play(TABLES[seed % len(TABLES)], seed)
    return made


@pytest.fixture(scope="module")
def curious(tally: Tally) -> Tally:
    """The random games and some of curious and greedy players, who reach what chance does not."""
    made = Tally()
    made.seen |= tally.seen
    player = Curious()
    for seed in range(GAMES // 3):
        made.play(TABLES[seed % len(TABLES)], seed, player)
    for seed in range(GAMES // 10):
        made.play(["greedy", "greedy"], seed)
    return made


@pytest.fixture(scope="module")
def solo() -> Tally:
    made = Tally()
    for seed in range(GAMES // 5):
        made.play(SOLO[seed % len(SOLO)], seed)
    return made


def test_random_games_end_with_four_scorings(tally: Tally, solo: Tally) -> None:
    assert tally.scorings == {4: GAMES}
    assert solo.scorings == {4: GAMES // 5}
    assert all(outcome.winners for outcome in tally.outcomes + solo.outcomes)


def test_decisions_offer_something_but_not_too_much(tally: Tally, curious: Tally) -> None:
    options = tally.options + curious.options
    assert min(options) >= 1
    assert max(options) <= 300
    assert sum(n for offered, n in options.items() if offered <= 60) >= 0.99 * options.total()


def missing(tally: Tally, *wanted: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    return [thing for thing in wanted if thing not in tally.seen]


COMPONENTS = GAME.new(["human", "human"], 1).components


@pytest.mark.parametrize(
    "wanted",
    [
        [("play", card.number) for card in COMPONENTS.cards],
        [("tile", tile.number) for tile in COMPONENTS.tiles if tile.group == "grey"],
        [("tile", -1)],
        [("space", space.number) for space in COMPONENTS.spaces[1:] if space.start != "a"],
        [("develop", tile.number, i) for tile in COMPONENTS.tiles for i in range(len(tile.sites))],
        [("lever", n, what) for n in range(1, 13) for what in ("buy", "use", "raise")],
        [("step", "coin", n) for n in range(1, len(COMPONENTS.coin_track))],
        [("step", "card", n) for n in range(1, len(COMPONENTS.card_track))],
        [("ship", space.key) for course in COMPONENTS.river for space in course[1:]],
        [("score", tile.number, met) for tile in COMPONENTS.scoring_tiles for met in (0, 1)],
        [("project", tile.number) for tile in COMPONENTS.scoring_tiles],
        [("strip", n) for n in range(7)] + [("row", n) for n in range(7)],
        [("label", n) for n in range(4)],
        [("tier", n) for n in (1, 2)] + [("scoring", n) for n in range(1, 5)],
    ],
    ids=lambda wanted: str(wanted[0][0]),
)
def test_games_use_every_component(curious: Tally, wanted: list[tuple[Any, ...]]) -> None:
    assert missing(curious, *wanted) == []


def test_random_solo_games_use_every_solo_tile_and_the_cactus_track(solo: Tally) -> None:
    tiles = [("solo-tile", tile.number) for tile in COMPONENTS.solo_tiles]
    cactus = [("cactus", n) for n in range(1, len(COMPONENTS.solo_board.cactus))]
    assert missing(solo, *tiles, *cactus) == []


@pytest.mark.parametrize("seats", TABLES + SOLO, ids=" ".join)
def test_every_position_is_sound(seats: list[str]) -> None:
    assert_every_position_is_sound(GAME, played(GAME, seats, 11))


class Ledger:
    """What every seat should own by the records alone."""

    KINDS = ("coins", "vases", "vp", "ranch", "cards")

    def __init__(self, state: Any) -> None:
        self.books = [self.owned(player) for player in state.players]

    @staticmethod
    def owned(player: Any) -> dict[str, int]:
        return {
            "coins": player.coins,
            "vases": player.vases,
            "vp": player.vp,
            "ranch": player.ranch,
            "cards": len(player.hand),
        }

    def enter(self, record: tuple[Any, ...]) -> None:
        kind, seat, *rest = record
        if kind in ("gain", "pay"):
            what = "ranch" if rest[0] == "inhabitants" else rest[0]
            self.books[seat][what] += rest[1] if kind == "gain" else -rest[1]
        elif kind == "draw":
            self.books[seat]["cards"] += len(rest[0])
        elif kind in ("discard", "play"):
            self.books[seat]["cards"] -= len(rest[0]) if kind == "discard" else 1
        elif kind in ("develop", "project"):
            self.books[seat]["ranch"] -= 1
        elif kind == "tier":
            self.books[seat]["ranch"] += 1


@pytest.mark.parametrize("seats", TABLES + SOLO, ids=" ".join)
def test_everything_owned_is_the_sum_of_the_records(seats: list[str]) -> None:
    for seed in range(3):
        ledger = Ledger(GAME.new(seats, seed))
        for state, move, records in played(GAME, seats, seed):
            for record in records:
                ledger.enter(record)
            assert [Ledger.owned(player) for player in state.players] == ledger.books, move


def test_gains_and_payments_are_positive_and_name_their_source() -> None:
    for _, _, records in played(GAME, TABLES[2], 5):
        for record in records:
            if record[0] in ("gain", "pay"):
                _, seat, what, n, source = record
                assert what in ("coins", "vases", "vp", "inhabitants")
                assert n > 0
                assert 0 <= seat < 4
                assert source


@pytest.mark.parametrize("seats", TABLES + SOLO, ids=" ".join)
def test_a_game_saved_and_reopened_at_any_moment_is_the_same(seats: list[str]) -> None:
    assert_reopened_games_are_the_same(GAME, seats, 21, played(GAME, seats, 21))


def test_a_finished_game_of_four_is_a_short_text() -> None:
    match = finished_match(GAME, TABLES[2], 8, played(GAME, TABLES[2], 8))
    assert len(save_of(match, snapshot=False).text().encode()) < 16_000


def test_undo_and_redo_walk_through_a_whole_game() -> None:
    match = finished_match(GAME, TABLES[1], 9, played(GAME, TABLES[1], 9))
    assert_undo_and_redo_walk_through(match)


def test_undo_without_training_never_takes_back_a_drawn_card() -> None:
    moves = played(GAME, TABLES[1], 9)
    assert reveals_not_taken_back(GAME, TABLES[1], 9, moves) > 20


def test_options_come_in_the_same_order_every_time() -> None:
    first = [move for _, move, _ in played(GAME, TABLES[2], 4)]
    again = [move for _, move, _ in played(GAME, TABLES[2], 4)]
    assert first == again
