"""A game as text, file or link."""

from __future__ import annotations

from html import escape

from . import Context, Panel

TEXT = "#share-text"
LINK = "#share-link"


def panel(context: Context, rest: str) -> Panel:
    """The text and the link of one game, each with a way to take it along; `rest` names it."""
    screen, language = context.screen, context.language
    name = escape(rest)
    sure = f'<p class="done" role="status">{language.say("keep.copied")}</p>'
    body = (
        f"<p>{language.say('keep.share.why')}</p>"
        f"<h3>{language.say('keep.link')}</h3>"
        f'<input type="text" id="{LINK[1:]}" readonly value="{escape(screen.shared_link)}" '
        f'aria-label="{language.say("keep.link")}">'
        f"{_button(language.say('keep.copy-link'), 'copy-link')}"
        f"{sure if screen.copied == 'link' else ''}"
        f"<h3>{language.say('keep.text')}</h3>"
        f'<textarea id="{TEXT[1:]}" readonly rows="6" spellcheck="false" '
        f'aria-label="{language.say("keep.text")}">{escape(screen.shared_text)}</textarea>'
        f'<div class="takes">{_button(language.say("keep.copy-text"), "copy-text")}'
        f"{_button(language.say('keep.save-file'), f'save-file {name}')}</div>"
        f"{sure if screen.copied == 'text' else ''}"
    )
    if screen.copied == "refused":
        body += f'<p class="problem" role="alert">{language.say("keep.copy-refused")}</p>'
    return Panel(language.say("keep.share"), body)


def _button(label: str, act: str) -> str:
    return f'<button type="button" data-act="{act}">{label}</button>'
