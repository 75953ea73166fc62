"""Saves with made-up snapshots are refused or sound to the end of the game; they never do harm."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boonlake.engine.reopen import reopen
from boonlake.engine.save import SaveError, parse
from boonlake.games import get
from generating import examples
from mutants import CHANGES, TABLES, Change, mutated, positions, tried

EXAMPLES = 200

changes = st.builds(Change, st.sampled_from(CHANGES), st.integers(0, 10**6), st.integers(0, 10**6))
every_game = pytest.mark.parametrize("name", TABLES)


@every_game
def test_untouched_saves_open(name: str) -> None:
    game = get(name)
    for save in positions(game, 31):
        assert save.snapshot
        assert game.plain(reopen(parse(save.text()), game).state) == save.snapshot[1]


@every_game
def test_a_changed_snapshot_is_refused_or_sound_to_the_end(name: str) -> None:
    game = get(name)
    saves = positions(game)
    refused: list[str] = []
    opened: list[int] = []

    @examples(EXAMPLES)
    @given(st.sampled_from(saves), st.lists(changes, min_size=1, max_size=2), st.integers(0, 99))
    def open_changed(save: Any, changes: list[Change], seed: int) -> None:
        why = tried(game, mutated(save, changes), Random(seed))
        if why:
            refused.append(why)
        else:
            opened.append(seed)

    open_changed()
    assert len(refused) > EXAMPLES // 3
    assert len(opened) > EXAMPLES // 40


@every_game
@pytest.mark.parametrize("number", [1_000_000_000, 10**30, 0, -1, 5])
def test_no_snapshot_says_how_many_sit_at_the_table(name: str, number: int) -> None:
    """A link of a few hundred characters could otherwise ask for a thousand million boards."""
    game = get(name)
    save = positions(game, 31)[1]
    assert save.snapshot
    save.snapshot[1]["seats"] = number
    with pytest.raises(SaveError, match=r"state\.seats should be between"):
        reopen(parse(save.text()), game)
