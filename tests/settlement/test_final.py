"""The end of the game: ranks, and points by source."""

from __future__ import annotations

import pytest

from boonlake.engine.scores import Lines
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.points import LINES
from boonlake.games.settlement.rules.final import points, rank

from .playing import TABLES, Busy, moves_of


@pytest.mark.parametrize(
    ("vp", "key"),
    [
        (0, "settler"),
        (50, "settler"),
        (51, "mayor"),
        (75, "mayor"),
        (76, "knight"),
        (100, "knight"),
        (101, "lord"),
        (160, "lord"),
    ],
)
def test_ranks(vp: int, key: str) -> None:
    state = GAME.new(["human"], 1)
    assert state.components.ranks[rank(state, vp)].key == key


def test_the_score_sheet_adds_up_to_the_scores() -> None:
    for seed in range(6):
        moves = [records for _, _, records in moves_of(TABLES[2], seed, Busy(seed))]
        *_, (state, _, _) = moves_of(TABLES[2], seed, Busy(seed))
        sheets: list[Lines] = GAME.score_sheet.sheets(moves, 3)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert [sum(sheet.values()) for sheet in sheets] == outcome.scores
        assert GAME.standing(state).scores == outcome.scores
        for seat, sheet in enumerate(sheets):
            assert {k: n for k, n in points(state, seat).items() if n} == sheet


def test_every_source_of_points_has_a_line() -> None:
    state = GAME.new(["human"], 1)
    assert tuple(points(state, 0)) == LINES
    assert tuple(GAME.score_sheet.lines) == LINES == tuple(GAME.scoring.final)
