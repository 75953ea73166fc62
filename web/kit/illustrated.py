"""Running text with pictures: `[coin]` is the icon of that name, `*ranch*` a word explained."""

from __future__ import annotations

import re
from html import escape

from .icons import icon

ICON = re.compile(r"\[([a-z0-9-]+)\]")
TERM = re.compile(r"\*([^*]+)\*")


def illustrated(text: str) -> str:
    """A text as markup."""
    written = TERM.sub(r"<dfn>\1</dfn>", escape(text))
    return ICON.sub(lambda found: icon(found.group(1)), written)


def plain(text: str) -> str:
    """The same in words alone."""
    return " ".join(ICON.sub("", TERM.sub(r"\1", text)).split())
