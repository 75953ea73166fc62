"""How it looks when computer players think and move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..games.boonlake.pieces import token
from .news import sentences
from .words import Words

if TYPE_CHECKING:
    from ..session.table import Table

TIME = "thinking-time"
"""The id of the element that holds the time."""
LINES = 2
"""Lines of news shown beside the thinking."""


def prompt(table: Table, words: Words, names: list[str], seat: int) -> str:
    """What stands in the prompt: who thinks, for how long, what was done last, and enough of it."""
    lines = sentences(table, words, names)
    told = "".join(f"<span>{line}</span>" for line in lines[-LINES:])
    return (
        f'<div class="thinks" data-position="{len(table.match.moves)}">'
        f'<p class="ask">{token("marker", table.colours[seat])}'
        f"<span>{words.say('ui.thinks', name=names[seat])} "
        f'<span id="{TIME}" class="thinking-time" aria-hidden="true"></span></span></p>'
        f'<p class="news">{told}</p>'
        '<button type="button" class="skip" data-act="skip-thinking">'
        f"{words.say('computers.play-now')}</button></div>"
    )


def elapsed(words: Words, seconds: float) -> str:
    """A time as it is shown; nothing for the first moment."""
    if seconds < 0.3:
        return ""
    shown = f"{seconds:.1f}".replace(".", words.text.t("computers.decimal"))
    return words.say("computers.seconds", seconds=shown)
