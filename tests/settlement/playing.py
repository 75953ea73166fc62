"""Playing games of Settlement out, for tests: who chooses, and what happens move by move."""

from __future__ import annotations

from collections.abc import Iterator

from boonlake.engine.chance import Chance
from boonlake.engine.decision import Decision, Record
from boonlake.games.settlement.game import GAME
from boonlake.games.settlement.state import State
from boonlake.players import Look, Player
from playing import played

TABLES = [["random"] * n for n in (1, 2, 3, 4)]


class Careless:
    """Any option, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed, "careless")

    def choose(self, asked: Decision, look: Look | None = None) -> str:
        return asked.options[self.chance.below(len(asked.options))]


class Busy:
    """Does things as long as there is anything to do, and likes what was never done before."""

    IDLE = frozenset({"pass", "end", "trade"})
    EARNING = frozenset({"wilderness", "fight", "activate", "settlement", "use"})

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed, "busy")
        self.done: set[str] = set()

    def choose(self, asked: Decision, look: Look | None = None) -> str:
        options = asked.options
        if self.chance.below(12):
            options = [o for o in options if o.split()[0] not in self.IDLE] or options
        if self.chance.below(2):
            options = [o for o in options if o.split()[0] in self.EARNING] or options
        elif self.chance.below(3):
            options = [option for option in options if option not in self.done] or options
        heroes = [option for option in asked.options if option.startswith("hero")]
        if heroes and self.chance.below(3):
            options = heroes
        move = options[self.chance.below(len(options))]
        self.done.add(move)
        return move


class Patient(Busy):
    """Saves up for heroes that nobody ever invited."""

    FIRST = ("fight", "activate", "wilderness", "settlement", "use", "explore", "fortress")

    def choose(self, asked: Decision, look: Look | None = None) -> str:
        if asked.kind != "turn-choice":
            return super().choose(asked)
        new = [o for o in asked.options if o.startswith("hero") and o not in self.done]
        for verb in self.FIRST:
            new = new or [o for o in asked.options if o.split()[0] == verb]
        options = new or [o for o in asked.options if o in ("end", "pass")]
        move = options[self.chance.below(len(options))]
        self.done.add(move)
        return move


def moves_of(
    seats: list[str], seed: int, chooser: Player
) -> Iterator[tuple[State, str, list[Record]]]:
    """A game, move by move: the state after a move, the move, its records."""
    return played(GAME, seats, seed, chooser)


def position(seats: list[str], moves: int, seed: int = 2) -> State:
    """A busy game after so many moves."""
    state = GAME.new(seats, seed)
    for n, (now, _, _) in enumerate(moves_of(seats, seed, Busy(seed)), 1):
        state = now
        if n == moves:
            break
    return state
