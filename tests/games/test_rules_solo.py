"""Rules of the solo game that show only over whole games, as docs/rules.md names them."""

from __future__ import annotations

import random
from itertools import product

import pytest

from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.rules.final import outcome
from boonlake.games.boonlake.state import State

REMOVED = {
    "easy": (0, 4),
    "medium": (1, 3),
    "challenge": (2, 2),
    "hard": (3, 1),
    "very-hard": (4, 0),
}


def fresh(difficulty: str = "medium", seed: int = 1) -> State:
    """A solo game before the person's first choice; the person is seat 0."""
    return GAME.new(["human", f"eminence:{difficulty}"], seed)


def played(seed: int, difficulty: str = "medium") -> list[State]:
    """A random solo game to its end; a copy of the state after every move."""
    state = fresh(difficulty, seed)
    chance = random.Random(seed)
    seen = []
    while (decision := GAME.decision(state)) is not None:
        assert decision.seat == 0
        GAME.apply(state, chance.choice(decision.options))
        seen.append(state.copy())
    return seen


def kinds(state: State) -> list[str]:
    """The kinds of all six solo tiles in play, A before B."""
    assert state.eminence is not None
    tiles = state.eminence.stack + state.eminence.revealed
    return sorted(state.components.solo_tiles[tile].kind for tile, _ in tiles)


@pytest.mark.parametrize("difficulty", sorted(REMOVED))
def test_difficulty_removes_tiles(difficulty: str) -> None:
    a, b = REMOVED[difficulty]
    assert kinds(fresh(difficulty)) == ["A"] * (5 - a) + ["B"] * (5 - b)


def test_stack_of_six_with_orientations() -> None:
    turned = set()
    stacks = set()
    for seed in range(40):
        state = fresh("challenge", seed)
        assert state.eminence is not None
        assert len(state.eminence.stack + state.eminence.revealed) == 6
        turned |= {orientation for _, orientation in state.eminence.stack}
        stacks.add(tuple(tile for tile, _ in state.eminence.stack))
    assert turned == {0, 1, 2, 3}
    assert len(stacks) > 30


def test_every_tile_in_every_orientation_and_every_branch_of_both_kinds_is_met() -> None:
    components = fresh().components
    corners, tops, strips = set(), set(), set()
    for seed in range(100):
        state = fresh(("easy", "very-hard")[seed % 2], seed)
        chance = random.Random(seed)
        tile, kind = -1, ""
        while (decision := GAME.decision(state)) is not None:
            for what, _, *rest in GAME.apply(state, chance.choice(decision.options)):
                if what == "solo-tile":
                    tile, kind = rest
                elif what == "solo-corner":
                    corners.add((tile, rest[0]))
                elif what == "solo-top":
                    tops.add((rest[1], kind))
                elif what == "solo-choice":
                    strips.add((rest[0], kind))
    assert corners >= set(product(range(len(components.solo_tiles)), range(4)))
    assert tops == set(product(("settle", "cattle", "cactus"), "AB"))
    assert strips == set(product(range(7), "AB"))


def test_stack_is_reshuffled() -> None:
    before = None
    reshuffled = 0
    for state in played(4):
        assert state.eminence is not None
        assert len(set(kinds(state))) == 2
        assert len(state.eminence.stack) + len(state.eminence.revealed) == 6
        if before is not None and len(state.eminence.stack) > len(before):
            reshuffled += 1
            assert before == []
            assert len(state.eminence.stack) == 5
        before = list(state.eminence.stack)
    assert reshuffled >= 1


def test_she_never_owns_coins_or_cards() -> None:
    for state in played(2, "hard"):
        her = state.players[1]
        assert (her.coins, her.vases, her.hand, her.played) == (0, 0, [], [])
        assert (her.coin_track, her.card_track, her.levers, her.ranch) == (0, 0, 0, 0)


def test_four_scoring_tiles_one_owner() -> None:
    state = played(1)[-1]
    assert len(set(state.slots)) == 4
    assert sorted(state.owners) == [-1, -1, -1, 0]


def test_the_person_wins_ties() -> None:
    state = played(3)[-1]
    for hers, winners in ((100, [0]), (99, [0]), (101, [1])):
        state.players[0].vp, state.players[1].vp = 100, hers
        result = outcome(state)
        assert result is not None
        assert result.winners == winners
