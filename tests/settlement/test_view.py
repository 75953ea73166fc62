"""What a seat sees, and guessing what it does not."""

from __future__ import annotations

import json

import pytest

from boonlake.engine.chance import Chance
from boonlake.engine.invariants import faults
from boonlake.games.settlement.game import GAME

from .playing import TABLES, Busy, moves_of, position

PILES = ("landscape_piles", "building_piles", "hero_pile", "artefact_pile")


def test_only_piles_are_hidden() -> None:
    state = position(TABLES[2], 60)
    seen, plain = GAME.view(state, 1), GAME.plain(state)
    assert {name for name in plain if seen[name] != plain[name]} == set(PILES)
    assert seen["hero_pile"] == len(state.hero_pile)
    assert seen["building_piles"] == [len(pile) for pile in state.building_piles]
    assert seen["players"][0]["heroes"] == list(state.players[0].heroes)
    json.dumps(seen)


def test_alone_the_artefact_pile_is_hidden() -> None:
    seen = GAME.view(position(TABLES[0], 10), 0)
    assert isinstance(seen["artefact_pile"], int)


@pytest.mark.parametrize("seats", TABLES, ids=len)
def test_a_guess_fits_what_is_seen(seats: list[str]) -> None:
    chance = Chance(1)
    for n, (state, move, _) in enumerate(moves_of(seats, 6, Busy(6))):
        if n % 7:
            continue
        seen = GAME.view(state, 0)
        guessed = GAME.guess(seen, chance)
        assert GAME.view(guessed, 0) == seen, move
        assert faults(GAME, guessed) == [], move


def test_guesses_differ() -> None:
    seen = GAME.view(position(TABLES[1], 30), 0)
    chance = Chance(1)
    assert len({GAME.digest(GAME.guess(seen, chance)) for _ in range(5)}) == 5
