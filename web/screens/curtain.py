"""The curtain between two people who share the device."""

from __future__ import annotations

from ..games.boonlake.pieces import token
from .prompt import button
from .words import Words


def curtain(words: Words, name: str, colour: str) -> str:
    """Hides everything private until the right person has the device."""
    return (
        '<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="panel-title">'
        '<div class="curtain-card">'
        f"{token('marker', colour)}"
        f'<h2 id="panel-title" tabindex="-1">{words.say("ui.pass-to", name=name)}</h2>'
        f"<p>{words.say('ui.pass-why')}</p>"
        f"{button('page ready', words.text.t('ui.ready', name=name), 'big primary')}</div></div>"
    )
