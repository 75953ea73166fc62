"""Other tabs of this site: what they write and say, and whether they are still there."""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

from pyodide.ffi import create_once_callable, create_proxy
from pyscript import window

from .clock import after


def new_word() -> str:
    """A word that no other tab has."""
    return f"{SystemRandom().getrandbits(60):015x}"


def on_storage(handler: Callable[[str], object]) -> None:
    """Call `handler` with the key under which another tab has changed something.

    "" stands for everything: the storage was cleared.
    """

    def changed(event: Any) -> None:
        handler(event.key if isinstance(event.key, str) else "")

    window.addEventListener("storage", create_proxy(changed))


def on_leave(handler: Callable[[], object]) -> None:
    """Call `handler` when the page is about to go."""
    window.addEventListener("pagehide", create_proxy(lambda event: handler()))


def on_return(handler: Callable[[], object]) -> None:
    """Call `handler` when the page comes back as it was left."""

    def shown(event: Any) -> None:
        if event.persisted:
            handler()

    window.addEventListener("pageshow", create_proxy(shown))


def channel(name: str, hear: Callable[[str], object]) -> Callable[[str], None]:
    """Hear what other tabs say; the function returned speaks to them."""
    make = getattr(window, "BroadcastChannel", None)
    if not make:
        return lambda words: None
    opened = make.new(name)
    opened.addEventListener("message", create_proxy(lambda event: hear(str(event.data))))

    def speak(words: str) -> None:
        opened.postMessage(words)

    return speak


def has_locks() -> bool:
    """Whether the browser has locks that tabs share; only secure pages have them."""
    return bool(getattr(window.navigator, "locks", None))


class Locks:
    """Presence by the browser's locks: a tab that plays holds one, and a closed tab none."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._release: Callable[[], object] | None = None
        self._wish: object = None
        """The lock that is asked for or held; another object each time."""
        self._game = ""

    def enter(self, game: str, alone: Callable[[], object] = lambda: None) -> None:
        """Hold the lock of a game, as soon as nobody else does; `alone` is called then."""
        if game == self._game:
            return
        self.leave()
        self._game = game
        wish = self._wish = object()

        def granted(lock: Any) -> Any:
            if self._wish is not wish:  # left before it was granted
                return None
            after(0, alone)  # an error in it must not let go of the lock
            return window.Promise.new(create_once_callable(hold))

        def hold(resolve: Any, reject: Any) -> None:
            self._release = lambda: resolve(None)

        window.navigator.locks.request(self._prefix + game, create_once_callable(granted))

    def leave(self) -> None:
        """Hold no lock any more."""
        release, self._release, self._wish, self._game = self._release, None, None, ""
        if release:
            release()

    def ask(self, game: str, gone: Callable[[], object]) -> None:
        """Call `gone` if nobody holds the lock of a game."""

        def answered(lock: Any) -> None:
            if lock:
                gone()

        options = window.JSON.parse('{"ifAvailable":true}')
        window.navigator.locks.request(self._prefix + game, options, create_once_callable(answered))
