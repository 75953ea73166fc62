"""Computer players: they take what is offered, see only their view, repeat themselves, and win."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boonlake import players as bots
from boonlake.engine.chance import Chance
from boonlake.engine.match import Game
from boonlake.games import boonlake as game
from boonlake.games.boonlake.players.steady import plan
from boonlake.games.boonlake.state import State
from boonlake.players.contest import play
from boonlake.players.thinking import steps

TWO = ("greedy", "greedy")
SOLO = ("eminence:hard", "greedy")


def positions(seed: int, every: int, seats: tuple[str, ...] = TWO) -> Iterator[State]:
    """States of a game of greedy players, with a real choice to make."""
    state = game.new({"seats": list(seats)}, seed)
    players = [bots.player("greedy", game, seat, seed) for seat in range(len(seats))]
    n = 0
    while asked := game.decision(state):
        if len(asked.options) > 1:
            n += 1
            if n % every == 0:
                yield state.copy()
        seat = asked.seat
        game.apply(state, players[seat].choose(asked, lambda: game.view(state, seat)))  # noqa: B023


def chosen(word: str, state: State) -> str:
    """What a fresh player of that name does here."""
    asked = game.decision(state)
    assert asked
    return bots.player(word, game, asked.seat, 5).choose(
        asked, lambda: game.view(state, asked.seat)
    )


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
        asked = game.decision(state)
        assert asked
        other = permuted(state, asked.seat, chance)
        assert game.view(other, asked.seat) == game.view(state, asked.seat)
        assert other.deck != state.deck
        yield state, other


@pytest.mark.parametrize("seats", [TWO, SOLO], ids=["two", "solo"])
@pytest.mark.parametrize("word", bots.NAMES)
def test_what_a_seat_cannot_see_does_not_change_its_move(word: str, seats: tuple[str, ...]) -> None:
    every = 14 if word == "sharp" else 2  # its search takes longer
    moves = [(chosen(word, state), chosen(word, other)) for state, other in pairs(seats, every)]
    assert len(moves) >= 6
    assert [mine for mine, _ in moves] == [other for _, other in moves]


def test_a_player_that_peeked_would_be_found_out() -> None:
    def peeked(state: State) -> str:
        *_, move = plan(state, state.agenda[-1][1])
        return move

    assert any(peeked(state) != peeked(other) for state, other in pairs(TWO, every=1))


@pytest.mark.parametrize("word", ["greedy", "steady", "sharp"])
def test_thinking_may_stop_after_any_step(word: str) -> None:
    for state in positions(seed=6, every=37):
        asked = game.decision(state)
        assert asked
        player = bots.player(word, game, asked.seat, 1)
        found = list(steps(player, asked, lambda: game.view(state, asked.seat)))  # noqa: B023
        assert set(found) <= set(asked.options)
        again = bots.player(word, game, asked.seat, 1)
        assert again.choose(asked, lambda: game.view(state, asked.seat)) == found[-1]  # noqa: B023


def without_times(facts: dict[str, object]) -> dict[str, object]:
    return {name: fact for name, fact in facts.items() if name not in ("time", "median")}


@pytest.mark.parametrize("seats", [["steady", "greedy"], ["greedy", "random", "greedy", "random"]])
def test_a_game_repeats_itself(seats: list[str]) -> None:
    playing: Game = game  # type: ignore[assignment]
    assert without_times(play(playing, seats, 8)) == without_times(play(playing, seats, 8))


def test_players_meet_the_wise_eminence() -> None:
    playing: Game = game  # type: ignore[assignment]
    facts = play(playing, ["greedy", "eminence:easy"], 2)
    assert facts["moves"][0] > 50
    assert facts["moves"][1] == 0


def test_greedy_beats_random() -> None:
    playing: Game = game  # type: ignore[assignment]
    for seed in range(6):
        seats = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        assert play(playing, seats, seed)["winners"] == [seats.index("greedy")]


def test_an_unknown_player_is_refused_in_one_sentence() -> None:
    playing: Game = game  # type: ignore[assignment]
    with pytest.raises(ValueError, match="unknown computer player 'clever'; there is random"):
        bots.player("clever", playing, 0, 1)
