"""The set-up of the game, chapter 1 of docs/rules.md, as far as it is not a scenario."""

from __future__ import annotations

import pytest

from boonlake.engine.match import Match
from boonlake.games.boonlake.components.model import PIECES, STRIPS
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.state import PASTURE, State

START_TILES = {2: 6, 3: 8, 4: 10}


def fresh(people: int, seed: int = 1) -> State:
    """A game of people before the first choice of its set-up."""
    return GAME.new(["human"] * people, seed)


def set_up(people: int, seed: int = 1) -> State:
    """A game after all choices of the set-up, each time the first option."""
    state = fresh(people, seed)
    choose_first(state)
    return state


def choose_first(state: State) -> None:
    """Take the first option of every choice before the first turn."""
    while not state.options[0].startswith("strip "):
        GAME.apply(state, state.options[0])


def test_pieces_of_a_colour() -> None:
    state = set_up(2)
    pieces = [recess.piece for recess in state.components.recesses]
    assert [pieces.count(piece) for piece in PIECES] == [6, 4, 5]
    for player in state.players:
        assert len(player.boats) == 2
        assert len(player.sites) == 4
        assert len(player.markers) == 4
        assert player.ranch + player.supply + 2 == 10


@pytest.mark.parametrize("people", [2, 3, 4])
def test_start_tiles(people: int) -> None:
    state = set_up(people)
    marks = "abc"[: people - 1]
    for space in state.components.spaces[1:]:
        laid = state.tiles[space.number]
        assert bool(laid) == (space.start != "" and space.start in marks), space.number
        if laid:
            assert state.components.tiles[laid - 1].group in marks
    assert sum(1 for laid in state.tiles if laid) == START_TILES[people]
    assert all(state.components.tiles[number].group == "grey" for number in state.mound)


def test_any_start_tile_may_lie_on_any_start_space() -> None:
    crossed = set()
    for seed in range(20):
        state = set_up(4, seed)
        for space in state.components.spaces[1:]:
            if space.start:
                crossed.add(
                    (space.start, state.components.tiles[state.tiles[space.number] - 1].group)
                )
    assert crossed == {(mark, group) for mark in "abc" for group in "abc"}


def test_mound_and_pastures() -> None:
    state = set_up(3)
    assert len(state.mound) == len(set(state.mound)) == 25
    assert state.pastures == 7
    assert PASTURE not in state.tiles
    assert fresh(3, 2).mound != state.mound


def test_labels_start_uncovered() -> None:
    assert set_up(2).labels == 0


@pytest.mark.parametrize("people", [2, 3, 4])
def test_six_cards_each(people: int) -> None:
    state = fresh(people)
    hands = [card for player in state.players for card in player.hand]
    assert [len(player.hand) for player in state.players] == [6] * people
    assert sorted(hands + state.deck) == list(range(165))
    assert state.discards == []


def test_strips_are_shuffled() -> None:
    orders = {tuple(fresh(2, seed).strips) for seed in range(30)}
    assert len(orders) > 20
    assert all(sorted(order) == list(range(len(STRIPS))) for order in orders)


def test_keep_one_scoring_tile_of_two() -> None:
    state = fresh(2)
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.seat == 0
    assert len(decision.options) == 2
    kept, refused = (option.removeprefix("keep ") for option in decision.options)
    GAME.apply(state, decision.options[0])
    own = state.slots[state.owners.index(0)]
    assert state.components.scoring_tiles[own].key == kept
    choose_first(state)
    assert refused not in [state.components.scoring_tiles[tile].key for tile in state.slots]


@pytest.mark.parametrize("people", [2, 3, 4])
def test_four_scoring_tiles(people: int) -> None:
    state = set_up(people)
    assert len(set(state.slots)) == 4
    assert min(state.slots) >= 0
    assert sorted(state.owners) == [-1] * (4 - people) + list(range(people))


@pytest.mark.parametrize("people", [2, 3, 4])
def test_all_scoring_tiles_lie_out_before_the_first_production_site(people: int) -> None:
    state = fresh(people)
    asked = []
    while not state.options[0].startswith("strip "):
        decision = GAME.decision(state)
        assert decision is not None
        asked.append((decision.kind, decision.seat))
        if decision.kind == "first-site":
            assert min(state.slots) >= 0
        GAME.apply(state, decision.options[0])
    seats = range(people)
    assert asked == [*(("keep", seat) for seat in seats), *(("first-site", seat) for seat in seats)]


def test_the_last_scoring_tile_cannot_be_kept_otherwise_once_the_random_ones_are_seen() -> None:
    match = Match(GAME, ["human", "human"], 1)
    for _ in range(2):
        match.play(match.state.options[0])
    assert "slot" in [record[0] for record in match.records[-1]]
    assert not match.can_undo()
    match.play("site iron")
    match.play("site loam")
    match.undo()
    assert (len(match.moves), match.state.slots.count(-1)) == (3, 0)
    match.undo()
    assert not match.can_undo()


def test_first_production_site() -> None:
    state = fresh(2)
    chosen = {0: "site iron", 1: "site stone"}
    while not state.options[0].startswith("strip "):
        decision = GAME.decision(state)
        assert decision is not None
        if decision.options[0].startswith("site "):
            assert sorted(decision.options) == ["site iron", "site loam", "site stone", "site wood"]
            GAME.apply(state, chosen[decision.seat])
        else:
            GAME.apply(state, decision.options[0])
    assert state.players[0].sites == (0, 0, 0, 1)
    assert state.players[1].sites == (0, 1, 0, 0)
