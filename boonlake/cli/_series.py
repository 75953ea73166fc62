"""What the commands that play series of games share."""

from __future__ import annotations

import sys
from argparse import Namespace
from functools import cache, partial
from pathlib import Path
from typing import Any

from ..engine.game import Game
from ..players.series import Series, SeriesError, results
from ..players.study import Facts
from . import CommandError, Parser, add_game, add_set, box, game, seats


def add_series_options(p: Parser) -> None:
    """The arguments that say which games are played and where they are kept."""
    p.add_argument("--games", type=int, default=100, help="how many games (100)")
    p.add_argument("--seed", type=int, default=1, help="the first game's seed (1)")
    p.add_argument(
        "--jobs", type=int, default=1, help="how many processes (1); the result is the same"
    )
    p.add_argument("--out", metavar="FILE", help="keep every game there; a second run goes on")
    add_set(p)
    add_game(p)


@cache
def _game(name: str, component_set: str | None) -> Game[Any]:
    """The game of a series; every process reads its component set once."""
    return game(name, component_set)


def played(command: str, words: str, asked: Namespace, suffix: str = "") -> list[Facts]:
    """All games of a series, with progress on standard error; `suffix` tells its file apart."""
    for name, number in (("games", asked.games), ("jobs", asked.jobs)):
        if number < 1:
            raise CommandError(f"{command}: expected --{name} of 1 or more, found {number}")
    table = seats(command, words, box(asked.game))
    make = partial(_game, asked.game, asked.set)
    series = Series(tuple(table), asked.games, asked.seed, make().components.digest)
    out = Path(asked.out) if asked.out else None
    if out and suffix:
        out = out.with_suffix(suffix)
    games: list[Facts] = []
    try:
        for facts in results(series, make, asked.jobs, out):
            games.append(facts)
            print(f"\r{len(games)} of {asked.games} games", end="", file=sys.stderr, flush=True)
    except SeriesError as error:
        raise CommandError(f"{command}: {error}") from None
    except OSError as error:
        raise CommandError(f"{command}: {out}: cannot be written: {error.strerror}") from None
    print(file=sys.stderr)
    return games
