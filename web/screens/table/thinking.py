"""How it looks when computer players think and move."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from ...kit.buttons import button
from ...kit.pieces import MARKER, token
from ...session.session import TRY_AGAIN
from ..language import Language
from .latest import sentences

if TYPE_CHECKING:
    from ...session.table import Table

TIME = "thinking-time"
"""The id of the element that holds the time."""
LINES = 2
"""Sentences shown beside the thinking."""


def prompt(table: Table, language: Language, names: list[str], seat: int) -> str:
    """What stands in the prompt: who thinks, for how long, what was done last, and enough of it."""
    if table.failure:
        return _failed(table, language, names[seat], seat)
    lines = sentences(table, language, names)
    latest = "".join(f"<span>{line}</span>" for line in lines[-LINES:])
    return (
        f'<div class="thinks" data-position="{len(table.match.moves)}">'
        f'<p class="ask">{token(MARKER, table.colours[seat])}'
        f"<span>{language.say('ui.thinks', name=names[seat])} "
        f'<span id="{TIME}" class="thinking-time" aria-hidden="true"></span></span></p>'
        f'<p class="news">{latest}</p>'
        '<button type="button" class="skip" data-act="skip-thinking">'
        f"{language.say('computers.play-now')}</button></div>"
    )


def _failed(table: Table, language: Language, name: str, seat: int) -> str:
    """A player that could not decide: somebody tries again, or plays the seat."""
    again = button(TRY_AGAIN, language.text.t("computers.try-again"), "primary")
    return (
        f'<p class="ask" role="alert">{token(MARKER, table.colours[seat])}'
        f"<span>{language.say('computers.failed', name=name)}</span></p>"
        f'<div class="takes">{again}<button type="button" class="quiet" data-act="open players">'
        f"{language.say('keep.players')}</button></div>"
        f'<small lang="en">{escape(table.failure)}</small>'
    )


def elapsed(language: Language, seconds: float) -> str:
    """A time as it is shown; nothing for the first moment."""
    if seconds < 0.3:
        return ""
    shown = f"{seconds:.1f}".replace(".", language.text.t("computers.decimal"))
    return language.say("computers.seconds", seconds=shown)
