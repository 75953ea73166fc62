"""Let computer players compete: win rates, scores by source, turns, time per move."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from statistics import mean, median

from ..engine.match import Game
from ..players import NAMES
from ..players.contest import SOURCES, Facts
from ..players.figures import share_of_win, wilson
from ..players.series import Series, SeriesError, results
from . import CommandError, game, parser


def run(args: list[str]) -> int:
    """Play a series of games and print its tables."""
    p = parser(__name__, __doc__)
    p.add_argument("--seats", required=True, help="who plays: sharp,steady,greedy,random")
    add_series_options(p)
    asked = p.parse_args(args)
    words = asked.seats.split(",")
    found = played("arena", words, asked)
    print("\n".join(tables(words, found)))
    return 0


def add_series_options(p: object) -> None:
    """The arguments that say which games are played and where they are kept."""
    add = p.add_argument  # type: ignore[attr-defined]
    add("--games", type=int, default=100, help="how many games (100)")
    add("--seed", type=int, default=1, help="the first game's seed (1)")
    add("--jobs", type=int, default=1, help="how many processes (1); the result is the same")
    add("--out", metavar="FILE", help="keep every game there; a second run goes on from it")
    add("--set", metavar="PATH", help="another component set: a file or folder")


def played(command: str, words: list[str], asked: object) -> list[Facts]:
    """All games of a series, with progress on standard error."""
    games, jobs, out, path = (getattr(asked, name) for name in ("games", "jobs", "out", "set"))
    for name, number in (("games", games), ("jobs", jobs)):
        if number < 1:
            raise CommandError(f"{command}: expected --{name} of 1 or more, found {number}")
    make = partial(game, "boonlake", path)
    playing = make()
    check_seats(command, playing, words)
    digest = playing.components(playing.new({"seats": words}, asked.seed))  # type: ignore[attr-defined]
    series = Series(tuple(words), games, asked.seed, digest)  # type: ignore[attr-defined]
    found: list[Facts] = []
    try:
        for facts in results(series, make, jobs, Path(out) if out else None):
            found.append(facts)
            print(f"\r{len(found)} of {games} games", end="", file=sys.stderr, flush=True)
    except SeriesError as error:
        raise CommandError(f"{command}: {error}") from None
    except OSError as error:
        raise CommandError(f"{command}: {out}: cannot be written: {error.strerror}") from None
    print(file=sys.stderr)
    return found


def check_seats(command: str, playing: Game, words: list[str]) -> None:
    """Refuse seats that no computer player can take."""
    for word in words:
        if word not in NAMES and word.partition(":")[0] not in playing.SOLO:
            known = ", ".join((*NAMES, *(f"{each}:…" for each in playing.SOLO)))
            raise CommandError(f"{command}: expected seats like {known}, found {word!r}")
    try:
        playing.new({"seats": words}, 1)
    except ValueError as error:
        raise CommandError(f"{command}: {error}") from None


def tables(words: list[str], found: list[Facts]) -> list[str]:
    """Who won how often and how; players of one name are counted together."""
    names = list(dict.fromkeys(words))
    seats_of = {
        name: [(f, i) for f in found for i, word in enumerate(f["seats"]) if word == name]
        for name in names
    }
    lines = [f"{len(found)} games, {','.join(words)}, seats moving on from game to game", ""]
    lines.append(
        f"{'player':18}{'seats':>6} {'won':>6}  95 % interval {'score':>8} {'turns':>6}"
        f" {'ms a move: mean':>16} {'median':>7}"
    )
    for name in names:
        seats = seats_of[name]
        n = len(seats)
        wins = sum(share_of_win(f, i) for f, i in seats)
        low, high = wilson(wins, n)
        moves = sum(f["moves"][i] for f, i in seats) or 1
        lines.append(
            f"{name:18}{n:6} {wins / n:6.1%}  {low:5.1%} – {high:5.1%}"
            f" {mean(f['scores'][i] for f, i in seats):8.1f}"
            f" {mean(f['turns'][i] for f, i in seats):6.1f}"
            f" {sum(f['time'][i] for f, i in seats) / moves:16.1f}"
            f" {median(f['median'][i] for f, i in seats):7.1f}"
        )
    best = [max(f["scores"]) for f in found]
    lines += ["", f"winning score {mean(best):.1f}", "", "VP by source (average)"]
    lines.append(f"{'':12}" + "".join(f"{name[:12]:>13}" for name in names))
    for source in (*SOURCES, "other"):
        row = [mean(f["sources"][i].get(source, 0) for f, i in seats_of[name]) for name in names]
        if any(row):
            lines.append(f"{source:12}" + "".join(f"{vp:13.1f}" for vp in row))
    return lines
