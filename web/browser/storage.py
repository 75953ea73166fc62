"""What the browser keeps for this page, by key; it may refuse to at any time."""

from __future__ import annotations

from contextlib import suppress

from pyscript import window


class LocalStorage:
    """Texts that last."""

    def get(self, key: str) -> str | None:
        """The text under a key; None where the browser does not let the page look."""
        try:
            text = window.localStorage.getItem(key)
        except Exception:
            return None
        return str(text) if isinstance(text, str) else None

    def set(self, key: str, text: str) -> bool:
        """Keep a text; whether that could be done."""
        try:
            window.localStorage.setItem(key, text)
        except Exception:  # no room, or the browser does not let the page store any more
            return False
        return True

    def remove(self, key: str) -> None:
        """Forget a text."""
        with suppress(Exception):
            window.localStorage.removeItem(key)

    def all_keys(self) -> list[str]:
        """All keys, sorted."""
        try:
            storage = window.localStorage
            return sorted(str(storage.key(index)) for index in range(storage.length))
        except Exception:
            return []
