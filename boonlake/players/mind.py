"""Thinking a little at a time, so that whoever asks stays awake and may stop at any moment.

A player that thinks long has a second method beside `choose`:

    think(asked, look) -> Iterator[str]

which gives its best option so far after every short step (a few milliseconds); the last one is
its choice. All that goes in and out here is text, so that a mind can live in another thread.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import monotonic
from typing import Any

from ..engine.decision import Decision
from . import Look, Player, player

HINT = "hint"
"""Who is asked for a hint: nobody who could have a seat."""


def steps(thinker: Player, asked: Decision, look: Look) -> Iterator[str]:
    """The best option so far after every step; one step for a player that decides at once."""
    think = getattr(thinker, "think", None)
    if think is None:
        yield thinker.choose(asked, look)
    else:
        yield from think(asked, look)


def decision_of(view: dict[str, Any]) -> Decision:
    """The decision that a seat's view shows."""
    asked = view["decision"]
    return Decision(asked["seat"], asked["kind"], asked["options"], asked["main"])


class Mind:
    """The computer players of a table; thinks about one question at a time."""

    def __init__(self) -> None:
        self._players: dict[tuple[str, int, str], Player] = {}
        self._table = ""
        self._steps: Iterator[Any] = iter(())

    def begin(self, question: str) -> None:
        """Take up a question and drop the one before; it holds a seat's view and no more.

        Its parts: `table` (any name), `game`, `word` (who thinks), `seed`, `view`. The answer is a
        move, or to the word `hint` a list of moves with their expected gains.
        """
        asked = json.loads(question)
        if asked["table"] != self._table:
            self._players.clear()
            self._table = asked["table"]
        view = asked["view"]
        if asked["word"] == HINT:
            from .hint import hints

            self._steps = hints(view, asked["seed"])
            return
        decision = decision_of(view)
        thinker = self._player(asked["word"], asked["game"], decision.seat, asked["seed"])
        self._steps = steps(thinker, decision, lambda: view)

    def _player(self, word: str, game: str, seat: int, seed: int) -> Player:
        from .. import games

        key = (word, seat, game)
        if key not in self._players:
            self._players[key] = player(word, games.get(game), seat, seed)
        return self._players[key]

    def step(self, milliseconds: int) -> str:
        """Think for about so long; `best` is the answer so far, `done` whether it is final."""
        until = monotonic() + milliseconds / 1000
        best = None
        for best in self._steps:
            if monotonic() >= until:
                return json.dumps({"best": best, "done": False})
        return json.dumps({"best": best, "done": True})
