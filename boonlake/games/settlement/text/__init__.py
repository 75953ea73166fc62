"""The words of Settlement in three languages."""

from __future__ import annotations

from pathlib import Path

from ....text import Texts

TEXTS = Texts(
    Path(__file__).parent,
    {
        "about": "about",
        "brings": "brings",
        "game": "ui",
        "goods": "log",
        "help": "help",
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
