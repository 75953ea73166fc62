"""Measure a component set in games of computer players: seats and every component."""

from __future__ import annotations

from ..players.report import balance
from . import box, game, parser
from ._series import add_contest_options, contested


def run(args: list[str]) -> int:
    """Play a series and print what became of every component, as tables in Markdown."""
    p = parser(__name__, __doc__)
    p.add_argument("--seats", help="who plays; as few as can of the usual player if not given")
    p.add_argument("--every", "--cards", action="store_true", help="leave no component out")
    add_contest_options(p)
    asked = p.parse_args(args)
    seating = box(asked.game).seating
    words = asked.seats or ",".join(seating.seats_for(max(2, seating.fewest)))
    games = contested("balance", words, asked)
    print("\n".join(balance(games, game(asked.game, asked.set).study, every=asked.every)))
    return 0
