"""Rules that show only over whole games or in hidden piles, as docs/rules.md names them."""

from __future__ import annotations

import random

import pytest

from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.final import outcome
from boonlake.games.boonlake.rules.supply import draw_cards
from boonlake.games.boonlake.state import INHABITANT, State, piece


def played(seats: list[str], seed: int) -> list[State]:
    """A random game to its end; a copy of the state after every move."""
    state = GAME.new(seats, seed)
    chance = random.Random(seed)
    seen = []
    while (decision := GAME.decision(state)) is not None:
        GAME.apply(state, chance.choice(decision.options))
        seen.append(state.copy())
    return seen


@pytest.mark.parametrize("people", [2, 3, 4])
def test_every_game_has_four_scorings(people: int) -> None:
    seen = played(["human"] * people, people)
    assert sorted({state.scorings for state in seen}) == [0, 1, 2, 3, 4]
    assert sorted({state.round for state in seen}) == [1, 2]
    last = seen[-1]
    assert [sorted(player.markers) for player in last.players] == [[1, 2, 3, 4]] * people


@pytest.mark.parametrize("people", [2, 4])
def test_ten_inhabitants(people: int) -> None:
    for state in played(["human"] * people, 10 + people):
        for seat, player in enumerate(state.players):
            recesses = 2 - player.tiers.bit_count()
            on_map = state.sites.count(piece(seat, INHABITANT))
            projects = player.projects.bit_count()
            assert player.ranch + player.supply + recesses + on_map + projects == 10
            assert min(player.ranch, player.supply) >= 0


def test_discarded_cards_lie_on_the_discard_pile() -> None:
    state = _at_first_turn()
    state.players[0].coins = 0
    GAME.apply(state, "strip builder")
    GAME.apply(state, "pass")
    discard = next(move for move in state.options if move.startswith("discard "))
    before = list(state.discards)
    GAME.apply(state, discard)
    assert [state.components.cards[card].key for card in state.discards] == [
        *(state.components.cards[card].key for card in before),
        discard.removeprefix("discard "),
    ]
    assert state.players[0].coins == 5


def test_pile_is_reshuffled() -> None:
    state = _at_first_turn()
    state.discards = [state.deck.pop() for _ in range(20)]
    state.deck = state.deck[:1]
    last, discards = state.deck[0], set(state.discards)
    hand = len(state.players[0].hand)
    draw_cards(state, 0, 3, "test")
    drawn = state.players[0].hand[hand:]
    assert len(drawn) == 3
    assert last in drawn
    assert set(drawn) - {last} <= discards
    assert state.discards == []
    assert len(state.deck) == 18


def test_fewer_cards_than_asked() -> None:
    state = _at_first_turn()
    state.deck, state.discards = state.deck[:2], []
    hand = len(state.players[0].hand)
    draw_cards(state, 0, 5, "test")
    assert len(state.players[0].hand) == hand + 2


def _at_first_turn() -> State:
    state = GAME.new(["human", "human"], 3)
    while not state.options[0].startswith("strip "):
        GAME.apply(state, state.options[0])
    return state


def _ended(points: list[int]) -> State:
    state = played(["human"] * len(points), 5)[-1]
    for player, vp in zip(state.players, points, strict=True):
        player.vp = vp
    return state


def test_most_points_win() -> None:
    result = outcome(_ended([80, 95, 90]))
    assert result is not None
    assert result.winners == [1]


def test_tied_players_all_win() -> None:
    result = outcome(_ended([95, 80, 95]))
    assert result is not None
    assert result.winners == [0, 2]
