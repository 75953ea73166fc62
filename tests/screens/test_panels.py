"""Panels over the table that tell of the game."""

from __future__ import annotations

import re
from random import Random

import pytest

from boonlake.games import get as get_game
from tests.session.test_session import Device
from tests.tables import drawn, seated, spoken, tap
from web.games import look_of
from web.screens.panels import Context, explain, scoring
from web.screens.panels import help as help_panel
from web.screens.panels import markup as panel_markup
from web.screens.screen import Screen
from web.session.states import OVER, SHOWING


@pytest.mark.parametrize("wanted", ["lock", " Lock ", "LOCK"])
def test_rules_are_found_whatever_the_case(wanted: str) -> None:
    context = Context(spoken(), Device().tab(), Screen(search=wanted))
    assert "<mark>lock</mark>" in help_panel.panel(context, "").found


@pytest.mark.parametrize("game", ["boonlake", "settlement"])
def test_rules_are_read_without_their_numbers(game: str) -> None:
    language = spoken(game=get_game(game))
    whole = help_panel.panel(Context(language, Device().tab(), Screen()), "all").found
    assert language.say("rules.2.title") in whole
    assert not re.search(r"R\d+\.\d", whole)


def test_the_aim_is_the_first_chapter_of_the_rules() -> None:
    titles = [key for key, _, _ in help_panel.chapters(spoken().text) if key.startswith("rules.")]
    assert titles[0] == "rules.aim"


def test_an_explanation_leads_to_a_chapter_by_its_name() -> None:
    context = Context(spoken(), Device().tab(), Screen(), drawn(seated("human", "random")))
    body = explain.panel(context, "lever-5").body
    assert 'data-act="open help rules.16">Rules: Levers</button>' in body
    assert "R16" not in body


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["gains 1 victory point", "loses 4 coins"]),
        ("de", ["erhält 1 Siegpunkt", "verliert 4 Münzen"]),
        ("pl", ["otrzymuje 1 punkt zwycięstwa", "traci 4 monety"]),
    ],
)
def test_a_scoring_is_read_out_in_the_readers_language(language: str, said: list[str]) -> None:
    look = look_of(get_game("boonlake"))
    shown = scoring.badges({"vp": 1, "coins": -4}, look, spoken(language))
    assert re.findall(r'class="unseen">([^<]*)<', shown) == said


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
