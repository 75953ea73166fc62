"""Snapshots that others may have written: whatever is wrong with one, the save is refused."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from boonlake.engine.chance import Chance
from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import SaveError
from boonlake.games.settlement.game import GAME

from .playing import TABLES, Busy

WRONG: list[Any] = [-1, 99, "x", None, [], [[]], {}, 10**30, [1, 2, 3], True, "a" * 200]


def played(moves: int) -> Match:
    match, busy = Match(GAME, TABLES[1], 5), Busy(5)
    for _ in range(moves):
        asked = match.decision()
        assert asked is not None
        match.play(busy.choose(asked))
    return match


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of some data."""
    inside = data.items() if isinstance(data, dict) else enumerate(data)
    found: list[tuple[Any, ...]] = []
    for key, value in inside:
        found.append((*path, key))
        if isinstance(value, dict | list):
            found += places(value, (*path, key))
    return found


def test_a_changed_snapshot_is_refused_or_sound() -> None:
    """A snapshot may be changed into another sound position, but never break anything."""
    match = played(45)
    save = save_of(match)
    save.rules = 99  # as if other rules had written it, so that the snapshot is used
    save.moves[3] = "pass"
    assert save.snapshot is not None
    number, data = save.snapshot
    chance = Chance(1, "hostile")
    where = places(data)
    refused = 0
    for _ in range(300):
        changed = deepcopy(data)
        *path, last = where[chance.below(len(where))]
        inside: Any = changed
        for key in path:
            inside = inside[key]
        inside[last] = WRONG[chance.below(len(WRONG))]
        save.snapshot = (number, changed)
        try:
            opened = reopen(save, GAME)
        except SaveError:
            refused += 1
            continue
        assert GAME.faults(opened.state) == []
        assert opened.decision() is not None
    assert refused > 200


def test_a_sound_snapshot_opens() -> None:
    match = played(45)
    save = save_of(match)
    save.rules = 99
    save.moves[3] = "pass"
    assert GAME.digest(reopen(save, GAME).state) == GAME.digest(match.state)


def test_without_a_snapshot_the_move_is_named() -> None:
    save = save_of(played(20), snapshot=False)
    save.moves[3] = "explore 3c"
    with pytest.raises(SaveError, match="explore 3c"):
        reopen(save, GAME)
