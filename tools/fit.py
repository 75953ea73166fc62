"""Learns what the terms of a Boonlake position come to, from games of steady players.

`python -m tools.fit --jobs 2` plays the games, keeps them in build/fit (a second run goes on),
fits the figures and writes boonlake/games/boonlake/players/learned.py. The same command always
writes the same. Every position in which a strip is chosen tells how far ahead a seat is by each
term, and how far ahead it was at the end; a ridge regression looks for the figures that fit best
and pulls them towards 1, where the hand-made tables are right, and towards their neighbours.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import NamedTuple

from boonlake.engine.chance import Chance
from boonlake.games.boonlake.game import GAME
from boonlake.games.boonlake.players.expected import TURN, hats, waits
from boonlake.games.boonlake.players.learned import KNOTS
from boonlake.games.boonlake.players.value import TERMS, terms, turns_left
from boonlake.players.series import Series, results
from boonlake.players.study import Facts
from boonlake.players.table import players_of
from tools.solving import solved

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "build" / "fit"
LEARNED = ROOT / "boonlake/games/boonlake/players/learned.py"
TABLES = {2: (200, 100_000), 4: (50, 200_000)}
"""By seats: how many games, and the first one's seed."""
ODD_STRIPS, ODD_MOVES = 12, 3
"""In a hundred choices so many are left to chance, so that positions differ more."""
TOWARDS_PRIOR, TOWARDS_NEIGHBOUR = 0.1, 0.3
"""How much the figures are held back, in parts of what a term varies by."""
CERTAIN = {"vp", "printed"}
"""VP that nobody can lose count in full, as they do when the game is over."""
UNMOVED = 1e6
FOLDS = 5
NAMES = (*TERMS, TURN)
PRIOR = (*(1.0 for _ in TERMS), 0.0)
SPANS = ((0.0, 3.0), (3.0, 6.0), (6.0, 9.0), (9.0, 99.0))
"""Turns left for which the error is told apart."""


class Row(NamedTuple):
    """How far ahead of the others a seat is by each term, and at the end."""

    game: int
    left: float
    ahead: tuple[float, ...]
    lead: float
    weight: float
    """The seats of one position count as much together as those of any other."""


def main() -> None:
    """Play, fit, tell how well it fits, write."""
    p = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    p.add_argument("--jobs", type=int, default=1, help="how many processes play (1)")
    rows = list(rows_of(p.parse_args().jobs))
    print(f"{len(rows)} rows of {len({row.game for row in rows})} games")
    _tell("hand-made", rows, [predicted(PRIOR_FIGURES, row) for row in rows])
    _tell("learned, of games not learned from", rows, held_out(rows))
    figures = fitted(rows)
    LEARNED.write_text(module(figures), "utf-8")


def rows_of(jobs: int) -> Iterator[Row]:
    """The rows of all games, played or kept."""
    GAMES.mkdir(parents=True, exist_ok=True)
    for seats, (games, seed) in TABLES.items():
        subject = {"fit": seats, "components": GAME.components.digest}
        series = Series(games, seed, partial(odd_game, seats), subject)
        with ProcessPoolExecutor(jobs) as workers:
            found = results(series, workers, GAMES / f"{seats}.jsonl")
            with closing(found):
                played = sorted(found, key=lambda facts: int(facts["seed"]))
        for facts in played:
            yield from _positions(facts)


def odd_game(seats: int, seed: int) -> Facts:
    """A game of steady players who leave some choices to chance."""
    words = ["steady"] * seats
    state, players = GAME.new(words, seed), players_of(GAME, words, seed)
    chance = Chance(seed, "noise")
    moves = []
    while asked := GAME.decision(state):
        odd = ODD_STRIPS if asked.kind == "strip" else ODD_MOVES
        player = players[asked.seat]
        assert player
        if len(asked.options) > 1 and chance.below(100) < odd:
            move = asked.options[chance.below(asked.main)]
        else:
            move = player.choose(asked, partial(GAME.view, state, asked.seat))
        GAME.apply(state, move)
        moves.append(move)
    outcome = GAME.outcome(state)
    assert outcome
    return {"seed": seed, "moves": moves, "scores": outcome.scores}


def _positions(facts: Facts) -> Iterator[Row]:
    """Every seat of every position in which a strip is chosen; of two seats one says it all."""
    seats = len(facts["scores"])
    state = GAME.new(["steady"] * seats, facts["seed"])
    for move in facts["moves"]:
        if move.startswith("strip "):
            by_seat = [(*terms(state, seat), waits(state, seat)) for seat in range(seats)]
            for seat in range(seats if seats > 2 else 1):
                ahead = tuple(_ahead(column, seat) for column in zip(*by_seat, strict=True))
                lead = _ahead(facts["scores"], seat)
                weight = 1.0 if seats == 2 else 1.6 / seats
                yield Row(facts["seed"], turns_left(state), ahead, lead, weight)
        GAME.apply(state, move)


def _ahead(by_seat: Sequence[float], seat: int) -> float:
    return by_seat[seat] - (sum(by_seat) - by_seat[seat]) / (len(by_seat) - 1)


Figures = list[list[float]]
"""By term and knot."""
PRIOR_FIGURES: Figures = [[each] * len(KNOTS) for each in PRIOR]


def predicted(figures: Figures, row: Row) -> float:
    """The lead that figures expect."""
    parts = hats(row.left)
    return sum(
        ahead * sum(part * figure for part, figure in zip(parts, of_term, strict=True))
        for ahead, of_term in zip(row.ahead, figures, strict=True)
    )


def fitted(rows: Sequence[Row]) -> Figures:
    """Ridge regression: what is left over by the prior is explained by small changes of it."""
    knots, size = len(KNOTS), len(NAMES) * len(KNOTS)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    squares = [0.0] * len(NAMES)
    for row in rows:
        parts = [(k, part) for k, part in enumerate(hats(row.left)) if part]
        missing = row.weight * (row.lead - predicted(PRIOR_FIGURES, row))
        cells = [
            (t * knots + k, part * ahead)
            for t, ahead in enumerate(row.ahead)
            if ahead
            for k, part in parts
        ]
        for i, x in cells:
            line, weighed = matrix[i], row.weight * x
            right[i] += missing * x
            for j, y in cells:
                line[j] += weighed * y
        for t, ahead in enumerate(row.ahead):
            squares[t] += ahead * ahead
    for t, square in enumerate(squares):
        for k in range(knots):
            i = t * knots + k
            matrix[i][i] += (UNMOVED if NAMES[t] in CERTAIN else TOWARDS_PRIOR) * square / knots
            if k:
                for a, b, sign in ((i, i, 1), (i - 1, i - 1, 1), (i, i - 1, -1), (i - 1, i, -1)):
                    matrix[a][b] += sign * TOWARDS_NEIGHBOUR * square / knots
    changes = solved(matrix, right)
    return [[prior + changes[t * knots + k] for k in range(knots)] for t, prior in enumerate(PRIOR)]


def held_out(rows: Sequence[Row]) -> list[float]:
    """What figures learned from the other games expect of each row."""
    found: dict[int, float] = {}
    for fold in range(FOLDS):
        figures = fitted([row for row in rows if row.game % FOLDS != fold])
        for i, row in enumerate(rows):
            if row.game % FOLDS == fold:
                found[i] = predicted(figures, row)
    return [found[i] for i in range(len(rows))]


def _tell(name: str, rows: Sequence[Row], expected: Sequence[float]) -> None:
    """By how many VP the lead at the end is missed (root mean square), by turns left."""
    words = []
    for low, high in SPANS:
        errors = [
            (row.lead - lead) ** 2
            for row, lead in zip(rows, expected, strict=True)
            if low <= row.left < high
        ]
        words.append(f"{low:.0f}+ {(sum(errors) / len(errors)) ** 0.5:.1f}")
    print(f"{name}: VP off with so many turns left: {', '.join(words)}")


def module(figures: Figures) -> str:
    """The text of the module that keeps them."""
    lines = [
        f'    "{name}": ({", ".join(f"{each:.2f}" for each in of_term)}),'
        for name, of_term in zip(NAMES, figures, strict=True)
    ]
    return "\n".join(
        [
            '"""Figures that tools/fit.py has learned from games; it writes this module."""',
            "",
            f"KNOTS = ({', '.join(map(str, KNOTS))})",
            '"""Turns left at which the figures hold; between them they change evenly."""',
            "",
            "FIGURES = {",
            *lines,
            "}",
            '"""How much of each term of a position comes true; of a turn before another seat, in '
            'VP."""',
            "",
        ]
    )


if __name__ == "__main__":
    main()
