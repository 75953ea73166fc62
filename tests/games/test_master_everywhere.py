"""What a master finds does not depend on the interpreter: these tests run inside Pyodide too.

After a change of the computer players or their figures FOUND is what `found()` gives.
"""

from __future__ import annotations

from functools import partial

from boonlake.engine.chance import Chance
from boonlake.engine.slices import whole
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.players.master import Effort, search
from boonlake.players.search import Race
from boonlake.players.table import players_of

LITTLE = Effort(strip=14, other=6)
FOUND = [
    ("strip hire", "4.191758082376788"),
    ("play basket-weaver", "-9.795823531847699"),
    ("reveal", "13.244104954795958"),
]


def found() -> list[tuple[str, str]]:
    """The choices of a master, and to the last digit how far ahead it expects them to lead."""
    words = ["greedy", "greedy"]
    state, players = GAME.new(words, 3), players_of(GAME, words, 3)
    choices = []
    for move in range(71):
        asked = GAME.decision(state)
        assert asked
        if move in (4, 30, 70):
            race = _race(asked.seat, GAME.view(state, asked.seat))
            choices.append((race.best, repr(race.mean(race.best))))
        player = players[asked.seat]
        assert player
        GAME.apply(state, player.choose(asked, partial(GAME.view, state, asked.seat)))
    return choices


def _race(seat: int, view: dict[str, object]) -> Race:
    return whole(search(seat, partial(GAME.guess, view, Chance(8)), LITTLE))


def test_it_finds_the_same_everywhere() -> None:
    assert found() == FOUND
