"""Play many games of all kinds and check them all along; what goes wrong is kept as a text."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from pathlib import Path
from typing import Any

from .. import games
from ..engine.game import Game, SeatingError
from ..engine.match import Match
from ..engine.save import SaveError, parse
from ..players.soak import Plan, again, report, soak
from ..players.study import Facts
from . import CommandError, Parser, add_set, box, parser, read
from ._series import add_series_options, played, series_game

SHARES = (3000, 1100, 750, 139, 10, 1)
"""The strongest players think long: of a thousand seats few are theirs."""


def run(args: list[str]) -> int:
    """Exit status 0 if nothing went wrong, 1 if something did."""
    p = _parser()
    asked = p.parse_args(args)
    if asked.again:
        return max(_played_again(Path(file), asked.set) for file in asked.again)
    plan = _plan(asked)
    make = partial(_game, asked.set)
    found = played(
        "soak",
        soak(make, plan, asked.games, asked.seed),
        asked,
        Path(asked.out) if asked.out else None,
    )
    print("\n".join(report(found)))
    failures = [facts for facts in found if "failure" in facts]
    for facts in failures:
        _keep(Path(asked.failures), facts)
    return 1 if failures else 0


def _parser() -> Parser:
    p = parser(__name__, __doc__)
    add_series_options(p)
    p.add_argument("--game", action="append", help="which games take turns; all if not given")
    p.add_argument(
        "--shares",
        default=",".join(map(str, SHARES)),
        help="how many seats each computer player gets, the weakest first (%(default)s)",
    )
    p.add_argument("--every", type=int, default=25, help="check after every so many moves (25)")
    p.add_argument("--whole", type=int, default=10, help="after each in one of so many games (10)")
    p.add_argument("--undone", type=int, default=20, help="take back one of so many games (20)")
    p.add_argument(
        "--failures", metavar="DIR", default="failures", help="where games that fail are put"
    )
    p.add_argument(
        "--again", metavar="FILE", nargs="+", help="check games that failed, or any saved ones"
    )
    add_set(p)
    return p


def _plan(asked: Namespace) -> Plan:
    for name in ("every", "whole", "undone"):
        if getattr(asked, name) < 1:
            found = getattr(asked, name)
            raise CommandError(f"soak: expected --{name} of 1 or more, found {found}")
    names = tuple(asked.game or games.names())
    if asked.set and len(names) > 1:
        raise CommandError("soak: a set is of one game; expected --game with --set")
    fewest = min(len(box(name).seating.computers) for name in names)
    shares = tuple(int(word) if word.isdecimal() else -1 for word in asked.shares.split(","))
    if min(shares) < 0 or not sum(shares[:fewest]):
        raise CommandError(f"soak: expected --shares like 3,2,1, found {asked.shares!r}")
    return Plan(names, shares, asked.every, asked.whole, asked.undone)


def _game(component_set: str | None, name: str) -> Game[Any]:
    return series_game(name, component_set)


def _keep(folder: Path, facts: Facts) -> None:
    """Put the text of a game that failed where it can be played again."""
    path = folder / f"{facts['game']}-{facts['seed']}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(facts["text"], "utf-8")
    except OSError as error:
        raise CommandError(f"{path}: cannot be written: {error.strerror}") from None
    print(f"python -m boonlake soak --again {path}")


def _played_again(file: Path, component_set: str | None) -> int:
    try:
        save = parse(read(file))
        playing = series_game(save.game, component_set)
        match = Match(playing, save.seats, save.seed, save.choices, training=True)
    except (SaveError, SeatingError) as error:
        raise CommandError(f"{file}: {error}") from None
    facts = again(match, save.moves)
    print(f"{file}: {facts.get('failure', 'nothing is wrong')}")
    return 1 if "failure" in facts else 0
