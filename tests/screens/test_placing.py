"""Where options lie, and what they say of their price."""

from __future__ import annotations

from random import Random

import pytest

from boonlake.engine.game import Sight, Standing
from boonlake.games.boonlake.insight import Landing
from tests.tables import LOOK, drawn, seated, spoken, tap
from web.games.boonlake.placing import PRINTED, TAGGED, place_of
from web.screens.table.placing import Placing, placing
from web.screens.table.prices import net, sums
from web.session.states import OVER

LANDINGS = [Landing("u2", (), False), Landing("u3", (), False)]


@pytest.mark.parametrize(
    ("option", "place"),
    [
        ("strip settle", "strip-settle"),
        ("explore 13 9", "space-13"),
        ("develop 13a", "site-13a"),
        ("project 2", "project-1"),
        ("score 4", "slot-3"),
        ("ship 2", "river-u3"),
        ("site wood", "production-wood"),
        ("modernize 5", "lever-5"),
        ("pass 4", ""),
        ("pay 4 loam stone", ""),
    ],
)
def test_an_option_lies_on_what_it_is_about(option: str, place: str) -> None:
    assert place_of(option, LANDINGS) == place


def placed(*options: str, main: int) -> Placing:
    """Where options lie on a table on which no ship is to sail."""
    game = seated("human", "human").game
    sight = Sight({}, game.insight(game.new(["human"] * 2, 1), 0), Standing(1, [0, 0]))
    return placing(list(options), main, LOOK, sight)


def test_one_place_with_several_options_asks() -> None:
    where = placed("explore 4", "explore 4 9", "explore 5", "pass", "lever 11", main=4)
    assert where.choices == {"space-4": ["explore 4", "explore 4 9"]}
    assert where.direct == {"space-5": "explore 5"}
    assert where.buttons == ["pass"]
    assert where.beside == ["lever 11"]
    assert where.at("lever-11") == "lever 11"


def test_a_lever_lies_beside_the_choice_also_where_it_keeps_the_choice_open() -> None:
    where = placed("pass", "lever 2", main=2)
    assert where.buttons == ["pass"]
    assert where.beside == ["lever 2"]


def test_cards_are_never_played_by_a_single_tap() -> None:
    where = placed("play forge", "discard forge", "discard bank", main=3)
    assert not where.direct
    assert where.choices["card-bank"] == ["discard bank"]


def test_every_option_of_a_game_is_drawn_exactly_once() -> None:
    table = seated("human", "human", open_hands=True)
    chance, language = Random(12), spoken()
    while table.state != OVER:
        markup = "".join(drawn(table, language).groups().values())
        for option in table.options():
            assert markup.count(f'data-option="{option}"') == 1, option
        tap(table, chance)


def test_what_costs_points_shows_its_price_first() -> None:
    table = seated("human", "human", open_hands=True)
    chance, language = Random(12), spoken()
    warned = 0
    while table.state != OVER:
        decision = table.decision()
        drawing = drawn(table, language)
        for option in drawing.placing.direct.values():
            if decision and option.split()[0] not in PRINTED:
                assert net(sums(table.preview(option), decision.seat), "vp") >= 0
        warned += any(net(price, "vp") < 0 for price in drawing.prices.values())
        tap(table, chance)
    assert warned


def test_what_is_built_carries_its_price() -> None:
    table = seated("human", "human", open_hands=True)
    chance, language = Random(12), spoken()
    tagged: set[str] = set()
    while table.state != OVER:
        decision = table.decision()
        drawing = drawn(table, language)
        for place, option in drawing.placing.direct.items():
            verb = option.partition(" ")[0]
            if decision and verb in TAGGED:
                price = sums(table.preview(option), decision.seat)
                tag = drawing.scene.price(place)
                lost = [n for what in TAGGED[verb] if (n := price.get((what, False)))]
                assert [badge.text for badge in tag] == [f"−{n}" for n in lost]
                tagged |= {verb} if tag else set()
        tap(table, chance)
    assert {"house", "cow", "modernize"} <= tagged
