"""python -m tools.turns [--games 20]: how many taps a turn of Boonlake takes, by strip.

Games of two computer players are played again at a table without a page, the first of them in a
person's place. Every move is a tap, but for what the table does together with the move before; a
card is tapped before it is played, and its ways to pay are offered with it. Who does not want what
is joined with a choice says so by a tap. The end of a turn is a tap where it does not end by
itself. Beside that: the taps if every move and every end of a turn were one.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from statistics import mean

from boonlake import games
from boonlake.engine.match import Match
from web.games import look_of
from web.kit.look import MOST
from web.kit.pieces import COLOURS
from web.session.settings import Settings
from web.session.table import CONFIRM, Table

PERSON = 0


@dataclass
class Turn:
    """A turn of the person."""

    strip: str
    taps: int = 0
    moves: list[str] = field(default_factory=list)
    """What the person chose, by a tap or joined with one."""
    single: int = 1
    """The taps if nothing were joined and the end confirmed."""


class Walk:
    """A game that is played again by taps, as far as the table does not move by itself."""

    def __init__(self, game: Match) -> None:
        self.wanted = game.moves
        match = Match(game.game, ["human", game.seats[1]], game.seed)
        self.table = Table(match, Settings(), ["", ""], list(COLOURS[:2]))
        self.look = look_of(match.game)
        self.turns: list[Turn] = []
        self._ways: list[str] = []
        """Moves that were offered together with the last one."""

    def go(self) -> list[Turn]:
        """Play the whole game; the turns of the person."""
        table = self.table
        while decision := table.decision():
            table.scoring_steps, table.account = [], []
            move = self.wanted[len(table.history.moves)]
            if table.ending == PERSON:
                self.turns[-1].taps += not table.ends_by_itself
                table.take(CONFIRM)
            elif decision.seat == PERSON:
                self._tap(move)
            else:
                table.play(move)
        return self.turns

    def _tap(self, move: str) -> None:
        """A move of the person; choices in others' turns are not counted."""
        table, match = self.table, self.table.history
        at = len(match.moves)
        if match.turn == PERSON and move.startswith("strip "):
            self.turns.append(Turn(move.removeprefix("strip ")))
        turn = self.turns[-1] if match.turn == PERSON and self.turns else Turn("")
        turn.taps += 0 if move in self._ways else 1 + self.look.asks_first(move)
        ways = table.ways(move)
        self._ways = ways if len(ways) <= MOST else []
        table.take(move)
        if match.moves != self.wanted[: len(match.moves)]:
            table.back_to(at)
            table.settings.auto = False
            turn.taps += 1
            table.take(move)
            table.settings.auto = True
        for n in range(at, len(match.moves)):
            if match.seat_of[n] == PERSON and not match.was_forced[n]:
                turn.moves.append(match.moves[n])
                turn.single += 1 + self.look.asks_first(match.moves[n])


def played(seed: int, word: str = "greedy") -> Match:
    """A game of two computer players."""
    match = Match(games.get("boonlake"), [word, word], seed)
    players = [match.game.player(word, seat, seed) for seat in range(2)]
    while decision := match.decision():
        seat = decision.seat
        match.play(players[seat].choose(decision, partial(match.game.view, match.state, seat)))
    return match


def main() -> int:
    """Print the taps of a turn by strip: joined and one by one, on average and at most."""
    parser = argparse.ArgumentParser(prog="tools.turns", description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--player", default="greedy")
    arguments = parser.parse_args()
    by_strip: dict[str, list[Turn]] = defaultdict(list)
    for seed in range(arguments.games):
        for turn in Walk(played(seed, arguments.player)).go():
            by_strip[turn.strip].append(turn)
    for strip, turns in sorted(by_strip.items()):
        taps, single = [turn.taps for turn in turns], [turn.single for turn in turns]
        print(
            f"{strip:10} {mean(taps):5.1f} {max(taps):3}   one by one {mean(single):5.1f}"
            f" {max(single):3} ({len(turns)} turns)"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
