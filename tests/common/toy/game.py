"""The toy as one object; see the package for its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from boonlake.engine.chance import Chance, shuffle, stream
from boonlake.engine.components import limits, source_of
from boonlake.engine.components.lines import named, number, things
from boonlake.engine.decision import Decision, IllegalMove, MalformedMove, Record
from boonlake.engine.game import (
    NO_CHOICES,
    Game,
    Outcome,
    SeatingError,
    Standing,
    View,
    Why,
)
from boonlake.engine.scores import ScoreSheet
from boonlake.players.random import RandomPlayer

from . import BOX
from . import state as states
from .state import State
from .wording import ToyWording

VERBS = ("take", "draw", "keep", "drop", "whistle")
LARGEST_HEAP = 21


class Chips(NamedTuple):
    """The toy's component set: the numbers on its chips."""

    name: str
    digest: str
    numbers: tuple[int, ...]


OUR_CHIPS = Chips("toy", "c0ffee", tuple(range(1, 9)))


class Toy(Game[State]):
    """Stones and chips."""

    box = BOX
    rules = 1
    reveals = frozenset({"draw"})
    score_sheet = ScoreSheet({"stones": ("heap",), "chips": ("chip",)}, points="points")

    def __init__(self, chips: Chips = OUR_CHIPS) -> None:
        self._chips = chips

    @property
    def components(self) -> Chips:
        """The chips in use."""
        return self._chips

    def with_components(self, path: Path) -> Toy:
        """The same game with other chips: a file with a section [chips], one number a line."""
        source = source_of(path.parent, (), path)
        limits.sections(source, ("set", "chips"))
        name = named(source, "set").get("name", "")
        limits.has_name(source, name)
        numbers = things(source, "chips", 1, lambda _, written: number(written))
        limits.unique(source, "chips", "chip")
        return Toy(source.sound(Chips(name, source.digest(), numbers)))

    # Playing

    def new(
        self, seats: Sequence[str], seed: int, choices: Mapping[str, str] = NO_CHOICES
    ) -> State:
        """A fresh game."""
        self.box.seating.check(seats)
        chips = list(self.components.numbers)
        shuffle(stream(seed, "chips"), chips)
        return State(len(seats), int(self.box.chosen(choices)["heap"]), chips)

    def decision(self, state: State) -> Decision | None:
        """Who has to choose what now."""
        if state.chip:
            return Decision(state.turn, "chip", ["keep", "drop"], 2)
        if not state.heap:
            return None
        options = [f"take {n}" for n in (1, 2, 3) if n <= state.heap]
        if state.chips and state.heap > 1:
            options.append("draw")
        main = len(options)
        if state.whistles[state.turn]:
            options.append("whistle")
        return Decision(state.turn, "stones", options, main)

    def apply(self, state: State, move: str) -> list[Record]:
        """Carry out a move."""
        asked = self.decision(state)
        verb, _, n = move.partition(" ")
        if asked is None or move not in asked.options:
            if verb not in VERBS:
                raise MalformedMove(f"{move!r} is not a move; one would be 'take 1'")
            raise IllegalMove(f"{move!r} is not offered")
        seat = state.turn
        if verb == "whistle":
            state.whistles[seat] = 0
            return [("whistle", seat)]
        if verb == "draw":
            state.chip = state.chips.pop()
            return [("draw", seat, (state.chip,), "chips")]
        records: list[Record] = []
        if verb == "take":
            state.heap -= int(n)
            records.append(_gain(state, seat, int(n), "heap"))
        elif verb == "keep":
            records.append(_gain(state, seat, state.chip, "chip"))
        state.chip = 0
        records.append(self._next_turn(state))
        return records

    def _next_turn(self, state: State) -> Record:
        """The next seat, or the end of the game."""
        outcome = self.outcome(state)
        if outcome is not None:
            return ("over", -1, tuple(outcome.winners))
        state.turn = (state.turn + 1) % len(state.scores)
        state.turns[state.turn] += 1
        return ("turn", state.turn)

    def view(self, state: State, seat: int) -> View:
        """What a seat can see: everything but the order of the chips."""
        data = states.plain(state)
        data["chips"] = sorted(data["chips"])
        data["seat"] = seat
        asked = self.decision(state)
        data["decision"] = asked and {
            "seat": asked.seat,
            "kind": asked.kind,
            "options": asked.options,
            "main": asked.main,
        }
        return data

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        if state.heap or state.chip:
            return None
        best = max(state.scores)
        winners = [seat for seat, score in enumerate(state.scores) if score == best]
        return Outcome(state.scores[:], winners, state.turns[:])

    # Questions that change nothing

    def why_not(self, state: State, seat: int, thing: str) -> Why | None:
        """The heap may be too small."""
        verb, _, n = thing.partition(" ")
        if verb == "take" and n.isdecimal() and int(n) > state.heap:
            return "why.heap", {"n": state.heap}
        return None

    def standing(self, state: State) -> Standing:
        """Points, and the heap as its number of stones."""
        return Standing(max(state.turns), state.scores[:], str(state.heap))

    # Guessing, copying and keeping

    def guess(self, view: View, chance: Chance) -> State:
        """The chips in any order."""
        state = states.from_plain({**view, "chips": list(view["chips"])})
        chance.shuffle(state.chips)
        return state.copy()

    def plain(self, state: State) -> dict[str, Any]:
        """The state as JSON-able data."""
        return states.plain(state)

    def restore(self, data: dict[str, Any]) -> State:
        """The state that `plain` wrote."""
        return states.from_plain(data)

    def faults(self, state: State) -> list[str]:
        """Everything wrong with a position."""
        seats = len(state.scores)
        if not 0 <= state.heap <= LARGEST_HEAP:
            return [f"the heap holds {state.heap} stones"]
        if not seats == len(state.whistles) == len(state.turns) or not 0 <= state.turn < seats:
            return [f"it is the turn of seat {state.turn}"]
        if len(set(state.chips)) != len(state.chips):
            return ["a chip is there twice"]
        return []

    # Players and words

    def player(self, word: str, seat: int, seed: int) -> RandomPlayer:
        """The one computer player."""
        if word not in self.box.seating.computers:
            raise SeatingError("seat-word", f"{word!r} is no computer player")
        return RandomPlayer(Chance(seed, f"random {seat}"))

    @cached_property
    def wording(self) -> ToyWording:
        """The game in words."""
        return ToyWording()


def _gain(state: State, seat: int, n: int, source: str) -> Record:
    state.scores[seat] += n
    return ("gain", seat, "points", n, source)


GAME = Toy()
