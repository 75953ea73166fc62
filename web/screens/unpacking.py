"""A game is unpacked when its archive has come; until then only its box and its texts are there.

Archives are fetched while people look at the set-up, and whatever needs a game waits for it here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from boonlake import games
from boonlake.engine.packaged import join

Act = Callable[[], object]
Fetch = Callable[[str, Act, Act], object]


class Waiting(NamedTuple):
    """Something that is done when some games are there, or given up when one does not come."""

    games: frozenset[str]
    act: Act
    give_up: Callable[[str], object]


class Unpacking:
    """The games whose archives are still to come."""

    def __init__(self, apart: Iterable[str], fetch: Fetch, place: Callable[[str], str]) -> None:
        self._apart = set(apart)
        self._fetch = fetch
        self._place = place
        self._coming: set[str] = set()
        self._waiting: list[Waiting] = []

    def has(self, names: Iterable[str]) -> bool:
        """Whether all of these games are there."""
        return self._apart.isdisjoint(names)

    def when(self, names: Iterable[str], act: Act, give_up: Callable[[str], object]) -> None:
        """Do something as soon as these games are there, which may be at once."""
        wanted = frozenset(names)
        if self.has(wanted):
            act()
            return
        self._waiting.append(Waiting(wanted, act, give_up))
        for name in sorted(wanted):
            self.fetch(name)

    def fetch(self, name: str) -> None:
        """Fetch a game, if it is not there or on its way."""
        if name in self._apart - self._coming:
            self._coming.add(name)
            self._fetch(name, lambda: self._unpack(name), lambda: self._miss(name))

    def _unpack(self, name: str) -> None:
        join(games.box(name).package, self._place(name))
        join("web.games", self._place(name))
        self._apart.discard(name)
        for waiting in self._take(lambda waiting: self.has(waiting.games)):
            waiting.act()

    def _miss(self, name: str) -> None:
        """It did not come; whoever asks again has it fetched again."""
        self._coming.discard(name)
        for waiting in self._take(lambda waiting: name in waiting.games):
            waiting.give_up(name)

    def _take(self, wanted: Callable[[Waiting], bool]) -> list[Waiting]:
        taken = [waiting for waiting in self._waiting if wanted(waiting)]
        self._waiting = [waiting for waiting in self._waiting if waiting not in taken]
        return taken
