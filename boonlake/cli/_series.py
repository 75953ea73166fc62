"""What the commands that play series of games share."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing
from functools import cache, partial
from pathlib import Path
from time import monotonic
from typing import Any

from ..engine.game import Game
from ..players.series import Series, SeriesError, contest, results
from ..players.study import Facts
from . import CommandError, Parser, add_game, add_set, box, game, seats
from ._executors import add_executor_options, executor

INTERVAL = 0.2
"""Seconds between two words of progress."""


def add_series_options(p: Parser) -> None:
    """The arguments that say how many games are played, by whom, and where they are kept."""
    p.add_argument("--games", type=int, default=100, help="how many games (100)")
    p.add_argument("--seed", type=int, default=1, help="the first game's seed (1)")
    p.add_argument("--out", metavar="FILE", help="keep every game there; a second run goes on")
    add_executor_options(p)


def add_contest_options(p: Parser) -> None:
    """The arguments of a series between players of one game."""
    add_series_options(p)
    add_set(p)
    add_game(p)


@cache
def series_game(name: str, component_set: str | None) -> Game[Any]:
    """The game of a series; every process reads its component set once."""
    return game(name, component_set)


def contested(command: str, words: str, asked: Namespace, suffix: str = "") -> list[Facts]:
    """All games of a series between players; `suffix` tells its file apart."""
    table = seats(command, words, box(asked.game))
    make = partial(series_game, asked.game, asked.set)
    out = Path(asked.out) if asked.out else None
    if out and suffix:
        out = out.with_suffix(suffix)
    return played(command, contest(make, tuple(table), asked.games, asked.seed), asked, out)


def played(command: str, series: Series, asked: Namespace, out: Path | None) -> list[Facts]:
    """All games of a series in the order of their seeds, with progress on standard error."""
    if series.games < 1:
        raise CommandError(f"{command}: expected --games of 1 or more, found {series.games}")
    games: list[Facts] = []
    try:
        with executor(command, asked) as workers, closing(results(series, workers, out)) as found:
            progress = _Progress(series.games)
            for facts in found:
                games.append(facts)
                progress.show(len(games))
    except SeriesError as error:
        raise CommandError(f"{command}: {error}") from None
    except OSError as error:
        raise CommandError(f"{command}: {out}: cannot be written: {error.strerror}") from None
    print(file=sys.stderr)
    return sorted(games, key=lambda facts: int(facts["seed"]))


class _Progress:
    """How many games are there, and how long the others will take."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.shown = monotonic()
        self.first: tuple[int, float] | None = None
        """How many there were when it was first shown, and when: kept ones come at once."""

    def show(self, done: int) -> None:
        """Write it over what was written before, a few times a second."""
        now = monotonic()
        if now - self.shown < INTERVAL and done < self.games:
            return
        self.shown = now
        words = f"{done} of {self.games} games"
        if self.first is None:
            self.first = (done, now)
        elif done < self.games:
            before, since = self.first
            minutes = (now - since) / (done - before) * (self.games - done) / 60
            words += f", about {minutes:.0f} min left" if minutes > 1 else ", soon done"
        print(f"\r{words:<50}", end="", file=sys.stderr, flush=True)
