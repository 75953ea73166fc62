"""Weigh the cards of an edition, print the valuation, or hold it against whole games."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from boonlake.engine.components import WrongSet
from boonlake.games.boonlake import BOX
from boonlake.games.boonlake.components import load

from .dominance import dominated
from .measure import by_effect, seats_of_games, tables
from .tables import card_table, valuation_tables
from .valuation import residual


def main() -> int:
    """Print every card's price and worth, then which card dominates which."""
    parser = argparse.ArgumentParser(prog="python -m tools.edition", description=__doc__)
    parser.add_argument("set", nargs="?", type=Path, help="a component set; ours if not given")
    parser.add_argument("--valuation", action="store_true", help="print the valuation itself")
    parser.add_argument("--measure", metavar="SEATS", help="let steady,steady,steady … play ours")
    parser.add_argument("--games", type=int, default=20, help="how many games to measure (20)")
    parser.add_argument("--seed", type=int, default=1, help="the first game's seed (1)")
    parser.add_argument(
        "--effects", metavar="FILE", type=Path, nargs="+", help="cards by effect in kept series"
    )
    args = parser.parse_args()
    if args.effects:
        print("\n".join(by_effect(args.effects, load().cards)))
        return 0
    if args.valuation:
        print("\n".join(valuation_tables()))
        return 0
    if args.measure:
        return _measure(args.measure.split(","), args.games, args.seed)
    try:
        cards = load(args.set).cards
    except (WrongSet, OSError) as fault:
        print(fault, file=sys.stderr)
        return 2
    print("\n".join(card_table(cards)))
    off = [residual(card) for card in cards]
    print(f"{len(cards)} cards, off by {min(off):+.2f} to {max(off):+.2f} coins")
    pairs = dominated(cards)
    for better, worse in pairs:
        print(f"{better.key} dominates {worse.key}")
    return 1 if pairs else 0


def _measure(words: list[str], games: int, seed: int) -> int:
    try:
        BOX.seating.check(words)
        seats = seats_of_games(words, games, seed)
    except ValueError as fault:
        print(fault, file=sys.stderr)
        return 2
    print("\n".join(tables(seats, load().cards)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
