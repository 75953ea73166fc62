"""A game without a look of its own is played with the plain one."""

from __future__ import annotations

from random import Random

import pytest

from boonlake.games.settlement.game import GAME as SETTLEMENT
from boonlake.text import LANGUAGES
from tests.looks.positions import parsed
from tests.session.test_session import Device
from tests.tables import drawn, seated, spoken, tap
from toy.game import GAME
from web.games import look_of
from web.kit.look import Look
from web.screens.panels import Context, markup
from web.screens.screen import Screen
from web.screens.table.drawing import Drawing
from web.session.table import OVER, SHOWING

PANELS = ("log", "log all", "scores", "seat 0", "seat 1", "browse", "explain seat-1")


def test_a_game_that_is_not_listed_has_the_plain_look() -> None:
    assert type(look_of(GAME)) is Look


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_whole_game_is_played_from_its_buttons(code: str) -> None:
    table = seated("human", "human", game=GAME, open_hands=True)
    chance, language = Random(3), spoken(code, GAME)
    while table.state not in (OVER, SHOWING):
        drawing = drawn(table, language)
        assert 'id="prompt"' in drawing.frame()
        groups = drawing.groups()
        for group, markup_of_group in groups.items():
            assert f'id="{group}"' in drawing.frame()
            parsed(markup_of_group.replace(" hidden>", ">").replace(" disabled>", ">"))
        for option in table.options():
            assert groups["prompt"].count(f'data-option="{option}"') == 1
        assert all(name in groups["seats"] for name in table.names)
        tap(table, chance)
    scores = GAME.standing(table.match.state).scores
    assert all(f"<b>{points}</b>" in drawn(table, language).groups()["seats"] for points in scores)


def test_panels_have_something_to_say_of_any_game(a_context: Context) -> None:
    for name in PANELS:
        shown, _ = markup(a_context, name)
        assert 'role="dialog"' in shown


@pytest.fixture
def a_context() -> Context:
    """A toy after some moves."""
    table = seated("human", "random", game=GAME)
    chance = Random(5)
    for _ in range(6):
        tap(table, chance)
    return Context(spoken("en", GAME), Device().tab(), Screen(), drawn(table, spoken("en", GAME)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_describes_its_views_where_it_has_no_pictures(code: str) -> None:
    table = seated("human", "random", game=SETTLEMENT)
    language, chance = spoken(code, SETTLEMENT, strict=True), Random(6)
    for _ in range(40):
        tap(table, chance)
    groups = Drawing(table, language, Look(SETTLEMENT)).groups()
    components = SETTLEMENT.components
    artefacts = [components.artefacts[player.artefact] for player in table.match.state.players]
    for artefact in artefacts:
        assert language.say(f"artefact.{artefact.key}") in groups["seats"]
    row = [components.heroes[number] for number in table.match.state.hero_row if number >= 0]
    assert all(language.say(f"hero.{hero.key}") in groups["position"] for hero in row)
