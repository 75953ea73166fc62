"""Computer players: they take what is offered, see only their view, repeat themselves, and win."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from boonlake.engine.chance import Chance
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.players import master
from boonlake.games.boonlake.players.steady import plan
from boonlake.games.boonlake.state import State
from boonlake.players import steps
from boonlake.players.contest import play
from boonlake.players.table import players_of


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """A master that thinks for a shorter time thinks no differently."""
    monkeypatch.setattr(master, "FULL", master.Effort(strip=28, other=6))


TWO = ("greedy", "greedy")
SOLO = ("eminence:hard", "greedy")


def positions(seed: int, every: int, seats: tuple[str, ...] = TWO) -> Iterator[State]:
    """States of a game of greedy players, with a real choice to make."""
    state = GAME.new(seats, seed)
    players = players_of(GAME, seats, seed)
    n = 0
    while asked := GAME.decision(state):
        if len(asked.options) > 1:
            n += 1
            if n % every == 0:
                yield state.copy()
        player = players[asked.seat]
        assert player
        GAME.apply(state, player.choose(asked, partial(GAME.view, state, asked.seat)))


def chosen(word: str, state: State) -> str:
    """What a fresh player of that name does here."""
    asked = GAME.decision(state)
    assert asked
    return GAME.player(word, asked.seat, 5).choose(asked, partial(GAME.view, state, asked.seat))


def permuted(state: State, seat: int, chance: Chance) -> State:
    """The same view for a seat, but everything it cannot see lies differently."""
    other = state.copy()
    hidden = [*other.deck]
    for i, player in enumerate(other.players):
        if i != seat:
            hidden += player.hand
    chance.shuffle(hidden)
    for i, player in enumerate(other.players):
        if i != seat:
            player.hand = [hidden.pop() for _ in player.hand]
    other.deck = hidden
    chance.shuffle(other.mound)
    chance.shuffle(other.spare)
    other.deck_chance = chance.below(1 << 30)
    if other.eminence and other.eminence.stack:
        *below, (_, back) = other.eminence.stack
        tiles = [tile for tile, _ in other.eminence.stack]
        chance.shuffle(tiles)
        backs = [*(chance.below(4) for _ in below), back]
        other.eminence.stack = list(zip(tiles, backs, strict=True))
        other.eminence.chance = chance.below(1 << 30)
    return other


def pairs(seats: tuple[str, ...], every: int) -> Iterator[tuple[State, State]]:
    """Positions of a game, each with one that looks the same to who decides."""
    chance = Chance(3)
    for state in positions(seed=4, every=every, seats=seats):
        asked = GAME.decision(state)
        assert asked
        other = permuted(state, asked.seat, chance)
        assert GAME.view(other, asked.seat) == GAME.view(state, asked.seat)
        assert other.deck != state.deck
        yield state, other


@pytest.mark.parametrize("seats", [TWO, SOLO], ids=["two", "solo"])
@pytest.mark.parametrize("word", GAME.box.seating.computers)
def test_what_a_seat_cannot_see_does_not_change_its_move(word: str, seats: tuple[str, ...]) -> None:
    every = 14 if word in ("sharp", "master") else 2  # their searches take longer
    moves = [(chosen(word, state), chosen(word, other)) for state, other in pairs(seats, every)]
    assert len(moves) >= 6
    assert [mine for mine, _ in moves] == [other for _, other in moves]


def test_a_player_that_peeked_would_be_found_out() -> None:
    def peeked(state: State) -> str:
        *_, move = plan(state, state.agenda[-1][1])
        return move

    assert any(peeked(state) != peeked(other) for state, other in pairs(TWO, every=1))


@pytest.mark.parametrize("word", ["greedy", "steady", "sharp", "master"])
def test_thinking_may_stop_after_any_step(word: str) -> None:
    for state in positions(seed=6, every=37):
        asked = GAME.decision(state)
        assert asked
        player = GAME.player(word, asked.seat, 1)
        found = list(steps(player, asked, partial(GAME.view, state, asked.seat)))
        assert set(found) <= set(asked.options)
        again = GAME.player(word, asked.seat, 1)
        assert again.choose(asked, partial(GAME.view, state, asked.seat)) == found[-1]


def without_times(facts: dict[str, object]) -> dict[str, object]:
    return {name: fact for name, fact in facts.items() if name not in ("time", "median")}


@pytest.mark.parametrize("seats", [["steady", "greedy"], ["greedy", "random", "greedy", "random"]])
def test_a_game_repeats_itself(seats: list[str]) -> None:
    assert without_times(play(GAME, seats, 8)) == without_times(play(GAME, seats, 8))


def test_players_meet_the_wise_eminence() -> None:
    facts = play(GAME, ["greedy", "eminence:easy"], 2)
    assert facts["moves"][0] > 50
    assert facts["moves"][1] == 0


def test_greedy_beats_random() -> None:
    for seed in range(6):
        seats = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        assert play(GAME, seats, seed)["winners"] == [seats.index("greedy")]


def test_an_unknown_player_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="unknown computer player 'clever'; there is random"):
        GAME.player("clever", 0, 1)
