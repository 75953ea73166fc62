"""Bringing games in: paste, file or link; everything is looked through before it is kept."""

from __future__ import annotations

from html import escape

from ...session.importing import Candidate, Import
from ...session.opening import Fault
from ..language import Language
from . import Context, Panel
from .summaries import thumbnail, words

FILE = '[data-field="bring-file"]'
TEXT = "#bring-text"
MOST_FAULTS = 20
MOST_GAMES = 50


def panel(context: Context, rest: str) -> Panel:
    """A field for a text, a button for a file; below, what was found."""
    language = context.language
    label = language.say("keep.bring.text")
    body = (
        f"<p>{language.say('keep.bring.why')}</p>"
        f'<textarea id="{TEXT[1:]}" rows="5" spellcheck="false" autocomplete="off" '
        f'placeholder="{label}" aria-label="{label}"></textarea>'
        '<div class="takes">'
        f'<button type="button" data-act="bring-check">{language.say("keep.bring.check")}</button>'
        f'<label class="file"><input type="file" class="unseen" data-field="bring-file" '
        f'accept=".txt,text/plain"><span>{language.say("keep.bring.file")}</span></label></div>'
    )
    return Panel(language.say("keep.bring"), body, found=_found(context))


def _found(context: Context) -> str:
    language, found = context.language, context.session.importing
    if found is None:
        return ""
    if found.busy:
        key = "keep.bring.busy" if found.kept is None else "keep.bring.keeping"
        progress = language.say(key, n=found.done, all=found.total)
        return (
            f'<p role="status">{progress}</p>'
            f'<progress class="bring-progress" max="{found.total}" value="{found.done}" '
            f'aria-label="{language.say("keep.bring")}"></progress>'
        )
    return f'<div role="status">{_games(context, found)}{faults(language, found.faults)}</div>'


def _games(context: Context, found: Import) -> str:
    if not found.games:
        return ""
    language, fresh = context.language, len(found.fresh)
    listed = "".join(_game(context, game) for game in found.games[:MOST_GAMES])
    rest = len(found.games) - MOST_GAMES
    listed += f"<li>{language.say('keep.fault.more', n=rest)}</li>" if rest > 0 else ""
    if fresh:
        key = "keep.bring.keep" if fresh > 1 or len(found.games) > 1 else "keep.bring.play"
        button = (
            '<button type="button" class="big primary" data-act="bring-keep">'
            f"{language.say(key, n=fresh)}</button>"
        )
    else:
        button = f"<p>{language.say('keep.bring.here')}</p>"
    return f'<ul class="games">{listed}</ul>{button}'


def _game(context: Context, game: Candidate) -> str:
    here = ""
    if game.here:
        here = (
            f'<button type="button" data-act="{escape(f"play-game {game.here}")}">'
            f"{context.language.say('keep.open-it')}</button>"
        )
    summary = game.summary
    return f'<li class="game">{thumbnail(summary)}{words(context, summary)}{here}</li>'


def faults(language: Language, listed: list[Fault]) -> str:
    """What is wrong, with its line; what the text itself says is only quoted."""
    shown = "".join(f"<li>{fault_text(language, fault)}</li>" for fault in listed[:MOST_FAULTS])
    rest = len(listed) - MOST_FAULTS
    more = f"<li>{language.say('keep.fault.more', n=rest)}</li>" if rest > 0 else ""
    return f'<ul class="faults" role="alert">{shown}{more}</ul>' if listed else ""


def fault_text(language: Language, fault: Fault) -> str:
    """One fault in language, safe in markup."""
    said = language.say(f"keep.fault.{fault.kind}")
    if fault.line:
        said = language.say("keep.fault.line", n=fault.line) + " " + said
    if fault.quote:
        said += f" <code>{escape(fault.quote)}</code>"
    if fault.detail:
        said += f' <small lang="en">{escape(fault.detail)}</small>'
    return said
