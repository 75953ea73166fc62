"""The heroes of our edition are fair: priced by the stated valuation, none better than another."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path
from statistics import mean

import pytest

from boonlake.games.settlement.components import load
from boonlake.games.settlement.components.model import COLOURS, CRAFTSMEN, GOODS, GUILDS, Hero
from boonlake.games.settlement.rules.goods import covers

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "settlement" / "edition.md"
HEROES = load().heroes
FAIR = 0.47
"""The part of what a hero brings that is its fair price."""
OFF, OFF_GUILD = 0.5, 0.2
"""How far a hero, and a guild on average, may be off it."""
FIXED = "pathfinder"
"""The hero whose price stands in the rules."""


def weights() -> dict[str, float]:
    """The valuation, as the document states it."""
    rows = re.findall(r"^\| (?:1|an?) ([\w, ]+) \| ([\d.]+) \|$", DOCUMENT.read_text("utf-8"), re.M)
    return {name: float(weight) for name, weight in rows}


WEIGHTS = weights()
GUILD_WEIGHTS = ("Adventurer", "Builder", "Defender")


def price(hero: Hero) -> float:
    basic = WEIGHTS["wood, loam or stone"]
    each = (basic, basic, basic, WEIGHTS["diamond"], WEIGHTS["gold"])
    return sum(n * weight for n, weight in zip(hero.cost, each, strict=True))


def worth(hero: Hero) -> float:
    if hero.guild == CRAFTSMEN:
        points = hero.vp * WEIGHTS["victory point"]
    else:
        points = WEIGHTS[GUILD_WEIGHTS[hero.guild]]
    return points + hero.bonus * WEIGHTS["bonus settler"]


def off(hero: Hero) -> float:
    return price(hero) - FAIR * worth(hero)


@pytest.mark.parametrize("hero", [h for h in HEROES if h.key != FIXED], ids=lambda hero: hero.key)
def test_a_hero_is_worth_its_price(hero: Hero) -> None:
    assert abs(off(hero)) <= OFF


def test_the_hero_of_the_rules_is_the_only_dear_one() -> None:
    assert [hero.key for hero in HEROES if off(hero) > OFF] == [FIXED]


@pytest.mark.parametrize("guild", range(len(GUILDS)), ids=GUILDS)
def test_no_guild_is_cheaper_than_the_others(guild: int) -> None:
    assert abs(mean(off(hero) for hero in HEROES if hero.guild == guild)) <= OFF_GUILD


def test_no_hero_dominates_another_of_its_guild() -> None:
    better = [
        (a.key, b.key)
        for a, b in permutations(HEROES, 2)
        if a.guild == b.guild and a.vp >= b.vp and a.bonus >= b.bonus and covers(b.cost, a.cost)
    ]
    assert better == []


def test_each_colour_stands_on_three_heroes_of_each_guild() -> None:
    counts = Counter((hero.guild, hero.monster) for hero in HEROES)
    assert set(counts.values()) == {3}
    assert len(counts) == len(GUILDS) * len(COLOURS)


def test_landscapes_are_dealt_out_as_the_document_says() -> None:
    rows = re.findall(r"^\| (I+) \| (.+) \| (.+) \|$", DOCUMENT.read_text("utf-8"), re.M)
    assert len(rows) == 3
    for row, (_, resources, monsters) in enumerate(rows):
        kinds = [kind for kind in load().landscapes if kind.row == row]
        goods: Counter[str] = Counter()
        colours: Counter[str] = Counter()
        for kind in kinds:
            goods[GOODS[kind.resource]] += kind.copies
            colours[COLOURS[kind.monster]] += kind.copies
        assert dict(goods) == _counts(resources)
        assert dict(colours) == _counts(monsters)


def _counts(text: str) -> dict[str, int]:
    """`4 wood, 6 diamonds` as numbers."""
    pairs = (part.split() for part in text.split(", "))
    return {word.removesuffix("s"): int(n) for n, word in pairs}
