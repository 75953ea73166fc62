"""Markup is kept from one picture to the next, and never one that is out of date."""

from __future__ import annotations

from random import Random

import pytest
from web.games.boonlake.pictures import Pictures
from web.screens.table_view import Drawing
from web.screens.words import Words

from web.screens import table_view

from .test_table import OVER, seated, tap


@pytest.mark.parametrize(
    "seats", [("human", "human", "human", "human"), ("human", "eminence:hard")]
)
def test_what_is_kept_is_what_would_be_drawn_anew(
    seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(*seats)
    chance, words = Random(8), Words("en")
    while table.state != OVER:
        drawn = Drawing(table, words).groups()
        with monkeypatch.context() as patched:
            patched.setattr(table_view, "pictures", lambda *look: Pictures())
            assert drawn == Drawing(table, words).groups()
        tap(table, chance)


def test_a_picture_is_made_once_for_what_it_shows() -> None:
    made = []

    def make() -> str:
        made.append(1)
        return "<g/>"

    kept = Pictures()
    for shown in ([1], [1], [2], [2], [1]):
        assert kept.of("map", (shown,), make) == "<g/>"
    assert len(made) == 3
