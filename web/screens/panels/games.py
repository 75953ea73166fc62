"""All games of this browser: continue, rename, duplicate, share, delete and bring back."""

from __future__ import annotations

from html import escape

from ...kit.glyphs import glyph
from ...session.library import MAX_TITLE, Entry
from ..language import Language
from . import Context, Panel
from .summaries import progress, thumbnail, title, words


def panel(context: Context, rest: str) -> Panel:
    """The games, then damaged and deleted ones."""
    language, library = context.language, context.session.library
    games = library.games()
    listed = "".join(_game(context, entry) for entry in games)
    body = (
        f'<ul class="games">{listed}</ul>' if games else f"<p>{language.say('keep.no-games')}</p>"
    )
    body += _damaged(context, library.damaged()) + _deleted(context, library.deleted())
    if context.screen.forgetful:
        body += f'<p class="forgets">{language.say("keep.forgets")}</p>'
    body += f"<p><small>{language.say('keep.open-book')}</small></p>"
    foot = (
        f'<button type="button" data-act="open results">{language.say("keep.results")}</button>'
        f'<button type="button" data-act="open bring">{language.say("keep.bring")}</button>'
        f'<button type="button" data-act="backup"{"" if games else " disabled"}>'
        f"{language.say('keep.backup')}</button>"
    )
    return Panel(language.say("keep.games"), body, foot=foot)


def _game(context: Context, entry: Entry) -> str:
    language, name, summary = context.language, entry.name, entry.summary
    act = escape(f"play-game {name}")
    key = "keep.look" if summary.over else "keep.continue"
    opened = context.screen.tools_of == name
    return (
        f'<li class="game">{thumbnail(summary)}{words(context, summary)}'
        f'<button type="button" class="primary" data-act="{act}">{language.say(key)}</button>'
        f'<button type="button" class="game-more" data-act="{escape(f"game-more {name}")}" '
        f'aria-expanded="{"true" if opened else "false"}" '
        f'aria-label="{language.say("keep.more")}">{glyph("more")}</button>'
        f"{_tools(context, entry) if opened else ''}</li>"
    )


def _tools(context: Context, entry: Entry) -> str:
    language, name = context.language, entry.name
    if context.screen.renaming == name:
        value = escape(entry.summary.title)
        label = language.say("keep.title")
        return (
            '<div class="game-tools">'
            f'<input type="text" id="game-title" data-field="game-title" value="{value}" '
            f'maxlength="{MAX_TITLE}" autocomplete="off" placeholder="{label}" '
            f'aria-label="{label}">'
            f'<button type="button" class="primary" data-act="{escape(f"title {name}")}">'
            f"{language.say('keep.rename.done')}</button></div>"
        )
    review = (("review-game", "review.title"),) if entry.summary.over else ()
    acts = (
        *review,
        ("rename", "keep.rename"),
        ("duplicate", "keep.duplicate"),
        ("open share", "keep.share"),
        ("delete", "keep.delete"),
    )
    return f'<div class="game-tools">{_buttons(language, acts, name)}</div>'


def _buttons(language: Language, acts: tuple[tuple[str, str], ...], name: str) -> str:
    return "".join(
        f'<button type="button" data-act="{escape(f"{act} {name}")}">{language.say(key)}</button>'
        for act, key in acts
    )


def _damaged(context: Context, entries: list[Entry]) -> str:
    if not entries:
        return ""
    language = context.language
    acts = (("download", "keep.download"), ("drop-damaged", "keep.drop"))
    return (
        f"<h3>{language.say('keep.damaged')}</h3><p>{language.say('keep.damaged.why')}</p>"
        f'<ul class="games">{_lines(context, entries, acts)}</ul>'
    )


def _deleted(context: Context, entries: list[Entry]) -> str:
    if not entries:
        return ""
    acts = (("bring-back", "keep.bring-back"),)
    return (
        f"<h3>{context.language.say('keep.deleted')}</h3>"
        f'<ul class="games">{_lines(context, entries, acts)}</ul>'
    )


def _lines(context: Context, entries: list[Entry], acts: tuple[tuple[str, str], ...]) -> str:
    """Games apart from the others, one line each."""
    return "".join(
        f'<li class="game-line"><span>{title(context.language, entry.summary)}'
        f"<small>{progress(context, entry.summary)}</small></span>"
        f"{_buttons(context.language, acts, entry.name)}</li>"
        for entry in entries
    )
