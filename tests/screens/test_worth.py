"""What things cost, what is missing, what they are worth, as the table shows it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from boonlake import games
from boonlake.engine.game import Game
from tests.tables import drawn, play_to, seated, spoken, tap
from web.games import look_of
from web.screens.language import Language
from web.screens.panels import Context
from web.screens.panels import markup as panel_markup
from web.screens.screen import Screen
from web.session.states import OVER, SHOWING
from web.session.table import Table

UNPAYABLE = re.compile(r'id="([\w-]+)" data-about="[^"]*" class="[^"]*(?:short|out-of-reach)')
"""A card that cannot be paid."""
BOONLAKE, SETTLEMENT = games.get("boonlake"), games.get("settlement")


def scores_in_the_bar(table: Table) -> list[int]:
    """The points that the bar shows."""
    bar = drawn(table, spoken(game=table.game)).groups()["bar"]
    return [int(n.replace("−", "-")) for n in re.findall(r"<b>([−\d]+)</b>", bar)]


@pytest.mark.parametrize("game", [BOONLAKE, SETTLEMENT], ids=lambda game: game.name)
def test_the_bar_does_not_give_away_a_final_scoring(game: Game[Any]) -> None:
    table, chance = seated("human", "random", game=game), Random(5)
    while table.decision() or table.state != SHOWING:
        tap(table, chance)
    outcome = game.outcome(table.match.state)
    assert outcome is not None
    shown = []
    while table.state == SHOWING:
        shown.append(scores_in_the_bar(table))
        tap(table, chance)
    assert len(shown) > 1
    assert shown[0] != outcome.scores
    assert shown[-1] == outcome.scores
    assert table.state == OVER


def test_a_scoring_tile_says_what_it_would_bring() -> None:
    table, chance = seated("human", "human", open_hands=True), Random(6)
    signs = set()
    while table.state != OVER:
        decision = table.decision()
        if decision and decision.kind == "score" and table.options():
            drawing = drawn(table)
            for option in table.options():
                records = [r for r in table.preview(option) if str(r[-1]).startswith("score:")]
                net = sum(map(BOONLAKE.score_sheet.points_of, records))
                price = drawing.scene.price(drawing.place_of(option))
                if records:
                    assert [badge.text for badge in price] == [
                        f"{'+' if net > 0 else '−'}{abs(net)}"
                    ]
                    signs.add(net > 0)
                    assert f'data-about="{drawing.place_of(option)}"' in drawing.groups()["prompt"]
        tap(table, chance)
    assert signs == {True, False}


@pytest.mark.parametrize("code", ["en", "de", "pl"])
@pytest.mark.parametrize("game", [BOONLAKE, SETTLEMENT], ids=lambda game: game.name)
def test_what_is_missing_stands_out_on_the_card_and_in_words(game: Game[Any], code: str) -> None:
    table, language = seated("human", "random", game=game), spoken(code, game, strict=True)
    play_to(table, "ready")
    chance = Random(3)
    for _ in range(400):
        if table.state == OVER:
            break
        drawing = drawn(table, language)
        place = "hand" if game is BOONLAKE else "heroes"
        markup = drawing.groups()[place]
        marked = "missing" in re.findall(r"badge-\w+ (missing)", markup)
        assert marked == ("missing-words" in markup)
        if marked:
            thing = UNPAYABLE.search(markup)
            assert thing
            assert 'class="why"' in explained(table, language, thing[1])
            return
        tap(table, chance)
    raise AssertionError("everything could be paid")


def explained(table: Table, language: Language, thing: str) -> str:
    """The panel about a thing."""
    drawing = drawn(table, language)
    session: Any = None
    context = Context(language, session, Screen(), drawing)
    return panel_markup(context, f"explain {thing}")[0]


def test_points_are_told_by_source_so_far_and_if_the_game_ended_now() -> None:
    table, language = seated("human", "random"), spoken(strict=True)
    chance = Random(3)
    for _ in range(150):
        tap(table, chance)
    drawing = drawn(table, language)
    outlook = drawing.sight.outlook
    assert outlook is not None
    session: Any = None
    sheet = panel_markup(Context(language, session, Screen(), drawing), "scores")[0]
    assert language.say("ui.ended-now") in sheet
    bar = drawing.groups()["bar"]
    for points in outlook.scores:
        assert f"→ {str(points).replace('-', '−')}<" in bar
    seat = look_of(BOONLAKE).seat_panel(0, drawing.sight, drawing.scene, "")
    assert language.say("ui.estimate", n=outlook.scores[0]) in seat
