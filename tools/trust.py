"""python -m tools.trust --out FILE [--game settlement]: how far overviews are to be believed.

An overview of a review lets quick players play lines on. For every second stretch of games of
steady players this asks what it makes of the line that looks best beside the one that was played,
and what careful players make of it on other guesses. Printed is the latter by the former, and the
`quick_trust` (players/lines.py) with which the former comes nearest to it. A run goes on where an
earlier one ended.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

from boonlake import games
from boonlake.engine.chance import Chance
from boonlake.engine.game import Game
from boonlake.engine.match import Match
from boonlake.engine.slices import whole
from boonlake.players.review.judging import DEEP, OPENING, OVERVIEW, Asked, looking
from boonlake.players.review.stretches import turns
from boonlake.players.weighing import believed
from tools.review import SURE, kept, match_of

CAREFUL = DEEP._replace(least=8, most=8)
"""How careful players are asked what a line is worth."""
SOME = 0.2
"""Where quick players see no more than this, nothing is to be believed."""
BOUNDS = (-99.0, -2.0, 0.0, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 99.0)
TRUSTS = [n / 20 for n in range(4, 25)]


class Seen(NamedTuple):
    """By how many points a line leads further than the one that was played."""

    quick: float
    careful: float


def facts(match: Match) -> Iterator[Seen]:
    """What quick and careful players make of every second stretch."""
    chance = Chance(match.seed, "trust")
    for turn in turns(match):
        for stretch in turn.stretches:
            if chance.below(2):
                continue
            effort = OPENING if stretch.at == turn.at and turn.number else OVERVIEW
            asked = Asked(match, stretch, f"trust {effort.word}")
            line = whole(looking(asked, effort))
            if line == asked.played:
                continue
            _, theirs, ours = whole(asked.compare(line, effort))
            quick = believed(asked.lines, theirs, ours)
            _, theirs, ours = whole(asked.compare(line, CAREFUL))
            careful = mean(one.later - two.later for one, two in zip(theirs, ours, strict=True))
            yield Seen(round(quick, 3), round(careful, 3))


def main() -> None:
    """Measure, going on where an earlier run ended, and print what was found."""
    asking = argparse.ArgumentParser(description=__doc__)
    asking.add_argument("--game", default="boonlake", choices=games.names())
    asking.add_argument("--games", type=int, default=20)
    asking.add_argument("--seed", type=int, default=201)
    asking.add_argument("--out", type=Path, required=True, help="where every game is kept")
    asked = asking.parse_args()
    game: Game[Any] = games.get(asked.game)
    known = {each["seed"]: each["seen"] for each in kept(asked.out)}
    for seed in range(asked.seed, asked.seed + asked.games):
        if seed not in known:
            known[seed] = list(facts(match_of(game, ["steady", "steady"], seed)))
            with asked.out.open("a", encoding="utf-8") as out:
                print(json.dumps({"seed": seed, "seen": known[seed]}), file=out)
    print(report([Seen(*each) for seen in known.values() for each in seen]))


def report(found: list[Seen]) -> str:
    """A table, and the trust that fits."""
    rows = [
        "| quick players see | stretches | on average | careful players see |",
        "|---|---|---|---|",
    ]
    for least, most in pairwise(BOUNDS):
        some = [each for each in found if least <= each.quick < most]
        if len(some) > 1:
            careful = [each.careful for each in some]
            off = SURE * stdev(careful) / len(some) ** 0.5
            means = f"{mean(each.quick for each in some):.1f} | {mean(careful):.1f} ± {off:.1f}"
            rows.append(f"| {least:g} to {most:g} | {len(some)} | {means} |")
    positive = [each for each in found if each.quick > SOME]

    def misses(trust: float) -> float:
        return sum((trust * quick - careful) ** 2 for quick, careful in positive)

    return "\n".join([*rows, f"quick_trust = {min(TRUSTS, key=misses)}"])


if __name__ == "__main__":
    main()
