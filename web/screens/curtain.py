"""The curtain between two people who share the device."""

from __future__ import annotations

from ..kit.buttons import button
from ..kit.pieces import MARKER, token
from .language import Language


def curtain(language: Language, name: str, colour: str) -> str:
    """Hides everything private until the right person has the device."""
    return (
        '<div class="curtain" role="dialog" aria-modal="true" aria-labelledby="panel-title">'
        '<div class="curtain-card">'
        f"{token(MARKER, colour)}"
        f'<h2 id="panel-title" tabindex="-1">{language.say("ui.pass-to", name=name)}</h2>'
        f"<p>{language.say('ui.pass-why')}</p>"
        f"{button('page ready', language.text.t('ui.ready', name=name), 'big primary')}</div></div>"
    )
