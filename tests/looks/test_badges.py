"""Costs and rewards look different by shape and sign."""

from __future__ import annotations

from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.components.model import Cost, Site
from web.games.boonlake.badges import cost_badges, effect_badges, site_badges
from web.kit import badges
from web.kit.badges import COST, GAIN, NEED, Badge

from .positions import parsed


def test_a_price_is_a_notched_tag_with_a_minus() -> None:
    assert cost_badges(Cost(coins=4)) == [Badge(COST, "−4", "coin")]


def test_a_reward_is_a_pill_with_a_plus() -> None:
    assert effect_badges([("coins", 3, "")]) == [Badge(GAIN, "+3", "coin")]


def test_points_lost_look_like_a_price() -> None:
    assert effect_badges([("vp", -2, "")]) == [Badge(COST, "−2", "vp")]
    assert site_badges(Site(settlement_vp=-5)) == [Badge(COST, "−5", "settlement-vp")]


def test_resources_are_shown_not_given() -> None:
    needed = cost_badges(Cost(vases=1, needs=(0, 1, 2, 0)))
    assert needed[0] == Badge(COST, "−1", "vase")
    assert needed[1:] == [Badge(NEED, "1", "stone"), Badge(NEED, "2", "loam")]


def test_shapes_have_different_outlines() -> None:
    drawn = {badges.draw(Badge(shape, "3", "coin")).split(' d="')[1] for shape in (COST, GAIN)}
    assert len(drawn) == 2


def test_every_site_fits_on_its_tile() -> None:
    for tile in load().tiles:
        for site in tile.sites:
            row = site_badges(site)
            assert badges.span(row) < 140, tile.key


def test_badges_are_well_formed() -> None:
    assert parsed(badges.inline(Badge(COST, "−4", "coin"))).find("svg/g/text") is not None
