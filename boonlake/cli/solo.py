"""Let a computer player meet the Wise Eminence at every difficulty: mean scores and win rates."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from ..bots.contest import Facts
from ..games.boonlake.solo import DIFFICULTIES
from . import parser
from .arena import add_series_options, played, share_of_win, wilson


def run(args: list[str]) -> int:
    """Play a series at each difficulty and print one table."""
    p = parser(__name__, __doc__)
    p.add_argument("--seat", default="greedy", help="who plays against her (greedy)")
    add_series_options(p)
    asked = p.parse_args(args)
    out = asked.out
    print(f"{asked.games} games a difficulty, {asked.seat}, seed {asked.seed}\n")
    print("| difficulty | she scores | the player scores | the player wins | 95 % interval |")
    print("|---|---|---|---|---|")
    for difficulty in DIFFICULTIES:
        asked.out = out and str(Path(out).with_suffix(f".{difficulty}.jsonl"))
        found = played("solo", [asked.seat, f"eminence:{difficulty}"], asked)
        print(row(difficulty, asked.seat, found), flush=True)
    return 0


def row(difficulty: str, word: str, found: list[Facts]) -> str:
    """One difficulty; the seats change from game to game."""
    seats = [facts["seats"].index(word) for facts in found]
    hers = mean(facts["scores"][1 - seat] for facts, seat in zip(found, seats, strict=True))
    own = mean(facts["scores"][seat] for facts, seat in zip(found, seats, strict=True))
    wins = sum(share_of_win(facts, seat) for facts, seat in zip(found, seats, strict=True))
    low, high = wilson(wins, len(found))
    return (
        f"| {difficulty} | {hers:.1f} | {own:.1f} | {wins / len(found):.1%} |"
        f" {low:.1%} – {high:.1%} |"
    )
