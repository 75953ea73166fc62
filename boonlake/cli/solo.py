"""Let a computer player play alone: against the opponent at every difficulty, or for a rank."""

from __future__ import annotations

from argparse import Namespace

from ..engine.game import Seating
from ..players.report import alone, solo
from ..players.study import Facts
from . import box, game, parser
from ._series import add_contest_options, contested


def run(args: list[str]) -> int:
    """Play a series at each difficulty, or one where there is no opponent, and print tables."""
    p = parser(__name__, __doc__)
    p.add_argument("--seat", help="who plays; the usual player if not given")
    add_contest_options(p)
    asked = p.parse_args(args)
    seating = box(asked.game).seating
    word = asked.seat or seating.usual_computer
    study = game(asked.game, asked.set).study
    if seating.opponent is None:
        print(f"{asked.games} games, {word}, seed {asked.seed}\n", flush=True)
        lines = alone(contested("solo", word, asked), study)
    else:
        print(f"{asked.games} games a difficulty, {word}, seed {asked.seed}\n", flush=True)
        lines = solo(word, _by_difficulty(seating, word, asked), study)
    print("\n".join(lines))
    return 0


def _by_difficulty(seating: Seating, word: str, asked: Namespace) -> dict[str, list[Facts]]:
    """A series at each difficulty, the easiest first."""
    games = {}
    for opponent in seating.opponent.words() if seating.opponent else ():
        difficulty = seating.difficulty(opponent)
        games[difficulty] = contested("solo", f"{word},{opponent}", asked, f".{difficulty}.jsonl")
    return games
