"""Weigh the cards of an edition: python -m tools.edition [FILE | FOLDER] [--valuation]."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from boonlake.games.boonlake.components import load
from boonlake.games.boonlake.components.source import WrongSet

from .dominance import dominated
from .tables import card_table, valuation_tables
from .valuation import residual


def main() -> int:
    """Print every card's price and worth, then which card dominates which."""
    parser = argparse.ArgumentParser(prog="python -m tools.edition", description=__doc__)
    parser.add_argument("set", nargs="?", type=Path, help="a component set; ours if not given")
    parser.add_argument("--valuation", action="store_true", help="print the valuation itself")
    args = parser.parse_args()
    if args.valuation:
        print("\n".join(valuation_tables()))
        return 0
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


if __name__ == "__main__":
    sys.exit(main())
