"""Let a computer player meet the Wise Eminence at every difficulty: mean scores and win rates."""

from __future__ import annotations

from pathlib import Path
from statistics import mean

from ..games.boonlake.players.targets import solo_targets
from ..games.boonlake.rules.solo import DIFFICULTIES
from ..players.contest import Facts
from ..players.figures import share_of_win, wilson
from . import parser
from .arena import add_series_options, played
from .balance import target_table


def run(args: list[str]) -> int:
    """Play a series at each difficulty and print one table."""
    p = parser(__name__, __doc__)
    p.add_argument("--seat", default="greedy", help="who plays against her (greedy)")
    add_series_options(p)
    asked = p.parse_args(args)
    out = asked.out
    print(f"{asked.games} games a difficulty, {asked.seat}, seed {asked.seed}\n")
    print("| difficulty | she scores | the player scores | the player wins | 95 % interval |")
    print("| --- | --- | --- | --- | --- |")
    hers, wins = [], []
    for difficulty in DIFFICULTIES:
        asked.out = out and str(Path(out).with_suffix(f".{difficulty}.jsonl"))
        found = played("solo", [asked.seat, f"eminence:{difficulty}"], asked)
        print(row(difficulty, asked.seat, found), flush=True)
        score, _, won = averages(asked.seat, found)
        hers.append(score)
        wins.append(won)
    print("\n" + "\n".join(target_table(solo_targets(asked.seat, hers, wins))))
    return 0


def averages(word: str, found: list[Facts]) -> tuple[float, float, float]:
    """Her score, the player's score and the player's wins; the seats change from game to game."""
    games = [(facts, facts["seats"].index(word)) for facts in found]
    hers = mean(facts["scores"][1 - seat] for facts, seat in games)
    own = mean(facts["scores"][seat] for facts, seat in games)
    return hers, own, mean(share_of_win(facts, seat) for facts, seat in games)


def row(difficulty: str, word: str, found: list[Facts]) -> str:
    """One difficulty's line of the table."""
    hers, own, won = averages(word, found)
    low, high = wilson(won * len(found), len(found))
    return f"| {difficulty} | {hers:.1f} | {own:.1f} | {won:.1%} | {low:.1%} – {high:.1%} |"
