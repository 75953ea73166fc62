"""The game in words: log lines, prompts, names of options and reasons, in the reader's language."""

from __future__ import annotations

from .log import WORDLESS, log_line
from .options import option_label
from .prompts import prompt
from .reasons import reason

__all__ = ["WORDLESS", "log_line", "option_label", "prompt", "reason"]
