"""A game without a look of its own is played with the plain one."""

from __future__ import annotations

from random import Random

import pytest

from boonlake import games
from boonlake.engine.words import Offer
from boonlake.text import LANGUAGES, in_words
from tests.looks.positions import parsed
from tests.session.test_session import Device
from tests.tables import drawn, seated, spoken, tap
from toy.game import GAME
from web.games import look_of
from web.kit.look import Look
from web.screens.panels import Context, markup
from web.screens.screen import Screen
from web.screens.table.drawing import Drawing
from web.session.states import OVER, READY, SHOWING

TABLES = (
    ("boonlake", ("human", "random")),
    ("boonlake", ("human", "eminence:medium")),
    ("boonlake", ("human", "random", "random", "random")),
    ("settlement", ("human", "human", "random")),
    ("settlement", ("human",)),
)
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
        assert all(name in groups["words"] for name in table.names)
        tap(table, chance)
    scores = GAME.standing(table.match.state).scores
    assert all(f"<b>{points}</b>" in drawn(table, language).groups()["bar"] for points in scores)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_in_words_every_option_is_a_button_with_its_price_and_effects(
    name: str, seats: tuple[str, ...], seed: int
) -> None:
    """Ten games: what a button says is all that the words of its preview say, and no more."""
    game = games.get(name)
    table = seated(*seats, seed=seed, game=game, open_hands=True, confirm=False)
    chance, language, look = Random(seed), spoken("en", game), look_of(game, in_words=True)
    asked = 0
    while table.state != OVER:
        if table.state == READY:
            drawing = Drawing(table, language, look)
            offers = in_words.offers(
                game, language.text, drawing.sight, drawing.names, table.preview
            )
            wanted = [
                (one.option, ". ".join(filter(None, (one.label, _said(one))))) for one in offers
            ]
            prompt = parsed(drawing.groups()["prompt"])
            assert wanted == [
                (button.get("data-option"), "".join(button.itertext()))
                for button in prompt.iter("button")
                if button.get("data-option")
            ]
            asked += 1
        tap(table, chance)
    assert asked > 15


def _said(offer: Offer) -> str:
    return " ".join(filter(None, (offer.price, *offer.follows)))


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
