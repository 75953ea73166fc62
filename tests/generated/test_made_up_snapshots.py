"""Boonlake saves with made-up snapshots are refused or sound; they never do harm."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boonlake.engine.invariants import faults
from boonlake.engine.match import Match
from boonlake.engine.reopen import reopen, save_of
from boonlake.engine.save import Save, SaveError, parse
from boonlake.games.boonlake.game import GAME
from generating import examples
from playing import played

VALUES: list[Any] = [-1, 0, 1, 3, 99, 10**9, 10**40, True, None, "", "coin", 2.5]
VALUES += [[], [0], {}, [[[]]], "<b>"]

changes = st.tuples(st.integers(0, 9999), st.sampled_from(VALUES))
"""The number of a place within a snapshot, and what is put there."""


def half_a_game(seats: list[str], seed: int) -> Save:
    """A save that can be opened only by its snapshot."""
    match = Match(GAME, seats, seed)
    for _, move, _ in islice(played(GAME, seats, seed), 70):
        match.play(move)
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


def snapshot_of(save: Save) -> dict[str, Any]:
    """The state a save shows."""
    assert save.snapshot
    return save.snapshot[1]


def test_the_untouched_save_opens() -> None:
    save = half_a_game(["random", "random"], 1)
    assert GAME.plain(reopen(parse(save.text()), GAME).state) == snapshot_of(save)


def test_made_up_snapshots_are_refused_or_sound() -> None:
    texts = [
        half_a_game(seats, 3).text() for seats in (["random"] * 3, ["eminence:easy", "random"])
    ]
    refused: list[str] = []
    opened: list[str] = []

    @examples(400)
    @given(st.sampled_from(texts), st.lists(changes, min_size=1, max_size=2))
    def open_changed(text: str, changes: list[tuple[int, Any]]) -> None:
        save = parse(text)
        for number, value in changes:
            spots = list(places(snapshot_of(save)))
            container, key = spots[number % len(spots)]
            container[key] = value
        try:
            match = reopen(parse(save.text()), GAME)
        except SaveError as error:
            refused.append(error.text)
        else:
            opened.append(text)
            assert faults(GAME, match.state) == []

    open_changed()
    assert len(refused) > 200
    assert [text for text in refused if "\n" in text] == []
    assert len(opened) > 10
