"""Let computer players compete: win rates, scores by source, turns, time per move."""

from __future__ import annotations

from ..players.report import arena
from . import game, parser
from ._series import add_contest_options, contested


def run(args: list[str]) -> int:
    """Play a series of games and print its tables."""
    p = parser(__name__, __doc__)
    p.add_argument("--seats", required=True, help="who plays: steady,random")
    add_contest_options(p)
    asked = p.parse_args(args)
    games = contested("arena", asked.seats, asked)
    print("\n".join(arena(asked.seats.split(","), games, game(asked.game).score_sheet)))
    return 0
