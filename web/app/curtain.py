"""The curtain between two people who share the device."""

from __future__ import annotations

from ..views.icons import sheet
from ..views.pieces import token
from .prompt import button
from .words import Words


def curtain(words: Words, name: str, colour: str) -> str:
    """Hides everything private until the right person has the device."""
    return (
        f"{sheet([colour])}"
        '<div class="curtain"><div class="curtain-card">'
        f"{token('marker', colour)}<h1>{words.say('ui.pass-to', name=name)}</h1>"
        f"<p>{words.say('ui.pass-why')}</p>"
        f"{button('page ready', words.text.t('ui.ready', name=name), 'big primary')}</div></div>"
    )
