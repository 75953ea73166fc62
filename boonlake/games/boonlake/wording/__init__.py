"""The game in words: log lines, prompts, names of options and reasons, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from ....engine.decision import Record
from ....engine.game import View, Why
from ....text import Text
from ..components.model import ComponentSet
from .log import log_line
from .options import option_label
from .prompts import prompt
from .reasons import reason


class BoonlakeWording:
    """The words of one component set."""

    def __init__(self, components: ComponentSet) -> None:
        self.components = components

    def prompt(self, text: Text, view: View, names: Sequence[str]) -> str:
        """What is asked of whom, in one sentence."""
        return prompt(text, self.components, view, names)

    def option(self, text: Text, view: View, option: str) -> str:
        """An option as a short label."""
        return option_label(text, self.components, view, option)

    def line(self, text: Text, record: Record, names: Sequence[str], reader: int) -> str | None:
        """A record as a sentence of the log."""
        return log_line(text, self.components, record, names, reader)

    def reason(self, text: Text, why: Why, names: Sequence[str]) -> str:
        """Why something cannot be taken."""
        return reason(text, self.components, why, names)
