"""The page of keys."""

from __future__ import annotations

from html import escape

from ..shortcuts import KEYS
from . import Context, Panel

NAMED = ("Tab", "Enter", "Escape")
"""Keys that mean the same wherever one is."""


def panel(context: Context, rest: str) -> Panel:
    """Every key and what it does."""
    language = context.language
    rows = "".join(
        f"<div><dt><kbd>{escape(key)}</kbd></dt><dd>{language.say(f'ui.key.{name}')}</dd></div>"
        for key, name in (*((key, key.lower()) for key in NAMED), *KEYS.items())
    )
    return Panel(language.say("ui.keys"), f'<dl class="keys">{rows}</dl>')
