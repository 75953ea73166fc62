"""One icon per word: every word of the vocabulary and every thing has its drawing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boonlake.games.boonlake.components import grammar, load
from boonlake.games.boonlake.components.model import KINDS, REGIONS, RESOURCES, STRIPS
from web.games.boonlake import badges
from web.games.boonlake.cards import REACHED
from web.games.boonlake.icons import ICONS
from web.games.boonlake.scoring_tiles import condition_icon
from web.kit.pieces import COLOURS, EMBLEMS

from .positions import parsed

EFFECTS = (
    *((word, 1, "") for word in grammar.NUMBERED),
    *((word, 0, "") for word in grammar.BARE),
    *(("site", 0, word) for word in grammar.SITE_WORDS),
    *((word, 1, "") for word in grammar.END_WORDS),
    *(("presences", 1, region) for region in REGIONS),
    *((word, 1, "") for word in grammar.ALWAYS_WORDS),
    *(("discard-bonus", 1, kind) for kind in KINDS),
)


@pytest.mark.parametrize("effect", EFFECTS, ids=" ".join(f"{w}-{a}" for w, _, a in EFFECTS).split())
def test_every_effect_has_an_icon(effect: tuple[str, int, str]) -> None:
    assert badges.effect_icon(effect) in ICONS.icons


def test_things_strips_levers_and_conditions_have_icons() -> None:
    components = load()
    wanted = {*KINDS, *RESOURCES, *REGIONS, *REACHED.values()}
    wanted |= {f"strip-{strip}" for strip in STRIPS}
    wanted |= {f"lever-{number}" for number in range(1, 13)}
    wanted |= {condition_icon(tile) for tile in components.scoring_tiles}
    assert wanted <= set(ICONS.icons)


def test_no_two_icons_are_drawn_alike() -> None:
    thing = re.compile(r">(\S+) 0 0 1$")
    shapes = [shape for shape in ICONS.icons.values() if not thing.match(shape)]
    assert len(set(shapes)) == len(shapes)


def test_the_sheet_is_well_formed_and_its_ids_are_unique() -> None:
    tree = parsed(ICONS.sheet(COLOURS))
    ids = [symbol.get("id") for symbol in tree.iter("symbol")]
    assert len(ids) == len(set(ids)) == len(ICONS.icons) + len(COLOURS) * len(ICONS.pieces)


def test_every_class_of_a_drawing_has_a_style() -> None:
    styles = (Path(__file__).parents[2] / "web/css/theme.css").read_text("utf-8")
    used = set(re.findall(r'class="([^"]+)"', ICONS.sheet(COLOURS)))
    for css in sorted({word for words in used for word in words.split()} - {"sheet"}):
        assert re.search(rf"\.{re.escape(css)}\b", styles), css


def test_seats_are_told_apart_by_shape() -> None:
    assert len(set(EMBLEMS.values())) == len(COLOURS) >= 4
