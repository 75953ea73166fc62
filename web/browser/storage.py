"""What the browser keeps for this page, by key."""

from __future__ import annotations

from pyscript import window


class LocalStorage:
    """Texts that last."""

    def get(self, key: str) -> str | None:
        """The text under a key."""
        text = window.localStorage.getItem(key)
        return str(text) if isinstance(text, str) else None

    def set(self, key: str, text: str) -> bool:
        """Keep a text; whether there was room for it."""
        try:
            window.localStorage.setItem(key, text)
        except Exception as error:
            if "QuotaExceeded" in str(error):
                return False
            raise
        return True

    def remove(self, key: str) -> None:
        """Forget a text."""
        window.localStorage.removeItem(key)

    def all_keys(self) -> list[str]:
        """All keys, sorted."""
        storage = window.localStorage
        return sorted(str(storage.key(index)) for index in range(storage.length))
