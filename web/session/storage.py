"""Where texts are kept by key, and the keys of what is no game."""

from __future__ import annotations

from typing import Protocol

SETTINGS = "boonlake.settings"
LANGUAGE = "boonlake.language"
"""Read by boot.js before Python is there."""
REMINDED = "boonlake.reminded"
"""When somebody was last told that long games are only here, in seconds."""


class FullError(Exception):
    """There is no room to keep any more."""


class Storage(Protocol):
    """Texts by key; the browser's storage, or a dictionary in tests."""

    def get(self, key: str) -> str | None:
        """The text under a key."""

    def set(self, key: str, text: str) -> bool:
        """Keep a text; whether there was room for it."""

    def remove(self, key: str) -> None:
        """Forget a text."""

    def all_keys(self) -> list[str]:
        """All keys, sorted."""
