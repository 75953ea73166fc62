"""A tiny game for the engine's own tests.

Seats in turn take 1 to 3 stones from a heap, or draw a numbered chip and then keep or drop it;
beside taking stones a seat may whistle, once. The last stone ends the game; a seat scores its
stones and its chips.
"""

import hashlib
import json
from typing import Any

from boonlake.engine.chance import shuffle, stream
from boonlake.engine.decision import Decision, IllegalMove, MalformedMove, Record

NAME = "toy"
RULES = 1
BARRIER = frozenset({"draw"})
SOLO = frozenset({"wall"})
HEAP = 21
COMPONENTS = "c0ffee"


class State:
    __slots__ = ("chip", "chips", "heap", "scores", "turn", "whistles")

    def copy(self) -> "State":
        made = State()
        made.chip = self.chip
        made.chips = self.chips[:]
        made.heap = self.heap
        made.scores = self.scores[:]
        made.turn = self.turn
        made.whistles = self.whistles[:]
        return made


def new(options: dict[str, Any], seed: int) -> State:
    seats = options["seats"]
    if not 1 <= len(seats) <= 4:
        raise ValueError(f"{len(seats)} seats; there must be 1 to 4")
    state = State()
    state.chip = 0
    state.chips = list(range(1, 9))
    shuffle(stream(seed, "chips"), state.chips)
    state.heap = HEAP
    state.scores = [0] * len(seats)
    state.turn = 0
    state.whistles = [1] * len(seats)
    return state


def decision(state: State) -> Decision | None:
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


def apply(state: State, move: str) -> list[Record]:
    asked = decision(state)
    if asked is None or move not in asked.options:
        if move.partition(" ")[0] not in ("take", "draw", "keep", "drop", "whistle"):
            raise MalformedMove(f"{move!r} is not a move; one would be 'take 1'")
        raise IllegalMove(f"{move!r} is not offered")
    seat = state.turn
    if move == "whistle":
        state.whistles[seat] = 0
        return [("whistle", seat)]
    if move == "draw":
        state.chip = state.chips.pop()
        return [("draw", seat, state.chip)]
    records: list[Record] = []
    gained = state.chip if move == "keep" else 0
    if move.startswith("take"):
        gained = int(move[5:])
        state.heap -= gained
    if gained:
        state.scores[seat] += gained
        records.append(("gain", seat, "points", gained, "heap"))
    state.chip = 0
    state.turn = (seat + 1) % len(state.scores)
    if state.heap:
        records.append(("turn", state.turn))
    return records


def view(state: State, seat: int) -> dict[str, Any]:
    return {"heap": state.heap, "chip": state.chip, "scores": state.scores[:]}


def outcome(state: State) -> dict[str, Any] | None:
    if state.heap or state.chip:
        return None
    best = max(state.scores)
    return {
        "scores": state.scores[:],
        "winners": [i for i, n in enumerate(state.scores) if n == best],
    }


def components(state: State) -> str:
    return COMPONENTS


def plain(state: State) -> dict[str, Any]:
    data = {name: getattr(state, name) for name in State.__slots__}
    return {name: v[:] if isinstance(v, list) else v for name, v in data.items()}


def restore(like: State, data: dict[str, Any]) -> State:
    state = State()
    for name in State.__slots__:
        setattr(state, name, data[name])
    return state


def digest(state: State) -> str:
    text = json.dumps(plain(state), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def faults(state: State) -> list[str]:
    seats = len(state.scores)
    if not 0 <= state.heap <= HEAP:
        return [f"the heap holds {state.heap} stones"]
    if len(state.whistles) != seats or not 0 <= state.turn < seats:
        return [f"it is the turn of seat {state.turn}"]
    if len(set(state.chips)) != len(state.chips):
        return ["a chip is there twice"]
    return []
