"""Bringing games in: paste, file or link; everything is looked through before it is kept."""

from __future__ import annotations

from html import escape

from ...session.desk import Desk
from ...session.importing import Bringing, Candidate
from ...session.opening import Fault
from ..thumb import picture
from ..words import Words
from . import Context, Panel
from .games import facts_of, seats_of, title_of

FILE = '[data-field="bring-file"]'
TEXT = "#bring-text"
MOST_FAULTS = 20


def panel(context: Context, rest: str) -> Panel:
    """A field for a text, a button for a file; below, what was found."""
    desk, words = context.desk(), context.words
    label = words.say("keep.bring.text")
    body = (
        f"<p>{words.say('keep.bring.why')}</p>"
        f'<textarea id="{TEXT[1:]}" rows="5" spellcheck="false" autocomplete="off" '
        f'placeholder="{label}" aria-label="{label}"></textarea>'
        '<div class="takes">'
        f'<button type="button" data-act="bring-check">{words.say("keep.bring.check")}</button>'
        f'<label class="file"><input type="file" class="unseen" data-field="bring-file" '
        f'accept=".txt,text/plain"><span>{words.say("keep.bring.file")}</span></label></div>'
    )
    return Panel(words.say("keep.bring"), body, found=_found(desk, words))


def _found(desk: Desk, words: Words) -> str:
    made = desk.bringing
    if made.busy:
        progress = words.say("keep.bring.busy", n=made.done, all=made.total)
        return f'<p role="status">{progress}</p>'
    return f'<div role="status">{_games(desk, words, made)}{faults(words, made.faults)}</div>'


def _games(desk: Desk, words: Words, made: Bringing) -> str:
    if not made.games:
        return ""
    fresh = len(made.fresh)
    listed = "".join(_game(desk, words, game) for game in made.games)
    if fresh:
        key = "keep.bring.keep" if fresh > 1 or len(made.games) > 1 else "keep.bring.play"
        button = (
            '<button type="button" class="big primary" data-act="bring-keep">'
            f"{words.say(key, n=fresh)}</button>"
        )
    else:
        button = f"<p>{words.say('keep.bring.here')}</p>"
    return f'<ul class="games">{listed}</ul>{button}'


def _game(desk: Desk, words: Words, game: Candidate) -> str:
    note = game.note
    here = ""
    if game.here:
        here = (
            f'<button type="button" data-act="{escape(f"play-game {game.here}")}">'
            f"{words.say('keep.open-it')}</button>"
        )
    return (
        f'<li class="game">{picture(note.map, note.colours)}'
        f'<div class="game-words"><b>{title_of(words, note)}</b>{seats_of(words, note)}'
        f"<small>{facts_of(desk, words, note)}</small></div>{here}</li>"
    )


def faults(words: Words, found: list[Fault]) -> str:
    """What is wrong, with its line; what the text itself says is only quoted."""
    shown = "".join(f"<li>{fault_text(words, fault)}</li>" for fault in found[:MOST_FAULTS])
    rest = len(found) - MOST_FAULTS
    more = f"<li>{words.say('keep.fault.more', n=rest)}</li>" if rest > 0 else ""
    return f'<ul class="faults" role="alert">{shown}{more}</ul>' if found else ""


def fault_text(words: Words, fault: Fault) -> str:
    """One fault in words, safe in markup."""
    said = words.say(f"keep.fault.{fault.kind}")
    if fault.line:
        said = words.say("keep.fault.line", n=fault.line) + " " + said
    if fault.quote:
        said += f" <code>{escape(fault.quote)}</code>"
    if fault.detail:
        said += f' <small lang="en">{escape(fault.detail)}</small>'
    return said
