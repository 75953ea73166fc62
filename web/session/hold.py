"""Which tab plays a game: one at a time, the others look on until they take over.

The tab that plays has its word under the game's key and looks there before every write. A tab that
was closed in a hurry leaves its word behind: whether it is still there is asked of `Presence`. One
that is there lets go when it sees another's word, and the other begins when it has: what one tab
writes another sees a moment later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from .storage import Storage

HOLDER = "boonlake.holder."
ASK, HERE, LEFT = "ask", "here", "left"
PATIENCE = 300
"""Milliseconds in which a tab that is still there answers, and lets go of a game."""

Later = Callable[[int, Callable[[], object]], None]
"""Calls something after so many milliseconds."""


class Presence(Protocol):
    """Whether tabs are still there."""

    def enter(self, game: str, alone: Callable[[], object] = lambda: None) -> None:
        """This tab plays a game from now on; `alone` is called once no other does."""

    def leave(self) -> None:
        """This tab plays no game any more."""

    def ask(self, game: str, gone: Callable[[], object]) -> None:
        """Call `gone` if no tab is there that plays a game."""


class Asking:
    """Presence where a browser has no locks: tabs ask each other; one that is gone is silent."""

    def __init__(self, speak: Callable[[str], None], later: Later) -> None:
        self._speak = speak
        self._later = later
        self._game = ""
        self._asked = ""
        self._alone: Callable[[], object] | None = None

    def enter(self, game: str, alone: Callable[[], object] = lambda: None) -> None:
        """This tab plays a game from now on, and says so when it is asked."""
        self._game, self._alone = game, alone

    def leave(self) -> None:
        """This tab plays no game any more, and says so."""
        game, self._game, self._asked, self._alone = self._game, "", "", None
        if game:
            self._speak(f"{LEFT} {game}")

    def ask(self, game: str, gone: Callable[[], object]) -> None:
        """Call `gone` if no tab answers in time."""
        self._asked = game
        self._speak(f"{ASK} {game}")
        self._later(PATIENCE, lambda: self._give_up(game, gone))

    def _give_up(self, game: str, gone: Callable[[], object]) -> None:
        if self._asked == game:
            self._asked = ""
            gone()

    def hear(self, words: str) -> None:
        """Another tab asks for a game, answers, or has left one."""
        verb, _, game = words.partition(" ")
        if verb == ASK and game == self._game:
            self._speak(f"{HERE} {game}")
        elif verb == HERE and game == self._asked:
            self._asked = ""
        elif verb == LEFT and game == self._game and self._alone:
            alone, self._alone = self._alone, None
            alone()


class Hold:
    """This tab's hold on one game at a time."""

    def __init__(
        self,
        storage: Storage,
        word: str,
        presence: Presence,
        later: Later,
        make_room: Callable[[str], bool] = lambda key: False,
    ) -> None:
        self._storage = storage
        self._word = word
        """A word that no other tab has."""
        self._presence = presence
        self._later = later
        self._make_room = make_room
        """Makes room for a key in a full storage; whether there was any."""
        self.game = ""
        """The game that this tab plays or looks at."""

    @property
    def mine(self) -> bool:
        """Whether this tab may write the game."""
        return bool(self.game) and self._storage.get(HOLDER + self.game) in (None, self._word)

    @property
    def _has_word(self) -> bool:
        return bool(self.game) and self._storage.get(HOLDER + self.game) == self._word

    def open(self, game: str, alone: Callable[[], object]) -> bool:
        """Turn to a game; whether it is free. `alone` is called if the tab that has it is gone."""
        if self.game == game and self._has_word:
            return True  # letting go of it even for a moment would let another tab write
        self.leave()
        self.game = game
        if self.mine:
            self.take()
            return True
        self._presence.ask(game, lambda: alone() if self.game == game else None)
        return False

    def take(self) -> None:
        """From now on this tab plays the game, which nobody else does."""
        self._say()
        self._presence.enter(self.game)

    def take_over(self, free: Callable[[], object]) -> None:
        """Ask the tab that plays the game for it; `free` is called once it has let go, or has been
        silent for too long."""
        game, waiting = self.game, [free]

        def go_on() -> None:
            if waiting and self.game == game:
                waiting.pop()()

        self._say()
        self._presence.enter(game, go_on)
        self._later(PATIENCE, go_on)

    def _say(self) -> None:
        key = HOLDER + self.game
        while not self._storage.set(key, self._word):
            if not self._make_room(key):
                self._storage.remove(key)
                return

    def lose(self) -> None:
        """Another tab has taken the game; this one looks on."""
        self._presence.leave()

    def leave(self) -> None:
        """This tab turns away from its game."""
        if self._has_word:
            self._storage.remove(HOLDER + self.game)
        self.game = ""
        self._presence.leave()
