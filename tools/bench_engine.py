"""python -m tools.bench_engine [--rounds N] [--record]: the engine beside other Python games.

All are run in turn on this machine's Python, so that whatever else it does hits all of them;
only ratios mean anything. The same figures inside Pyodide are reported beside them.
"""

import argparse
import json
import random
import statistics
import subprocess
import sys
import time

import chess
from catanatron import Color, Game, RandomPlayer

from boonlake.cli.bench import SLOW, measure
from tools import measurements
from tools.build.places import BUILD, DIST, NODE_SCRIPTS, ROOT

GAMES = 30
CATAN_GAMES = 8
CHESS_GAMES = 60
CHESS_MOVES = 120
LIMITS = {
    "4-player games, against catanatron": 0.5,
    "decisions with a choice, against python-chess": 0.75,
    "a copy, against deepcopy": 10.0,
    "4-player games of Settlement, against Boonlake's": 1.0,
}
SLOWEST = 5.0
"""Milliseconds inside Pyodide that 99 of 100 moves may take until the next choice is there."""
GAMES_OF = ("boonlake", "settlement")


def catan(seed: int) -> float:
    """Random 4-player games of catanatron a second."""
    random.seed(seed)
    started = time.perf_counter()
    for _ in range(CATAN_GAMES):
        Game([RandomPlayer(color) for color in Color]).play()
    return CATAN_GAMES / (time.perf_counter() - started)


def chess_moves(seed: int) -> float:
    """Random legal moves of python-chess a second."""
    chance = random.Random(seed)
    moves = 0
    started = time.perf_counter()
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        for _ in range(CHESS_MOVES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(chance.choice(legal))
            moves += 1
    return moves / (time.perf_counter() - started)


def inside_pyodide(game: str) -> dict[str, float]:
    """Our own figures on the interpreter that players use."""
    app = next(DIST.glob("app-*"))
    script = str(NODE_SCRIPTS / "boonlake.mjs")
    command = ["node", script, str(app), "bench", "--games", str(GAMES), "--game", game]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def report(rounds: int) -> dict[str, object]:
    """Medians of the rounds, their ratios, and the figures inside Pyodide."""
    ours, lighter, others = [], [], []
    for number in range(rounds):
        ours.append(measure(4, GAMES, number * GAMES))
        lighter.append(measure(4, GAMES, number * GAMES, "settlement"))
        others.append((catan(number), chess_moves(number)))
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    games = statistics.median(
        r["games a second"] / c for r, (c, _) in zip(ours, others, strict=True)
    )
    decisions = statistics.median(
        r["decisions a second"] / m for r, (_, m) in zip(ours, others, strict=True)
    )
    copies = statistics.median(r["copy against deepcopy"] for r in ours)
    beside = statistics.median(
        s["games a second"] / b["games a second"] for s, b in zip(lighter, ours, strict=True)
    )
    ratios = dict(zip(LIMITS, (games, decisions, copies, beside), strict=True))
    pyodide = {game: inside_pyodide(game) for game in GAMES_OF}
    quick = all(figures[SLOW] <= SLOWEST for figures in pyodide.values())
    return {
        "rounds": rounds,
        "native": dict(zip(GAMES_OF, (ours[-1], lighter[-1]), strict=True)),
        "pyodide": pyodide,
        "ratios": {name: round(ratio, 2) for name, ratio in ratios.items()},
        "limits": LIMITS,
        "within limits": quick and all(ratios[name] >= limit for name, limit in LIMITS.items()),
    }


def table(result: dict[str, object]) -> str:
    """The result for people."""
    ratios, native, pyodide = result["ratios"], result["native"], result["pyodide"]
    assert isinstance(ratios, dict)
    assert isinstance(native, dict)
    assert isinstance(pyodide, dict)
    lines = ["| speed | ratio | at least |", "|---|---|---|"]
    lines += [f"| {name} | {ratios[name]} | {limit} |" for name, limit in LIMITS.items()]
    for game in GAMES_OF:
        lines += ["", f"| {game} | native | inside Pyodide |", "|---|---|---|"]
        figures = native[game]
        lines += [f"| {name} | {figures[name]} | {pyodide[game][name]} |" for name in figures]
    lines += ["", f"Inside Pyodide the {SLOW} of either game may be {SLOWEST:g}."]
    return "\n".join(lines)


def main() -> int:
    """Measures, prints and writes build/bench-engine.json; fails where a limit is missed."""
    parser = argparse.ArgumentParser(prog="tools.bench_engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--record", action="store_true", help="write the result into docs")
    options = parser.parse_args()
    result = report(options.rounds)
    text = json.dumps(result, indent=2)
    (BUILD / "bench-engine.json").write_text(text + "\n", encoding="utf-8")
    print(text)
    print(table(result))
    if options.record:
        measurements.record("Speed of the engine", table(result))
    return 0 if result["within limits"] else 1


if __name__ == "__main__":
    sys.exit(main())
