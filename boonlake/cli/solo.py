"""Let a computer player meet the opponent at every difficulty: mean scores and win rates."""

from __future__ import annotations

from ..players.report import solo
from . import CommandError, box, game, parser
from ._series import add_series_options, played


def run(args: list[str]) -> int:
    """Play a series at each difficulty and print one table."""
    p = parser(__name__, __doc__)
    p.add_argument("--seat", help="who plays against it; the usual player if not given")
    add_series_options(p)
    asked = p.parse_args(args)
    seating = box(asked.game).seating
    if seating.opponent is None:
        raise CommandError(f"solo: {asked.game} has no opponent to play against")
    word = asked.seat or seating.usual_computer
    print(f"{asked.games} games a difficulty, {word}, seed {asked.seed}\n", flush=True)
    games = {}
    for opponent in seating.opponent.words():
        difficulty = seating.difficulty(opponent)
        games[difficulty] = played("solo", f"{word},{opponent}", asked, f".{difficulty}.jsonl")
    print("\n".join(solo(word, games, game(asked.game, asked.set).study)))
    return 0
