"""One ladder of computer players: Elo figures with intervals, from series of two players.

`python -m tools.ladder FILE steady,greedy=300/400 …`: a file is what `arena --out` has kept, the
other form says who won how many games of how many. Each player stands above or below the one it was
measured against; the figure of the second one of the first series is 1000.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from math import log10
from pathlib import Path
from typing import NamedTuple

from boonlake.players.figures import share_of_win, wilson

MEASURE = 1000
"""The figure of the player whom all others are measured by."""


class Step(NamedTuple):
    """A series between two players."""

    upper: str
    lower: str
    won: float
    games: int


class Rung(NamedTuple):
    """A player on the ladder; the interval is that of its distance to whom all are measured by."""

    word: str
    elo: float
    low: float
    high: float


def elo(share: float) -> float:
    """How many points better is who wins this share."""
    return 400 * log10(share / (1 - share)) if 0 < share < 1 else float("inf")


def read(word: str) -> Step:
    """A series, from a file or from words."""
    names, _, result = word.partition("=")
    if result:
        (upper, lower), (wins, games) = names.split(","), result.split("/")
        return Step(upper, lower, float(wins), int(games))
    head, *kept = [json.loads(line) for line in Path(word).read_text("utf-8").splitlines()]
    upper, lower = (name.partition("@")[0] for name in head["seats"])
    won = sum(share_of_win(facts, facts["seats"].index(head["seats"][0])) for facts in kept)
    return Step(upper, lower, won, len(kept))


def ladder(steps: Sequence[Step]) -> list[Rung]:
    """From the weakest player upwards."""
    foot = Rung(steps[0].lower, MEASURE, MEASURE, MEASURE)
    downwards = [Step(step.lower, step.upper, step.games - step.won, step.games) for step in steps]
    return [*reversed(_climb(foot, downwards)), foot, *_climb(foot, steps)]


def _climb(foot: Rung, steps: Sequence[Step]) -> list[Rung]:
    """Who stands above a rung, the nearest first; what is uncertain adds up by squares."""
    rungs: list[Rung] = []
    now, below, above = foot, 0.0, 0.0
    while step := next((step for step in steps if step.lower == now.word), None):
        ahead = elo(step.won / step.games)
        low, high = (elo(share) for share in wilson(step.won, step.games))
        below, above = below + (ahead - low) ** 2, above + (high - ahead) ** 2
        figure = now.elo + ahead
        now = Rung(step.upper, figure, figure - below**0.5, figure + above**0.5)
        rungs.append(now)
    return rungs


def main(words: Sequence[str]) -> None:
    """Print the ladder as a table in Markdown."""
    print("| player | Elo | 95 % interval |\n| --- | --- | --- |")
    for rung in ladder([read(word) for word in words]):
        print(f"| {rung.word} | {rung.elo:.0f} | {rung.low:.0f} – {rung.high:.0f} |")


if __name__ == "__main__":
    main(sys.argv[1:])
