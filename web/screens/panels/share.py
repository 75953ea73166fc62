"""A game as text, file or link."""

from __future__ import annotations

from html import escape

from . import Context, Panel

TEXT = "#share-text"
LINK = "#share-link"


def panel(context: Context, rest: str) -> Panel:
    """The text and the link of one game, each with a way to take it along; `rest` names it."""
    desk, words = context.desk(), context.words
    name = escape(rest)
    sure = f'<p class="done" role="status">{words.say("keep.copied")}</p>'
    body = (
        f"<p>{words.say('keep.share.why')}</p>"
        f"<h3>{words.say('keep.link')}</h3>"
        f'<input type="text" id="{LINK[1:]}" readonly value="{escape(desk.share_link)}" '
        f'aria-label="{words.say("keep.link")}">'
        f"{_button(words.say('keep.copy-link'), 'copy-link')}"
        f"{sure if desk.copied == 'link' else ''}"
        f"<h3>{words.say('keep.text')}</h3>"
        f'<textarea id="{TEXT[1:]}" readonly rows="6" spellcheck="false" '
        f'aria-label="{words.say("keep.text")}">{escape(desk.share_text)}</textarea>'
        f'<div class="takes">{_button(words.say("keep.copy-text"), "copy-text")}'
        f"{_button(words.say('keep.save-file'), f'save-file {name}')}</div>"
        f"{sure if desk.copied == 'text' else ''}"
    )
    if desk.copied == "refused":
        body += f'<p class="problem" role="alert">{words.say("keep.copy-refused")}</p>'
    return Panel(words.say("keep.share"), body)


def _button(label: str, act: str) -> str:
    return f'<button type="button" data-act="{act}">{label}</button>'
