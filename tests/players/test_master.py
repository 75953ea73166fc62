"""The master: what it expects of positions, the lines it finds, and that both repeat."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from boonlake.engine.chance import Chance
from boonlake.engine.slices import whole
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.players.expected import TURN, expected_lead, hats, leads
from boonlake.games.boonlake.players.learned import FIGURES, KNOTS
from boonlake.games.boonlake.players.master import Effort, search
from boonlake.games.boonlake.players.value import TERMS, terms, value
from boonlake.games.boonlake.state import State
from boonlake.players.table import players_of

ROOT = Path(__file__).resolve().parents[2]
LITTLE = Effort(strip=14, other=6)


def after(moves: int, seats: int = 2, seed: int = 3) -> State:
    """A position of a game of greedy players; the last one if it has fewer moves."""
    words = ["greedy"] * seats
    state, players = GAME.new(words, seed), players_of(GAME, words, seed)
    while moves and (asked := GAME.decision(state)):
        player = players[asked.seat]
        assert player
        GAME.apply(state, player.choose(asked, partial(GAME.view, state, asked.seat)))
        moves -= 1
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_one_seat_is_ahead_the_others_are_behind(seats: int) -> None:
    state = after(60, seats)
    assert sum(leads(state)) == pytest.approx(0)
    assert expected_lead(state, 1) == leads(state)[1]


def test_at_the_end_points_alone_count() -> None:
    state = after(1000)
    ours, theirs = (player.vp for player in state.players)
    assert leads(state) == [ours - theirs, theirs - ours]


def test_every_term_has_its_figures() -> None:
    state = after(60)
    assert len(terms(state, 0)) == len(TERMS)
    assert sum(terms(state, 0)) == pytest.approx(value(state, 0))
    assert list(FIGURES) == [*TERMS, TURN]
    assert {len(figures) for figures in FIGURES.values()} == {len(KNOTS)}


def test_between_two_knots_figures_change_evenly() -> None:
    low, high = KNOTS[1:3]
    assert hats((low + 3 * high) / 4) == pytest.approx([0, 0.25, 0.75, 0])
    assert hats(0) == [1, 0, 0, 0]
    assert hats(99) == [0, 0, 0, 1]


def choices() -> list[str]:
    """What a master finds in some positions, with little effort."""
    found = []
    for moves in (4, 30, 70):
        state = after(moves)
        seat = state.agenda[-1][1]
        guess = partial(GAME.guess, GAME.view(state, seat), Chance(8))
        race = whole(search(seat, guess, LITTLE))
        found.append(f"{race.best} {race.brought[race.best]}")
    return found


def test_it_finds_the_same_under_every_hash_seed() -> None:
    script = "from tests.players.test_master import choices; print(choices())"
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", script]
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout.strip() == str(choices())
