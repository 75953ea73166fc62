"""Move counts: how many sequences of legal moves lead on from a position.

Whoever changes what can be chosen, or where it leads, changes these numbers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from boonlake import games
from boonlake.engine.game import Game

from . import FOLDER, golden_games

FILE = FOLDER / "moves.json"
POSITIONS = 20
"""How many positions of each game are counted."""
DEPTH = 3
STRIDE = 7
"""Files that follow each other are games of the same players."""
LIMITS = (60, 6_000)
"""How many sequences there may be, so that counting says something and takes no time."""


class Count(NamedTuple):
    """A position of a golden game, and the sequences of one move, two moves and so on."""

    file: str
    after: int
    sequences: list[int]


def sequences(game: Game[Any], state: Any, depth: int) -> int:
    """How many ways there are to make so many moves; a game that ends sooner has no more."""
    asked = game.decision(state)
    if asked is None:
        return 0
    if depth == 1:
        return len(asked.options)
    total = 0
    for option in asked.options:
        after = state.copy()
        game.apply(after, option)
        total += sequences(game, after, depth - 1)
    return total


def counted(name: str, file: str, after: int) -> Count:
    """The sequences that lead on from a position."""
    game, state = games.get(name), golden_games(name)[file].match.jump(after)
    return Count(file, after, [sequences(game, state, depth) for depth in range(1, DEPTH + 1)])


def suitable(name: str) -> Iterator[Count]:
    """Positions of golden games of all sorts that are worth counting, early and late ones."""
    files = list(golden_games(name).items())
    for n in range(len(files)):
        file, golden = files[STRIDE * n % len(files)]
        moves = len(golden.match.moves)
        for after in range(moves * (n % POSITIONS) // POSITIONS, moves):
            count = counted(name, file, after)
            if LIMITS[0] <= count.sequences[-1] <= LIMITS[1]:
                yield count
                break


def count_anew() -> None:
    """Choose positions and write down their sequences."""
    counts = {
        name: [count._asdict() for count in islice(suitable(name), POSITIONS)]
        for name in games.names()
    }
    lines = [
        f' "{name}": [\n' + ",\n".join(f"  {json.dumps(count)}" for count in found) + "\n ]"
        for name, found in counts.items()
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def kept() -> dict[str, list[Count]]:
    """The positions that are counted, by game."""
    data = json.loads(FILE.read_text("utf-8"))
    return {name: [Count(**count) for count in counts] for name, counts in data.items()}
