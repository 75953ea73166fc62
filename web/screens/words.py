"""The reader's language: texts, prompts, labels and log lines.

The set-up needs only the texts, so the words of the game are imported with the first game.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from boonlake.engine.decision import Record
from boonlake.text import Text

if TYPE_CHECKING:
    from boonlake.games.boonlake.components.model import Edition


class Words:
    """One language; `say` and `line` are safe in markup, the others are plain text."""

    def __init__(self, language: str) -> None:
        self.text = Text(language)
        self.language = language

    def say(self, key: str, **arguments: object) -> str:
        """A text of the page."""
        return escape(self.text.t(key, **arguments))

    def prompt(self, edition: Edition, view: dict[str, Any], names: list[str]) -> str:
        """What is asked of whom, in one sentence."""
        from boonlake.games.boonlake import wording

        return wording.prompt(self.text, edition, view, names)

    def label(self, edition: Edition, view: dict[str, Any], option: str) -> str:
        """An option as a short label."""
        from boonlake.games.boonlake import wording

        return wording.option_label(self.text, edition, view, option)

    def line(self, edition: Edition, record: Record, names: list[str], reader: int) -> str:
        """A record as a sentence of the log, for the seat that reads; "" for one without a line."""
        from boonlake.games.boonlake import wording

        return escape(wording.log_line(self.text, edition, record, names, reader) or "")
