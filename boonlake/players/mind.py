"""The computer players of a table, thinking a little at a time.

Whoever asks stays awake and may stop at any moment. All that goes in and out is text, so that a
mind can live in another thread.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

from ..engine.decision import Decision
from ..engine.game import Game, View
from . import Player, steps

HINT, REVIEW = "hint", "review"
"""Who is asked for a hint, or for a part of a review: nobody who could have a seat."""


def decision_of(view: View) -> Decision:
    """The decision that a seat's view shows."""
    shown = view["decision"]
    return Decision(shown["seat"], shown["kind"], shown["options"], shown["main"])


class Mind:
    """The computer players of a table; thinks about one question at a time."""

    def __init__(self, game_of: Callable[[str], Game[Any]]) -> None:
        self._game_of = game_of
        """The game of a name."""
        self._players: dict[tuple[str, int, str], Player] = {}
        self._table = ""
        self._steps: Iterator[Any] = iter(())

    def begin(self, question: str) -> None:
        """Take up a question and drop the one before; it holds a seat's view and no more.

        Its parts: `table` (any name), `game`, `word` (who thinks), `seed`, `view`. The answer is a
        move, or to the word `hint` a list of moves with their expected gains and reasons.
        What the word `review` is asked, and what it answers, `review/answering.py` says.
        """
        parts = json.loads(question)
        if parts["table"] != self._table:
            self._players.clear()
            self._table = parts["table"]
        if parts["word"] == REVIEW:
            from .review.answering import answers

            self._steps = answers(self._game_of(parts["game"]), parts)
            return
        view = parts["view"]
        if parts["word"] == HINT:
            from .hint import hints

            self._steps = hints(self._game_of(parts["game"]), view, parts["seed"])
            return
        decision = decision_of(view)
        player = self._player(parts["word"], parts["game"], decision.seat, parts["seed"])
        self._steps = steps(player, decision, lambda: view)

    def _player(self, word: str, game: str, seat: int, seed: int) -> Player:
        key = (word, seat, game)
        if key not in self._players:
            self._players[key] = self._game_of(game).player(word, seat, seed)
        return self._players[key]

    def step(self, milliseconds: int) -> str:
        """Think for about so long; `best` is the answer so far, `done` whether it is final."""
        until = monotonic() + milliseconds / 1000
        best = None
        for best in self._steps:
            if monotonic() >= until:
                return json.dumps({"best": best, "done": False})
        return json.dumps({"best": best, "done": True})
