"""A table drawn from its first position to its last."""

from __future__ import annotations

from random import Random

import pytest

from boonlake.games.boonlake.game import GAME
from boonlake.text import LANGUAGES
from tests.tables import drawn, seated, spoken, tap
from web.screens.panels.chart import areas, lines
from web.session.states import OVER


def test_the_way_to_the_next_lock_never_grows_within_a_round() -> None:
    table = seated("human", "random")
    chance = Random(1)
    now, left = (1, 0), 99
    while table.state != OVER:
        state = table.match.state
        mark = (state.round, state.scorings)
        if mark != now:
            now, left = mark, 99
        ahead = table.sight().insight.to_lock
        assert ahead <= left
        left = ahead
        tap(table, chance)


@pytest.mark.parametrize("code", LANGUAGES)
def test_all_of_a_game_is_drawn_in_every_language(code: str) -> None:
    table = seated("human", "random", "random", seed=3)
    chance, language = Random(4), spoken(code, strict=True)
    count = 0
    while table.state != OVER:
        count += 1
        if count % 7 == 0:
            drawing = drawn(table, language)
            assert drawing.frame()
            assert drawing.groups()
            assert drawing.sentence()
        tap(table, chance)
    sheet = GAME.score_sheet
    history, scorings = sheet.course(table.match.records, 3)
    assert lines(history, scorings, ["red", "blue", "yellow"], "x").count("<polyline") == 3
    assert "<polygon" in areas(history, scorings, 0, tuple(sheet.lines), "x")
