"""The words of Boonlake in three languages."""

from __future__ import annotations

from pathlib import Path

from ....text import Texts

TEXTS = Texts(
    Path(__file__).parent,
    {
        "brings": "brings",
        "effect": "effects",
        "game": "ui",
        "goods": "log",
        "help": "help",
        "keep": "keep",
        "levers": "levers",
        "log": "log",
        "option": "prompts",
        "prompt": "prompts",
        "rules": "rules",
        "source": "log",
        "ui": "ui",
        "why": "why",
        "words": "words",
    },
    others="names",
)
