"""Panels over the table that tell of the game."""

from __future__ import annotations

from random import Random

import pytest

from tests.session.test_session import Device
from tests.tables import drawn, seated, spoken, tap
from web.screens.panels import Context, explain
from web.screens.panels import help as help_panel
from web.screens.panels import markup as panel_markup
from web.screens.screen import Screen
from web.session.table import OVER, SHOWING


@pytest.mark.parametrize("wanted", ["lock", " Lock ", "LOCK"])
def test_rules_are_found_whatever_the_case(wanted: str) -> None:
    context = Context(spoken(), Device().tab(), Screen(search=wanted))
    assert "<mark>lock</mark>" in help_panel.panel(context, "").found


def test_a_space_of_a_track_is_no_card_that_is_missing() -> None:
    context = Context(spoken(), Device().tab(), Screen(), drawn(seated("human", "random")))
    assert "why" not in explain.panel(context, "card-track-2").body
    assert "why" in explain.panel(context, "strip-hire").body


def test_components_are_shown_before_there_is_a_game() -> None:
    shown, _ = panel_markup(Context(spoken(), Device().tab(), Screen()), "browse levers")
    assert 'data-about="lever-12"' in shown


def test_a_scoring_names_the_tile_that_each_seat_has_scored() -> None:
    table = seated("human", "random")
    chance, session = Random(8), Device().tab()
    scorings = 0
    while table.state != OVER:
        if (
            table.state == SHOWING
            and not table.scoring_at
            and table.scoring_steps[0].line == "score"
        ):
            scorings += 1
            context = Context(spoken(), session, Screen(), drawn(table))
            shown, _ = panel_markup(context, "scoring")
            assert shown.count("<small>") == 2
        tap(table, chance)
    assert scorings
