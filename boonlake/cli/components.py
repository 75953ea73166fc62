"""Check a component set and count it."""

from __future__ import annotations

import sys
from pathlib import Path

from ..engine.components import WrongSet
from . import add_game, game, parser


def run(args: list[str]) -> int:
    """Check our set or the one named; print its counts (0) or all its faults (2)."""
    p = parser(__name__, __doc__)
    p.add_argument("path", metavar="FILE|FOLDER", nargs="?", help="a set; ours if not given")
    add_game(p)
    asked = p.parse_args(args)
    try:
        lines = game(asked.game).check_components(Path(asked.path) if asked.path else None)
    except WrongSet as wrong:
        print(wrong, file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 0
