"""The reader's language: texts of the page and of a game, prompts, labels and log lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import TYPE_CHECKING, Any

from boonlake import games
from boonlake.text import Text, Texts

if TYPE_CHECKING:
    from boonlake.engine.decision import Record
    from boonlake.engine.game import Game, View, Why


class Language:
    """One language; `say`, `line` and `reason` are safe in markup, the others are plain text."""

    def __init__(self, code: str, game_texts: Texts | None = None) -> None:
        self.code = code
        self.text = Text(code, game_texts) if game_texts else Text(code)

    def say(self, key: str, **arguments: object) -> str:
        """A text of the page or of the game."""
        return escape(self.text.t(key, **arguments))

    def prompt(self, game: Game[Any], view: View, names: Sequence[str]) -> str:
        """What is asked of whom, in one sentence."""
        return game.wording.prompt(self.text, view, names)

    def option(self, game: Game[Any], view: View, option: str) -> str:
        """An option as a short label."""
        return game.wording.option(self.text, view, option)

    def line(self, game: Game[Any], record: Record, names: Sequence[str], reader: int) -> str:
        """A record as a sentence of the log, for the seat that reads; "" for one without a line."""
        return escape(game.wording.line(self.text, record, names, reader) or "")

    def reason(self, game: Game[Any], why: Why, names: Sequence[str]) -> str:
        """Why something cannot be taken."""
        return escape(game.wording.reason(self.text, why, names))


@lru_cache(maxsize=6)
def language_for(code: str, game: str) -> Language:
    """A language with the words of a game, which need not be open."""
    return Language(code, games.box(game).texts())
