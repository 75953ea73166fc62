"""Set-up: what lies where before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from boonlake.engine.game import SeatingError
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.state import State


def new(players: int, seed: int = 3) -> State:
    return GAME.new(["human"] * players, seed)


def test_market_and_piles() -> None:
    s = new(3)
    assert len(s.market) == 9
    assert s.stacks == [1] * 9
    assert sum(map(len, s.building_piles)) == 36 - 9
    assert max(map(len, s.building_piles)) - min(map(len, s.building_piles)) <= 1
    tiles = Counter(s.market)
    for pile in s.building_piles:
        tiles.update(pile)
    assert set(tiles.values()) == {3}
    assert len(tiles) == 12


def test_landscapes_by_row() -> None:
    s = new(2)
    for row, pile in enumerate(s.landscape_piles):
        assert len(pile) == 12
        assert {s.components.landscapes[kind].row for kind in pile} == {row}


def test_hero_row() -> None:
    s = new(2)
    assert len(s.hero_row) == 4
    assert sorted(s.hero_row + s.hero_pile) == list(range(48))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_artefact_row(players: int) -> None:
    s = new(players)
    assert len(s.artefact_row) == players + 3
    assert len(s.artefact_pile) == (10 if players == 1 else 0)


def test_what_everybody_starts_with() -> None:
    for player in new(4).players:
        assert player.goods == (1, 1, 1, 0, 0)
        assert (player.settlers, player.bonus) == (6, 0)


def test_the_first_seat_has_the_start_marker() -> None:
    s = new(3)
    assert s.start == 0
    for _ in range(3):
        GAME.apply(s, s.options[0])
    asked = GAME.decision(s)
    assert asked is not None
    assert (asked.seat, asked.kind) == (0, "turn-choice")


def test_another_seed_is_another_game() -> None:
    assert GAME.digest(new(2, 1)) != GAME.digest(new(2, 2))
    assert GAME.digest(new(2, 1)) == GAME.digest(new(2, 1))


@pytest.mark.parametrize("seats", [[], ["human"] * 5, ["human", "eminence"]])
def test_tables_that_cannot_be_played(seats: list[str]) -> None:
    with pytest.raises(SeatingError):
        GAME.new(seats, 1)
