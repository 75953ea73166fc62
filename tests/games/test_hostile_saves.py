"""Boonlake saves with made-up snapshots are refused or sound; they never do harm."""

import random
from collections.abc import Iterator
from typing import Any

from playing import seated

from boonlake.engine.invariants import faults
from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import Save, SaveError, parse
from boonlake.games.boonlake.game import GAME

VALUES = (-1, 0, 1, 3, 99, 10**9, 10**40, True, None, "", "coin", 2.5, [], [0], {}, [[[]]], "<b>")


def half_a_game(seats: list[str], seed: int) -> Save:
    """A save that can be opened only by its snapshot."""
    match = Match(GAME, seats, seed)
    table = seated(GAME, seats, seed)
    for _ in range(70):
        asked = match.decision()
        match.play(table[asked.seat].choose(asked, dict))
    save = save_of(match)
    save.first = len(match.moves)
    return save


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container within the data and every key of it."""
    keys = data if isinstance(data, dict) else range(len(data))
    for key in keys:
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def test_the_untouched_save_opens() -> None:
    save = half_a_game(["random", "random"], 1)
    assert GAME.plain(reopen(parse(save.text()), GAME).state) == save.snapshot[1]


def test_made_up_snapshots_are_refused_or_sound() -> None:
    chance = random.Random(5)
    texts = [
        half_a_game(seats, 3).text() for seats in (["random"] * 3, ["eminence:easy", "random"])
    ]
    refused, opened = [], 0
    for n in range(400):
        save = parse(texts[n % 2])
        for _ in range(chance.randrange(1, 3)):
            container, key = chance.choice(list(places(save.snapshot[1])))
            container[key] = chance.choice(VALUES)
        try:
            match = reopen(parse(save.text()), GAME)
        except SaveError as error:
            refused.append(error.text)
        else:
            opened += 1
            assert faults(GAME, match.state) == []
    assert len(refused) > 200
    assert [text for text in refused if "\n" in text] == []
    assert opened > 10
