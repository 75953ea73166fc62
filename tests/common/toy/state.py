"""The whole state of the toy as plain data."""

from __future__ import annotations

from typing import Any


class State:
    """A game at one moment."""

    __slots__ = ("chip", "chips", "heap", "scores", "turn", "turns", "whistles")

    def __init__(self, seats: int, heap: int, chips: list[int]) -> None:
        self.heap = heap
        self.chips = chips
        """Chips not yet drawn, the next one last."""
        self.chip = 0
        """The chip just drawn; 0 for none."""
        self.scores = [0] * seats
        self.turn = 0
        self.turns = [1] + [0] * (seats - 1)
        self.whistles = [1] * seats

    def copy(self) -> State:
        """An independent copy."""
        other = State.__new__(State)
        other.chip = self.chip
        other.chips = self.chips[:]
        other.heap = self.heap
        other.scores = self.scores[:]
        other.turn = self.turn
        other.turns = self.turns[:]
        other.whistles = self.whistles[:]
        return other


def plain(state: State) -> dict[str, Any]:
    """The state as JSON-able data."""
    data = {name: getattr(state, name) for name in State.__slots__}
    return {name: v[:] if isinstance(v, list) else v for name, v in data.items()}


def from_plain(data: dict[str, Any]) -> State:
    """The state that `plain` wrote."""
    state = State.__new__(State)
    for name in State.__slots__:
        setattr(state, name, data[name])
    return state
