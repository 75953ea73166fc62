"""The words of Settlement in three languages."""

from __future__ import annotations

from pathlib import Path

from ....text import Texts

TEXTS = Texts(
    Path(__file__).parent,
    {
        "goods": "log",
        "log": "log",
        "option": "prompts",
        "prompt": "prompts",
        "rules": "rules",
        "source": "log",
        "why": "why",
    },
    others="names",
)
