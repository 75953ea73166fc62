"""Which tab plays a game: one at a time, the others look on until they take over.

The tab that plays has its word under the game's key, looks there before every write, and answers
when another asks for it. A tab that was closed in a hurry does not answer, and is replaced.
"""

from __future__ import annotations

from collections.abc import Callable

from .library import Box, FullError

HOLDER = "boonlake.holder."
ASK, HERE = "ask", "here"
PATIENCE = 300
"""Milliseconds in which a tab that is still there answers."""

Later = Callable[[int, Callable[[], object]], None]


class Lock:
    """This tab's hold on one game at a time."""

    def __init__(self, box: Box, word: str, speak: Callable[[str], None], later: Later) -> None:
        self.box = box
        self.word = word
        self.speak = speak
        self.later = later
        self.game = ""
        """The game that this tab plays or looks at."""
        self._asked = ""

    @property
    def mine(self) -> bool:
        """Whether this tab may write the game."""
        return bool(self.game) and self.box.get(HOLDER + self.game) in (None, self.word)

    def open(self, game: str, alone: Callable[[], object]) -> bool:
        """Turn to a game; whether it is free. `alone` is called if the tab that has it is gone."""
        self.leave()
        self.game = game
        if self.box.get(HOLDER + game) in (None, self.word):
            self.take()
            return True
        self._asked = game
        self.speak(f"{ASK} {game}")
        self.later(PATIENCE, lambda: self._give_up(game, alone))
        return False

    def _give_up(self, game: str, alone: Callable[[], object]) -> None:
        if self._asked == game == self.game:
            self._asked = ""
            alone()

    def take(self) -> None:
        """From now on this tab plays the game."""
        try:
            self.box.set(HOLDER + self.game, self.word)
        except FullError:
            self.box.remove(HOLDER + self.game)

    def leave(self) -> None:
        """This tab turns away from its game."""
        if self.game and self.box.get(HOLDER + self.game) == self.word:
            self.box.remove(HOLDER + self.game)
        self.game = ""
        self._asked = ""

    def hear(self, said: str) -> None:
        """Another tab asks for a game, or answers."""
        verb, _, game = said.partition(" ")
        if verb == ASK and game == self.game and self.box.get(HOLDER + game) == self.word:
            self.speak(f"{HERE} {game}")
        elif verb == HERE and game == self._asked:
            self._asked = ""
