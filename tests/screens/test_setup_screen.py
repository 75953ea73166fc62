"""The set-up screen: a game is chosen by its picture."""

from __future__ import annotations

import pytest

from boonlake import games
from boonlake.text import LANGUAGES, Text
from tests.session.kept_games import PALETTE
from web.games.covers import COVERS
from web.screens.language import language_for
from web.screens.setup import screen
from web.session.draft import draft_of
from web.session.settings import Settings


def shown(code: str, game: str) -> str:
    """The screen while a game is set up."""
    draft = draft_of(Settings(), PALETTE)
    draft.choose_game(game)
    draft.number_people(Text(code))
    return screen(draft, language_for(code, game), unfinished="", more=True)


def test_every_game_has_a_picture() -> None:
    assert list(COVERS) == games.names()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_game_that_is_set_up_is_the_pressed_one(code: str, game: str) -> None:
    markup = shown(code, game)
    for name in games.names():
        pressed = "true" if name == game else "false"
        assert f'data-act="game {name}" aria-pressed="{pressed}"' in markup
    assert markup.count('class="box-cover"') == len(games.names())


def test_a_game_alone_lies_out_without_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    only = games.names()[0]
    monkeypatch.setattr(games, "_packages", {only: games._packages[only]})
    assert 'data-act="game ' not in shown("en", only)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_computer_players_are_described_by_their_measured_strength(code: str, game: str) -> None:
    markup = shown(code, game)
    seating = games.box(game).seating
    for strength in seating.strengths.values():
        assert f"(Elo {strength.elo})" in markup
    usual = seating.strengths[seating.usual_computer]
    between = Text(code).t("ui.strength", low=usual.low, high=usual.high)
    assert markup.count(between) == 1, "of the one who is seated"
    assert markup.count(Text(code).t("ui.strength.why")) == 1
