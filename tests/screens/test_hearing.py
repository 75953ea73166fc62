"""Which sound tells what has just happened, and that every one of them can be played."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random

from tests.tables import drawn, seated, spoken, tap
from web.screens.table.announcing import Announcer
from web.screens.table.hearing import SILENT, TREMBLES, sound_of
from web.session.states import OVER

SOUNDS = Path(__file__).parents[2] / "web" / "browser" / "sounds.py"


def playable() -> set[str]:
    """The sounds that the browser's module knows; it cannot be imported here."""
    for node in ast.parse(SOUNDS.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "SOUNDS":
            assert node.value
            return set(ast.literal_eval(node.value))
    raise AssertionError("there are no sounds")


def test_a_whole_game_uses_every_sound_and_no_other() -> None:
    table, announcer, chance = seated("human", "random"), Announcer(), Random(3)
    heard = []
    while table.state != OVER:
        announcer.news(drawn(table, spoken()))
        heard.append(sound_of(announcer.heard, 0, "vp", steps=announcer.stepped))
        tap(table, chance)
    announcer.news(drawn(table, spoken()))
    heard.append(sound_of(announcer.heard, 0, "vp", steps=announcer.stepped))
    assert heard[-1] == "over"
    assert heard.count("over") == 1
    assert set(heard) - {SILENT} == playable()
    assert set(TREMBLES) <= playable()


def test_nothing_is_heard_where_nothing_happened() -> None:
    assert sound_of([], 0, "vp", steps=False) == SILENT


def test_ones_own_turn_is_heard_before_what_else_happened() -> None:
    records = [("gain", 0, "vp", 2, "x"), ("turn", 0), ("turn", 1)]
    assert sound_of(records, 0, "vp", steps=False) == "turn"
    assert sound_of(records, 1, "vp", steps=False) == "turn"
    assert sound_of(records[:1], 0, "vp", steps=False) == "gain"
    assert sound_of([("pay", 0, "vp", 2, "x")], 0, "vp", steps=False) == "loss"
    assert sound_of([("pay", 1, "vp", 2, "x")], 0, "vp", steps=False) == "move"
