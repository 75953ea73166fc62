"""Taps that the page saves: a tile is revealed with the choice before it, a card paid at once."""

from __future__ import annotations

import re
from html import unescape
from random import Random

from tests.tables import drawn, seated, spoken, tap
from web.session.table import Table


def to_pioneer(seed: int = 51) -> Table:
    """A person who has chosen Pioneer and may play a card."""
    table = seated("human", "random", seed=seed)
    chance = Random(3)
    while "strip pioneer" not in table.options():
        tap(table, chance)
    table.take("strip pioneer")
    return table


def pressed(table: Table) -> list[str]:
    """Whether what follows is joined, by the switch of the prompt."""
    prompt = drawn(table).groups()["prompt"]
    return re.findall(r'data-act="ask-next" aria-pressed="(\w+)"', prompt)


def test_a_switch_says_that_a_tile_is_revealed_with_the_choice() -> None:
    table = to_pioneer()
    assert pressed(table) == ["true"]
    table.asks_next = True
    assert pressed(table) == ["false"]
    table.asks_next = False
    table.take(next(option for option in table.options() if option.startswith("discard ")))
    assert pressed(table) == ["true"]  # the first tile is to be placed
    table.take(table.options()[0])
    assert pressed(table) == []  # and this was the second one
    table = to_pioneer()
    table.settings.auto = False
    assert pressed(table) == []


def test_the_ways_to_pay_are_offered_with_the_card() -> None:
    for seed in range(40):
        table = seated("human", "random", seed=seed)
        chance = Random(seed)
        for _ in range(150):
            plays = [o for o in table.options() if o.startswith("play ") and table.ways(o)]
            if plays or table.decision() is None:
                break
            tap(table, chance)
        if plays:
            break
    option = plays[0]
    ways = table.ways(option)
    prompt = drawn(table, picked=f"card-{option.split()[1]}").groups()["prompt"]
    offered = re.findall(r'data-act="(both [^"]*)"', prompt)
    assert [unescape(act) for act in offered] == [f"both {option};{way}" for way in ways]
    assert prompt.count(f'data-option="{option}"') == 1  # still there, but not seen
    assert "hidden" in prompt[: prompt.index(f'data-option="{option}"')]
    table.take(option)
    assert table.options() == ways
    assert spoken().option(table.game, table.sight().view, ways[0]) in unescape(prompt)
